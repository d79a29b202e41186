import type { Call } from "../calls/call.ts";
import { toBaseUnits } from "../decimals/decimal.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { pastWords, type Reading, wordAt } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { isOf as isWordOf } from "../lexicon/lexicon.ts";
import { phraseEnd } from "../lexicon/phrase-end.ts";

type FoundToken = NonNullable<ReturnType<typeof tokenAtLexeme>>;

const WANTING = /^(?:needs?|wants?|prefers?|requires?|expects?)$/;
const DUE = /^(?:should|must|shall)$/;
const HAVING = /^(?:some|to|have|get|receive)$/;
/** "I promised 0x… 5 USDC" */
const PROMISED = /^\s*(?:i|we)(?:['’]ve| have)? promised\b/i;
const CONTRAST = /^(?:rather than|instead of|and not|not)$/;

/**
 * The text of a goal with who wants something as who gets it, at the same places: "0x… needs 2 WETH", "0x… wants WETH rather
 * than ETH". By itself that is no request; before the way to it, it is what the way is for. Undefined where nobody does.
 */
export function goalMeant(reading: Reading, calls: readonly Call[]): string | undefined {
  const { lexemes, text } = reading;
  if (PROMISED.test(text)) return text.replace(PROMISED, (said) => "I owe".padStart(said.length));
  const party = lexemes.findIndex(({ kind }) => kind === "address");
  const begin = wordAt(lexemes, party + 1) === ")" ? party + 2 : party + 1;
  const isLiking = /^would (?:like|love)$/.test(`${wordAt(lexemes, begin)} ${wordAt(lexemes, begin + 1)}`);
  const isDue =
    (DUE.test(wordAt(lexemes, begin)) && /^(?:have|get|receive)$/.test(wordAt(lexemes, begin + 1))) ||
    (wordAt(lexemes, begin) === "is" && wordAt(lexemes, begin + 1) === "owed");
  // "I'd like 0x… to end up with 2 WETH"
  const isEnding =
    lexemes
      .slice(begin, begin + 4)
      .map(({ lower }) => lower)
      .join(" ") === "to end up with";
  if (party < 0 || !(isLiking || isDue || isEnding || WANTING.test(wordAt(lexemes, begin)))) return undefined;
  const isOwed = isDue && wordAt(lexemes, begin) === "is";
  const first = isEnding ? begin + 4 : isLiking || isOwed ? begin + 2 : begin + 1;
  const object = pastWords(lexemes, first, HAVING, 3);
  const number = numberAt(lexemes, object);
  const token = tokenAtLexeme(reading, number?.to ?? object, number !== undefined);
  const [verb, sum, last] = [lexemes[begin], lexemes[object], lexemes[(token?.to ?? 0) - 1]];
  if (!token || !verb || !sum || !last) return undefined;
  const behind = contrastEnd(reading, token.to, calls) ?? sourceEnd(reading, token.to, calls);
  const end = lexemes[(behind ?? 0) - 1]?.end ?? last.end;
  return (
    text.slice(0, verb.start) +
    "gets".padEnd(sum.start - verb.start) +
    text.slice(sum.start, last.end).padEnd(end - sum.start) +
    text.slice(end)
  );
}

const WISHING = /^(?:would|like|love|want|need|to|have|get|hold|own|some|a|an|my|our|these|those)$/;
const TURNED =
  /^(?:in|as|into|to be|to become|(?:turned|swapped|changed|exchanged|converted|traded)(?: over)? (?:to|into|for))$/;

/** "I need 2 WETH", "I want a WETH position", "I want my 5 DAI in USDC": the call that brings it, if the goal says no more. */
export function callWished(reading: Reading, calls: readonly Call[]): Call | undefined {
  const { lexemes } = reading;
  if (!/^(?:i|we|i['’]d|we['’]d)$/.test(wordAt(lexemes, 0))) return undefined;
  const held = heldEnd(reading);
  const sum = held ?? pastWords(lexemes, 1, WISHING, 6);
  const isWish = held !== undefined || lexemes.slice(1, sum).some(({ lower }) => WISH.test(lower));
  const number = numberAt(lexemes, sum);
  const token = tokenAtLexeme(reading, number?.to ?? sum, number !== undefined);
  if (!isWish || !token) return undefined;
  const as = held === undefined ? phraseEnd(lexemes, token.to, TURNED) : wishEnd(reading, token.to);
  const form = as === undefined ? undefined : tokenAtLexeme(reading, as);
  if (held !== undefined && !form) return undefined;
  const last = form?.to ?? token.to;
  const end = !form && wordAt(lexemes, last) === "position" ? last + 1 : last;
  if (!lexemes.slice(end).every(({ lower }) => /^[.,:;!]$/.test(lower))) return undefined;
  return calls.find(({ amountIn, amountOut }) => {
    const moved = form ? amountIn : amountOut;
    return (
      isOf(moved, token) &&
      (!form || isOf(amountOut, form)) &&
      (!number || moved?.baseUnits === toBaseUnits(number.value, moved?.asset.decimals ?? 0))
    );
  });
}

const WISH = /^(?:want|need|like|love)$/;

/** "I owe Marek 2 WETH and have only ETH, so …": the payment of it, if the goal says no more; what one has is what another call takes. */
export function callOwed(reading: Reading, calls: readonly Call[]): Call | undefined {
  const { lexemes } = reading;
  if (!/^(?:i|we) owe$/.test(`${wordAt(lexemes, 0)} ${wordAt(lexemes, 1)}`)) return undefined;
  const sum = pastWords(lexemes, 2, { test: isSomebody }, 3);
  const number = sum > 2 ? numberAt(lexemes, sum) : undefined;
  const token = number && tokenAtLexeme(reading, number.to, true);
  if (!number || !token) return undefined;
  const had = pastWords(lexemes, token.to, /^(?:,|but|and|i|we|only|just|have|hold|got)$/, 5);
  const held = had > token.to ? tokenAtLexeme(reading, had) : undefined;
  const isHeld = held === undefined || calls.some(({ amountIn }) => isOf(amountIn, held));
  if (!isHeld || !lexemes.slice(held?.to ?? token.to).every(({ lower }) => /^[.,:;!]$/.test(lower)))
    return undefined;
  return calls.find(
    ({ operation, amountIn }) =>
      operation === "transfer" &&
      isOf(amountIn, token) &&
      amountIn?.baseUnits === toBaseUnits(number.value, amountIn?.asset.decimals ?? 0),
  );
}

const isSomebody = (word: string) => /^(?:my|our)$/.test(word) || isWordOf(word, "name", "person");

const isOf = (moved: Call["amountIn"] | Call["amountOut"], { token }: FoundToken) =>
  moved?.asset.symbol?.toLowerCase() === token.symbol?.toLowerCase();

/** "I have 2 stETH and want them as wstETH": where the sum stands. */
function heldEnd({ lexemes }: Reading): number | undefined {
  const having = pastWords(lexemes, 1, /^(?:have|hold|own|got)$/, 2);
  return having > 1 && numberAt(lexemes, having) ? having : undefined;
}

/** "… and want them as" */
function wishEnd({ lexemes }: Reading, from: number): number | undefined {
  const wish = pastWords(lexemes, from, /^(?:and|that|which|i|we|i'd|we'd|would)$/, 3);
  const as = pastWords(lexemes, wish, /^(?:want|need|like|prefer|to|have|it|them|as)$/, 5);
  return as >= wish + 2 && wordAt(lexemes, as - 1) === "as" ? as : undefined;
}

/** "out of my Aave deposit": what one of the calls brings it from. */
function sourceEnd(reading: Reading, from: number, calls: readonly Call[]): number | undefined {
  const { lexemes } = reading;
  const begin = pastWords(lexemes, from, /^(?:out|of|from|my|our|the)$/, 4);
  const place = begin > from ? spokenProtocolAt(reading, begin) : undefined;
  const isBrought = calls.some(
    ({ operation, protocol }) => operation === "withdraw" && place && protocol.startsWith(place.name),
  );
  return place && isBrought
    ? pastWords(lexemes, place.to, /^(?:deposits?|position|balance|supply|account)$/, 1)
    : undefined;
}

/** "rather than ETH": what one of the calls turns into the other. */
function contrastEnd(reading: Reading, from: number, calls: readonly Call[]): number | undefined {
  const { lexemes } = reading;
  const two = `${wordAt(lexemes, from)} ${wordAt(lexemes, from + 1)}`;
  const at = CONTRAST.test(two) ? from + 2 : CONTRAST.test(wordAt(lexemes, from)) ? from + 1 : undefined;
  const other = at === undefined ? undefined : tokenAtLexeme(reading, at);
  const isTurned = calls.some(
    ({ operation, amountIn }) =>
      /^(?:wrap|unwrap|swap)$/.test(operation) &&
      amountIn?.asset.symbol?.toLowerCase() === other?.token.symbol?.toLowerCase(),
  );
  return other && isTurned ? other.to : undefined;
}
