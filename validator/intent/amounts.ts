import type { Operation } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { isOf } from "../lexicon/lexicon.ts";
import { operationVerb } from "../lexicon/operation-words.ts";
import { termWords } from "../lexicon/term-words.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isNegated } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { OF_WHAT_IS_THERE } from "./of-what-is-there.ts";
import type { FoundAmount } from "./parts.ts";
import { isKey, pastWords, quoteSpan, type Stretch, wordAt } from "./reading.ts";
import { tokenAtLexeme, tokenWithin } from "./tokens.ts";

const UNLIMITED = new Set(["unlimited", "infinite", "unbounded"]);
const EVERYTHING = new Set("all entire everything max maximum whole full fully rest remaining".split(" "));
/** What may be meant by "all" without a token. */
const HOLDINGS = termWords("what all may be of");
const BETWEEN = termWords("between all and its token");

/** The amount that begins at a lexeme: one that is bound to a token, a unit or a currency, or stands where an amount is expected. */
export function amountAt(stretch: Stretch, at: number, operation: Operation): FoundAmount | undefined {
  return wholeAt(stretch, at, operation) ?? measuredAt(stretch, at);
}

/** "all my USDC", "my entire balance", "unlimited USDC", "repay in full". */
function wholeAt(
  { reading, to: end, verb }: Stretch,
  at: number,
  operation: Operation,
): FoundAmount | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const approving = changesGrant(operation);
  const wished = approving && word === "as" ? asWishedAt(reading, at) : undefined;
  if (wished) return wished;
  const unbounded = approving ? unboundedEnd(lexemes, at) : undefined;
  if (unbounded !== undefined) {
    const quote = quoteSpan(reading, { from: at, to: unbounded });
    return { amount: { kind: "unlimited", token: undefined, quote }, from: at, to: unbounded };
  }
  const owed = word === "whatever" ? owedEnd(lexemes, at) : undefined;
  if (owed !== undefined) {
    const quote = quoteSpan(reading, { from: at, to: owed });
    return { amount: { kind: "all", token: undefined, quote }, from: at, to: owed };
  }
  const isUnlimited = UNLIMITED.has(word);
  const isEvery = word === "every" && isEveryLast(reading, at);
  if ((!isUnlimited && !isEvery && !EVERYTHING.has(word)) || isNegated(lexemes, at)) return undefined;
  // "nearly all of my USDC" is a part.
  if (/^(?:almost|nearly|than|hardly)$/.test(wordAt(lexemes, at - 1))) return undefined;
  if (!isUnlimited && (numberAt(lexemes, at + 1) ?? numberAt(lexemes, at + 2))) return undefined;
  if (isOneWhole(reading, at)) return undefined;
  // "max approval of DAI"
  const next = at + 1 === verb ? at + 2 : at + 1;
  const within = tokenWithin(reading, next, Math.min(end, at + 6));
  // "all of his USDC debt", "all the stolen USDC"
  const isOwn = lexemes
    .slice(next, within?.from)
    .every(({ lower }, place) => next + place === verb || BETWEEN.test(lower));
  const token = isOwn ? within : undefined;
  if (!isUnlimited && !token && !isEvery && !isWholeByItself(reading, at, operation)) return undefined;
  const kind = isUnlimited || (approving && /^max/.test(word)) ? "unlimited" : "all";
  const span = { from: at, to: token?.to ?? at + 1 };
  return { amount: { kind, token: token?.token, quote: quoteSpan(reading, span) }, ...span };
}

/** "one whole ETH", "a full ETH", "2 full ETH" are so many and not all; "a full USDC withdrawal" is all. */
function isOneWhole(reading: Stretch["reading"], at: number): boolean {
  const { lexemes } = reading;
  if (!/^(?:whole|full|entire)$/.test(wordAt(lexemes, at))) return false;
  const before = lexemes[at - 1];
  if (
    before?.kind !== "number" &&
    !isOf(before?.lower ?? "", "numeral") &&
    !/^an?$/.test(before?.lower ?? "")
  )
    return false;
  const token = tokenAtLexeme(reading, at + 1, true);
  const next = token && lexemes[token.to];
  return token !== undefined && (next?.kind !== "word" || isOf(next.lower, ...AFTER_COUNTED));
}

const AFTER_COUNTED = ["preposition", "joint", "courtesy", "grammar", "bound", "manner"] as const;

