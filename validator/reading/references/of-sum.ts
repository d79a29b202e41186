import type { Operation } from "../../calls/call.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Named, Sum } from "./named.ts";
import { ENDS, type Reference } from "./reference.ts";

const POINTING =
  /^(?:the|that|those|these|this|said|same|all|full|whole|entire|exact|exactly|borrowed|withdrawn|resulting)$/;
const SUM = /^(?:amount|sum|quantity)$/;
const MONEY = /^(?:money|funds|cash|coins|tokens)$/;
const PRONOUN = /^(?:it|them|these|those|that|this)$/;
const WHOLE = /^(?:whole|all|both|full|entirety)$/;
const GOT = /^(?:get|got|receive|received|borrow|borrowed|withdraw|withdrew|withdrawn)$/;

/** The words at a place that stand for a sum: "that amount", "those 400", "0.165 of it", "the lot". */
export function sumMeant(reading: Reading, at: number, named: Named): Reference | undefined {
  // "wrap it" takes it as it is yet.
  const isTurning = isTurned(reading.lexemes, at - 1);
  const sums = isTurning ? named.sums.filter((sum) => !sum.isTurned) : named.sums;
  const [last] = sums;
  if (!last || isOtherThan(reading, at)) return undefined;
  const meant = (to: number, sum = last): Reference => ({ to, meant: [sum.number, ...sum.token] });
  return (
    bothAt(reading, at, sums, meant) ??
    pointedAt(reading, at, sums, meant) ??
    partAt(reading, at, last.isTurned ? last.token : (named.token ?? last.token)) ??
    objectAt(reading, at, (to) =>
      isOver(reading, to) || isHad(reading, at, to)
        ? meant(to, isGranted(reading.lexemes, at) ? ofRight(named, sums) : last)
        : undefined,
    )
  );
}

/** "Swap 5 DAI for at least 4 USDC, approve 0x… for it": the last that the right is of. */
const ofRight = ({ granted: { token = [] } }: Named, sums: readonly Sum[]) =>
  sums.find((sum) => sum.token.map(({ lower }) => lower).join() === token.map(({ lower }) => lower).join());

const isTurned = (lexemes: readonly Lexeme[], at: number) =>
  [...(operationVerb(wordAt(lexemes, at))?.certain ?? [])].some((one) => /^(?:wrap|unwrap)$/.test(one));

const NOT_QUITE =
  /^(?:nearly|almost|about|around|roughly|approximately|some|part|half|most|much|double|twice|thrice|than|minus|plus|under|below|above|rest|third|quarter)$/;

/** "nearly the same amount", "half of it" */
function isOtherThan({ lexemes }: Reading, at: number): boolean {
  const before = backOver(lexemes, at, POINTING, 3) - 1;
  return NOT_QUITE.test(wordAt(lexemes, wordAt(lexemes, before) === "of" ? before - 1 : before));
}

type Meant = (to: number, sum?: Sum) => Reference | undefined;

/** "have it swapped", "I'd like it sold", "…, then the full 400 converted" */
const isHad = ({ lexemes }: Reading, at: number, to: number) =>
  /^(?:have|then|like|want|need)$/.test(wordAt(lexemes, at - 1)) && isPast(wordAt(lexemes, to));

/** "deposit the money in Aave"; "the money in my wallet" is another. */
const isOver = ({ lexemes }: Reading, at: number) =>
  ENDS.test(wordAt(lexemes, at)) &&
  !(wordAt(lexemes, at) === "in" && /^(?:my|our|the)$/.test(wordAt(lexemes, at + 1)));

/** "0x… receives both WETH", of two. */
function bothAt(reading: Reading, at: number, sums: readonly Sum[], meant: Meant): Reference | undefined {
  const token = wordAt(reading.lexemes, at) === "both" ? tokenAtLexeme(reading, at + 1) : undefined;
  const symbol = token?.token.symbol?.toLowerCase();
  const [last] = sums.filter((sum) => sum.symbol?.toLowerCase() === symbol);
  const isTwo = last && last.value.digits === 2n * 10n ** BigInt(last.value.scale);
  return token && isTwo && ENDS.test(wordAt(reading.lexemes, token.to)) ? meant(token.to, last) : undefined;
}

const RENEWED = /^the new (?:value|amount|figure|level|sum|limit)$/;

/** "that amount", "the same 1000 USDC", "those 400", "that DAI" */
function pointedAt(reading: Reading, at: number, sums: readonly Sum[], meant: Meant): Reference | undefined {
  const { lexemes } = reading;
  const to = pastWords(lexemes, at, POINTING, 3);
  // "first down to zero, then to the new value"
  const renewed = wordAt(lexemes, at - 1) === "to" ? phraseEnd(lexemes, at, RENEWED) : undefined;
  if (renewed !== undefined) return meant(renewed);
  if (to === at) return undefined;
  const isPointed = lexemes
    .slice(at, to)
    .some(({ lower }) => /^(?:that|those|these|this|same|said)$/.test(lower));
  const isMuch = wordAt(lexemes, to) === "much" && isOver(reading, to + 1);
  const isSum = SUM.test(wordAt(lexemes, to)) && wordAt(lexemes, to + 1) !== "of";
  if (isPointed && (isSum || isMuch)) return meant(to + 1);
  const number = numberAt(lexemes, to);
  const token = tokenAtLexeme(reading, number?.to ?? to, number !== undefined);
  const end = token?.to ?? number?.to ?? to;
  const found = sums.find(
    (sum) =>
      (!number || isSame(sum, number)) &&
      (!token || sum.symbol?.toLowerCase() === token.token.symbol?.toLowerCase()),
  );
  if (!found || end === to || (!number && !isDeed(lexemes, at - 1))) return undefined;
  if (token && number) return meant(end, found);
  // "the WETH you get"
  const isGot = /^(?:you|i|we)$/.test(wordAt(lexemes, end)) && GOT.test(wordAt(lexemes, end + 1));
  const over = isGot ? end + 2 : end;
  return ENDS.test(wordAt(lexemes, over)) || isHad(reading, at, over) ? meant(over, found) : undefined;
}

