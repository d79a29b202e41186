import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { pastWords, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { wordOf } from "./reference.ts";

/** Who is to get how much, in the words of a wish. */
interface Wish extends Span {
  party: number | undefined;
  value: FoundNumber["value"];
  /** Where its number and token stand. */
  sum: Span;
}

const DUE = /^(?:should|must|shall|is|are|to|has|needs?|wants?|be)$/;
const GETS = /^(?:gets?|receives?|have|paid|needs?|wants?)$/;
const WISHING = /^(?:want|need|like|wish)$/;
const PAYING = /^(?:pay|give|send|transfer)$/;
const DONE = /^(?:send|transfer|pay|forward|pass)$/;
/** "…, then pay"; "then I pay" asks nobody. */
const LED = /^(?:then|and|please|finally|afterwards|[.,;:])$/;

/**
 * The reading without a wish that is told before how it is fulfilled, which is what is to be done: "0x… should get 2 WETH,
 * so wrap 2 ETH and send it" asks for one payment. What that leaves out it has from the wish.
 */
export function withoutWish(
  reading: Reading,
  calls: readonly Call[],
): { reading: Reading; said: Quote[] } | undefined {
  const { lexemes, text } = reading;
  const addresses = new Set(lexemes.flatMap(({ kind, lower }) => (kind === "address" ? lower : [])));
  const wish = lexemes.map((_, at) => wishAt(reading, at)).find((one) => one !== undefined);
  if (!wish) return undefined;
  const how = lexemes.slice(wish.to);
  const party = wish.party === undefined ? undefined : lexemes[wish.party];
  const done = party
    ? addresses.size === 1
      ? how.some(({ kind }) => kind === "address")
        ? whereTold({ ...reading, lexemes: how }, wish)
        : withPayment({ ...reading, lexemes: how }, wish, party, lexemes.slice(wish.sum.from, wish.sum.to))
      : undefined
    : isBrought(reading, wish, calls)
      ? how
      : undefined;
  if (!done) return undefined;
  const said = lexemes.slice(wish.from, wish.to).flatMap((one) => (one === party ? [] : quoteOf(text, one)));
  return { reading: { ...reading, lexemes: [...lexemes.slice(0, wish.from), ...done] }, said };
}

function wishAt(reading: Reading, at: number): Wish | undefined {
  const found =
    gettingAt(reading, at) ?? payingAt(reading, at) ?? owingAt(reading, at) ?? needAt(reading, at);
  if (!found) return undefined;
  const { lexemes } = reading;
  const whence = pastWords(lexemes, found.to, /^(?:from|out|me|of|mine|my|wallet|account)$/, 3);
  // "… out of my Aave deposit"
  const place = spokenProtocolAt(reading, whence);
  const from = place ? pastWords(lexemes, place.to, /^(?:deposits?|position|balance|account)$/, 1) : whence;
  const mark = /^[.,;:]$/.test(wordAt(lexemes, from)) ? from + 1 : from;
  const to = wordAt(lexemes, mark) === "so" ? mark + 1 : mark;
  return to > from ? { ...found, to } : undefined;
}

/** "0x… should get 2 WETH" */
function gettingAt(reading: Reading, at: number): Wish | undefined {
  const { lexemes } = reading;
  if (lexemes[at]?.kind !== "address") return undefined;
  const begin = wordAt(lexemes, at + 1) === ")" ? at + 2 : at + 1;
  const isLiked = wordAt(lexemes, begin) === "would" && wordAt(lexemes, begin + 1) === "like";
  const due = isLiked ? begin + 2 : pastWords(lexemes, begin, DUE, 3);
  const gets = !isLiked && GETS.test(wordAt(lexemes, due)) ? due + 1 : due;
  if (gets === begin) return undefined;
  const sum = sumAt(reading, gets);
  return sum && { ...sum, from: at, party: at };
}

/** "I want to give 2 WETH to 0x…", "I'd like to pay 0x… 100 USDC" */
function payingAt(reading: Reading, at: number): Wish | undefined {
  const { lexemes } = reading;
  const wishing = /^(?:i|we|i'd|we'd)$/.test(wordAt(lexemes, at))
    ? pastWords(lexemes, at + 1, /^would$/, 1)
    : undefined;
  if (wishing === undefined || !WISHING.test(wordAt(lexemes, wishing))) return undefined;
  if (wordAt(lexemes, wishing + 1) !== "to" || !PAYING.test(wordAt(lexemes, wishing + 2))) return undefined;
  const object = wishing + 3;
  const isParty = lexemes[object]?.kind === "address";
  const sum = sumAt(reading, isParty ? object + 1 : object);
  const party = isParty ? object : sum && wordAt(lexemes, sum.to) === "to" ? sum.to + 1 : undefined;
  if (!sum || party === undefined || lexemes[party]?.kind !== "address") return undefined;
  return { ...sum, from: at, to: Math.max(sum.to, party + 1), party };
}

/** "I owe 0x… 100 USDC" */
function owingAt(reading: Reading, at: number): Wish | undefined {
  const { lexemes } = reading;
  if (!/^(?:i|we)$/.test(wordAt(lexemes, at))) return undefined;
  const owe = pastWords(lexemes, at + 1, /^(?:still|have|to)$/, 2);
  const isDue = wordAt(lexemes, owe) === "owe" || (owe === at + 3 && wordAt(lexemes, owe) === "pay");
  if (!isDue || lexemes[owe + 1]?.kind !== "address") return undefined;
  const sum = sumAt(reading, owe + 2);
  return sum && { ...sum, from: at, party: owe + 1 };
}

/** "I need 2 WETH" */
function needAt(reading: Reading, at: number): Wish | undefined {
  const { lexemes } = reading;
  if (!/^(?:i|we)$/.test(wordAt(lexemes, at)) || !/^(?:need|want)$/.test(wordAt(lexemes, at + 1)))
    return undefined;
  const sum = sumAt(reading, at + 2);
  return sum && { ...sum, from: at, party: undefined };
}

function sumAt(reading: Reading, at: number): Omit<Wish, "from" | "party"> | undefined {
  const number = numberAt(reading.lexemes, at);
  const token = number && tokenAtLexeme(reading, number.to, true);
  return token && { value: number.value, sum: { from: at, to: token.to }, to: token.to };
}

/** "I need 2 WETH, so wrap 2 ETH": what one of the calls brings. */
function isBrought(reading: Reading, { value, sum }: Wish, calls: readonly Call[]): boolean {
  const number = numberAt(reading.lexemes, sum.from);
  const token = tokenAtLexeme(reading, number?.to ?? sum.from, true);
  return calls.some(
    ({ operation, amountOut }) =>
      operation === "wrap" &&
      amountOut?.asset.symbol?.toLowerCase() === token?.token.symbol?.toLowerCase() &&
      amountOut?.baseUnits === toBaseUnits(value, amountOut?.asset.decimals ?? 0),
  );
}

/** "I owe 0x… 100 USDC. Withdraw that from Aave and pay it out to that address.": where it is told once more who is paid. */
function whereTold(how: Reading, { value }: Wish): readonly Lexeme[] | undefined {
  const { lexemes } = how;
  const [at, ...others] = lexemes.flatMap(({ lower }, place) => (DONE.test(lower) ? place : []));
  const party = lexemes.findIndex(({ kind }) => kind === "address");
  const paid = at === undefined ? undefined : sumAt(how, at + 1);
  const isSame = paid && toBaseUnits(paid.value, 18) === toBaseUnits(value, 18);
  const isOnce = others.length === 0 && lexemes.filter(({ kind }) => kind === "address").length === 1;
  return isSame && isOnce && /^(?:[.,;!]|please|thanks|)$/.test(wordAt(lexemes, party + 1))
    ? lexemes
    : undefined;
}

/** "… and transfer it over", "…, then pay": with what is paid, and to whom; undefined where nothing or something else is. */
function withPayment(how: Reading, wish: Wish, party: Lexeme, sum: readonly Lexeme[]): Lexeme[] | undefined {
  const { lexemes } = how;
  const paying = lexemes.flatMap(({ lower }, at) => (DONE.test(lower) ? at : []));
  const [at, ...others] = paying;
  if (at === undefined || others.length > 0 || !LED.test(wordAt(lexemes, at - 1))) return undefined;
  const paid = sumAt(how, at + 1);
  if (paid && toBaseUnits(paid.value, 18) !== toBaseUnits(wish.value, 18)) return undefined;
  const end = paid?.to ?? at + 1;
  const over = pastWords(lexemes, end, /^(?:over|on|across|along|there|it)$/, 1);
  if (!/^(?:[.,;!]|please|thanks|afterwards|)$/.test(wordAt(lexemes, over))) return undefined;
  const [first, last] = [lexemes[at], lexemes[over - 1]];
  if (!first || !last) return undefined;
  const meant = [...(paid ? lexemes.slice(at + 1, paid.to) : sum), wordOf("to"), party];
  return [
    ...lexemes.slice(0, at + 1),
    ...meant.map((one) => ({ ...one, start: first.start, end: last.end })),
    ...lexemes.slice(over),
  ];
}