/** Where "whatever is owed", "whatever I still owe" ends, which is all of a debt. */
function owedEnd(lexemes: Stretch["reading"]["lexemes"], at: number): number | undefined {
  const end = pastWords(lexemes, at + 1, /^(?:is|i|we|still|there|currently)$/, 3);
  const isOwed = end > at + 1 && /^(?:owed?|outstanding)$/.test(wordAt(lexemes, end));
  // "whatever is owed to me"
  return isOwed && !/^(?:to|by)$/.test(wordAt(lexemes, end + 1)) ? end + 1 : undefined;
}

/** "as much of my DAI as it wants" */
function asWishedAt(reading: Stretch["reading"], at: number): FoundAmount | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at + 1) !== "much") return undefined;
  const token = tokenAtLexeme(reading, pastWords(lexemes, at + 2, /^(?:of|my|our|the)$/, 2));
  const to = (token?.to ?? 0) + 3;
  const [as, who, wants] = [-3, -2, -1].map((place) => wordAt(lexemes, to + place));
  if (
    !token ||
    as !== "as" ||
    !/^(?:it|he|she|they)$/.test(who ?? "") ||
    !/^(?:wants?|likes?)$/.test(wants ?? "")
  )
    return undefined;
  const quote = quoteSpan(reading, { from: at, to });
  return { amount: { kind: "unlimited", token: token.token, quote }, from: at, to };
}

/** "every last bit of my USDC"; "every last Friday" is no amount. */
function isEveryLast(reading: Stretch["reading"], at: number): boolean {
  const { lexemes } = reading;
  if (!/^(?:last|single)$/.test(wordAt(lexemes, at + 1))) return false;
  const next = pastWords(lexemes, at + 2, /^(?:bit|cent|penny|drop|of|my|our|the)$/, 4);
  return tokenAtLexeme(reading, next)?.token.known === true || HOLDINGS.test(wordAt(lexemes, next));
}

/** Where words end by which a grant has no limit, "with no limit", "full allowance", "approve USDC max", "max approve". */
function unboundedEnd(lexemes: Stretch["reading"]["lexemes"], at: number): number | undefined {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  if (/^(?:no|without)$/.test(word)) {
    const noun = /^(?:an?|any)$/.test(next) ? at + 2 : at + 1;
    return /^(?:limit|limits|cap)$/.test(wordAt(lexemes, noun)) &&
      !/^(?:on|for|of|order|orders|price)$/.test(wordAt(lexemes, noun + 1))
      ? noun + 1
      : undefined;
  }
  // "(uint max)", "uint256.max"
  const last = /^[._]$/.test(next) ? at + 2 : at + 1;
  if (/^uint(?:256)?$/.test(word) && wordAt(lexemes, last) === "max") return last + 1;
  if (!/^(?:max|maximum|full|infinite|unlimited)$/.test(word) || isNegated(lexemes, at)) return undefined;
  // "amount=max uint256", "MAX_UINT256"
  const type = next === "_" ? at + 2 : at + 1;
  if (/^max/.test(word) && /^uint(?:256)?$/.test(wordAt(lexemes, type))) return type + 1;
  const isKeyed = isKey(lexemes, at - 2) && /^[),;]$/.test(next);
  const isLast = next === "" || isKeyed || operationVerb(next)?.certain.has("approve") === true;
  return /^(?:allowance|approval|access|permission)$/.test(next) || (isLast && word !== "full")
    ? at + 1
    : undefined;
}

function isWholeByItself({ lexemes }: Stretch["reading"], at: number, operation: Operation): boolean {
  const word = wordAt(lexemes, at);
  if (word === "everything")
    return !/^(?:ok|okay|good|fine|alright|is|was|looks|checks|else|as)$/.test(wordAt(lexemes, at + 1));
  if (word === "all" && /^(?:at|after|for|that's|that’s|thats|is|thanks)$/.test(wordAt(lexemes, at - 1)))
    return false;
  for (let next = at + 1; next < at + 5; next += 1) {
    if (HOLDINGS.test(wordAt(lexemes, next))) return true;
    if (!/^(?:of|my|the|outstanding|remaining|available|current|whole)$/.test(wordAt(lexemes, next))) break;
  }
  return OF_WHAT_IS_THERE.has(operation) && /^(?:all|full|fully|max|maximum)$/.test(word);
}