const isSame = ({ value }: Sum, { value: other }: FoundNumber) =>
  value.digits * 10n ** BigInt(other.scale) === other.digits * 10n ** BigInt(value.scale);

/** "0.165 of it", "50 of the same token" */
function partAt({ lexemes }: Reading, at: number, token: readonly Lexeme[]): Reference | undefined {
  const number = numberAt(lexemes, at);
  if (!number || wordAt(lexemes, number.to) !== "of") return undefined;
  const same = pastWords(lexemes, number.to + 1, /^(?:the|same)$/, 2);
  const isSameToken = same === number.to + 3;
  const to = isSameToken && /^(?:token|coin)$/.test(wordAt(lexemes, same)) ? same + 1 : same;
  if (isSameToken && ENDS.test(wordAt(lexemes, to)))
    return { to, meant: [...lexemes.slice(at, number.to), ...token] };
  return PRONOUN.test(wordAt(lexemes, number.to + 1))
    ? { to: number.to + 2, meant: [...lexemes.slice(at, number.to), ...token] }
    : undefined;
}

/** "swap it", "deposit the money", "sell the whole of it", "put the whole loan into WETH", "unwrap what you get", "have it swapped" */
function objectAt({ lexemes }: Reading, at: number, meant: Meant): Reference | undefined {
  // "buy WETH with all of it"
  const isUsed = wordAt(lexemes, at - 1) === "with" && !PRONOUN.test(wordAt(lexemes, at));
  if (!isUsed && !isDeed(lexemes, at - 1) && !isGranted(lexemes, at)) return undefined;
  const word = (place: number) => wordAt(lexemes, at + place);
  const got = gotEnd(lexemes, at);
  if (got !== undefined) return meant(got);
  if (word(0) === "what" && word(1) === "comes" && /^(?:out|back|in)$/.test(word(2))) return meant(at + 3);
  const begin = /^(?:the|that|this)$/.test(word(0)) ? 1 : 0;
  if (begin === 1 && (MONEY.test(word(1)) || word(1) === "lot")) return meant(at + 2);
  if (begin === 1 && WHOLE.test(word(1)) && /^(?:thing|loan|sum|amount|lot)$/.test(word(2)))
    return meant(at + 3);
  if (WHOLE.test(word(begin)) && word(begin + 1) === "of" && PRONOUN.test(word(begin + 2)))
    return meant(at + begin + 3);
  return PRONOUN.test(word(0)) ? meant(at + 1) : undefined;
}

const BESIDE = /^(?:out|up|over|then|please|me|back|just|all)$/;

/** "what you borrowed" */
function gotEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const [word, who, got] = [0, 1, 2].map((place) => wordAt(lexemes, at + place));
  return word === "what" && /^(?:you|i|we)$/.test(who ?? "") && GOT.test(got ?? "") ? at + 3 : undefined;
}

/** "for 0x…", "to the router 0x…" */
const isForHolder = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:for|to)$/.test(wordAt(lexemes, at)) &&
  (lexemes[at + 1]?.kind === "address" || wordAt(lexemes, at + 1) === "the");

/** "approve it for 0x…", "approve what you borrowed to 0x…", "approve 0x… for it" */
const isGranted = (lexemes: readonly Lexeme[], at: number) =>
  (/^(?:approve|approving)$/.test(wordAt(lexemes, at - 1)) &&
    isForHolder(lexemes, gotEnd(lexemes, at) ?? at + 1)) ||
  (wordAt(lexemes, at - 1) === "for" &&
    lexemes[at - 2]?.kind === "address" &&
    /^(?:approve|approving|allow|authori[sz]e)$/.test(
      wordAt(lexemes, backOver(lexemes, at - 2, /^(?:the|router)$/, 2) - 1),
    ));

/** "revoke it", "enable it as collateral" */
const isOfNoSum = (operation: Operation) => /^(?:revoke|approve|administer)$/.test(operation);

/** "I'd like them sold" */
const isWished = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:like|want|need)$/.test(wordAt(lexemes, at)) &&
  /^(?:i|we|i['’]d|we['’]d|would)$/.test(wordAt(lexemes, at - 1));

/** Whether a verb stands there that does something with a sum. */
function isDeed(lexemes: readonly Lexeme[], at: number): boolean {
  const place = BESIDE.test(wordAt(lexemes, at)) ? at - 1 : at;
  // "use all of it to buy WETH"
  if (/^(?:use|using|put|putting|have)$/.test(wordAt(lexemes, place)) || isWished(lexemes, place))
    return true;
  const { certain, possible } = operationVerb(wordAt(lexemes, place)) ?? {};
  const meant = certain && certain.size > 0 ? certain : possible;
  return meant !== undefined && meant.size > 0 && ![...meant].every(isOfNoSum);
}
