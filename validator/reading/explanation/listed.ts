import type { Call } from "../../calls/call.ts";
import { add, quotient } from "../../decimals/decimal.ts";
import type { Amount, NumberAmount, Quote, Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { fractionAt } from "../../intent/percentages.ts";
import { isTaken, quoteSpan, type Reading, take, wordAt } from "../../intent/reading.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import type { MentionOf } from "../mentions/mention.ts";
import { quoteBetween } from "../mentions/quote-between.ts";
import { everyIn } from "./for-every.ts";
import type { Ground } from "./ground.ts";

/** What is said of a whole list of payments. */
export interface Listed {
  /** Into how many even shares the sum that is named is split. */
  parts: bigint;
  /** Whether one amount is for every one of them. */
  isForEvery: boolean;
}

/**
 * Takes what is said of a whole list of payments: what they come to ("30 USDC in total"), that one amount is for every
 * one, that a sum is split into even shares and what these are. Gives nothing where it does not add up.
 */
export function takeListed(reading: Reading, { calls }: Ground): Listed | undefined {
  // "USDC approvals of 100 each: 0x…, 0x…"
  const isGranted = calls.length > 1 && calls.every(({ operation }) => operation === "approve");
  const each = isGranted ? quoteBetween(reading, ...everyIn(reading.lexemes)) : undefined;
  // What they come to is no permission's: "an allowance of 100 USDC in total: 0x… and 0x…", "between them".
  if (
    isGranted &&
    reading.lexemes.some(
      ({ lower }, at) =>
        TOTAL.test(lower) || /^(?:between|among)$/.test(lower) || isInAll(reading.lexemes, at),
    )
  )
    return undefined;
  if (each) take(reading, each);
  if (isGranted && onesIn(reading).length === calls.length) takeOnes(reading);
  if (calls.length < 2 || calls.some(({ operation }) => operation !== "transfer"))
    return { parts: 1n, isForEvery: each !== undefined };
  const parts = BigInt(calls.length);
  const several = quoteBetween(reading, ...severalIn(reading, parts));
  // "Three payments of 50 USDC to each of them" are more.
  if (
    several &&
    reading.lexemes.some(({ lower }, at) => lower === "to" && wordAt(reading.lexemes, at + 1) === "each")
  )
    return undefined;
  if (several) take(reading, several);
  const shares = several ? [] : sharesIn(reading, parts);
  const evenly = several ? undefined : (shares[0] ?? quoteBetween(reading, ...evenlyIn(reading, parts)));
  const every = quoteBetween(reading, ...everyIn(reading.lexemes));
  for (const words of [evenly, every, ...shares]) if (words) take(reading, words);
  const amounts = findMentions(reading, { operation: "transfer", isToken: () => true, isPlace: () => false })
    .filter((mention) => mention.kind === "amount")
    .filter((mention): mention is Counted => isExact(mention.amount));
  const [whole, ...others] = amounts;
  const isListed = amounts.length === calls.length;
  const total = evenly
    ? undefined
    : amounts.find((one) => isTotal(reading, one, amounts, parts, (every ?? several) !== undefined));
  // "Three payments of 50 USDC in total"
  if (!total && !evenly && amounts.some((one) => isSaidTotal(reading, one) && !isApart(reading, one)))
    return undefined;
  if (total) takeTotal(reading, total, amounts);
  const isForEvery = several !== undefined;
  if (isForEvery) takeOnes(reading);
  // "Dole it out evenly: 50 USDC to 0x…, 50 USDC to 0x…"
  const isSame = ({ amount }: Counted) => whole !== undefined && isSameAmount(amount, whole.amount);
  if (!evenly || (isListed && others.every(isSame))) return { parts: 1n, isForEvery };
  // "Split it three ways, 50 USDC each"
  const isEach = whole && /^(?:each|apiece)$/.test(wordAt(reading.lexemes, whole.to));
  if (isEach && others.length === 0) return { parts: 1n, isForEvery };
  // "…, so 300 for each"
  const share = whole && quotient(whole.amount.value, parts);
  if (!share || !others.every(({ amount }) => isSameAmount(amount, { ...amount, value: share })))
    return undefined;
  for (const { quote } of others) take(reading, quote);
  takeOnes(reading);
  return { parts, isForEvery };
}

const ONWARD = /^(?:to|for|into|goes)$/;

const onesIn = ({ lexemes }: Reading) =>
  lexemes.filter(({ lower }, at) => lower === "one" && ONWARD.test(wordAt(lexemes, at + 1)));

/** "one to 0x…, one to 0x…", "one to 0x…, the other to 0x…" */
function takeOnes(reading: Reading): void {
  const { lexemes } = reading;
  for (const [at, { lower }] of lexemes.entries()) {
    const isOther = lower === "other" && wordAt(lexemes, at - 1) === "the";
    if (!isOther && lower !== "one") continue;
    const end = isOther && wordAt(lexemes, at + 1) === "one" ? at + 2 : at + 1;
    const words = quoteBetween(reading, isOther ? at - 1 : at, end);
    if (words && ONWARD.test(wordAt(lexemes, end))) take(reading, words);
  }
}

/** The sum itself says no payment; its token may be that of the payments: "150 USDC in total: 100 to 0x… and 50 to 0x…". */
function takeTotal(reading: Reading, { quote, token }: Counted, amounts: readonly Counted[]): void {
  const isNamed = amounts.some((one) => one.quote !== quote && one.token);
  take(reading, token && !isNamed ? { start: quote.start, end: token.quote.start } : quote);
}

type Counted = MentionOf<"amount"> & { amount: NumberAmount };

const isExact = (amount: Amount) => amount.kind === "number" && amount.bound === "exact" && !amount.upTo;

/** "1,500 USDC in total", "split 150 USDC: …": what the others come to, and no payment of its own. */
function isTotal(
  reading: Reading,
  one: Counted,
  amounts: readonly Counted[],
  parts: bigint,
  isEach: boolean,
): boolean {
  const { lexemes } = reading;
  const rest = amounts.flatMap((other) => (other === one ? [] : other.amount.value));
  const [first, ...more] = rest;
  // "50 USDC each …, 150 USDC altogether"
  const isOfEach = isEach && rest.length === 1;
  const isSplit =
    BigInt(rest.length) === parts && one === amounts[0] && SPLITTING.test(wordAt(lexemes, one.from - 1));
  const times = isOfEach ? parts : 1n;
  const sum = first && more.reduce(add, first);
  return (
    sum !== undefined &&
    wordAt(lexemes, one.from - 1) !== "not" &&
    (isSaidTotal(reading, one) || isSplit) &&
    isSameAmount(one.amount, { ...one.amount, value: { ...sum, digits: sum.digits * times } })
  );
}

/** Whether an amount is said to be all of them: "80 USDC in total", "in all". */
function isSaidTotal({ lexemes }: Reading, { from, to }: Counted): boolean {
  const near = lexemes.slice(Math.max(0, from - 3), to + 3);
  return near.some(({ lower }) => TOTAL.test(lower)) || isInAll(lexemes, to);
}

/** "… 0.3 ETH to 0x…, total must not exceed 1 ETH": whether a mark or an address parts an amount from what is said of all. */
function isApart({ lexemes }: Reading, { from, to }: Counted): boolean {
  const isPart = ({ lower, kind }: Lexeme) => kind === "address" || /^[,;.:()]$/.test(lower);
  const behind = lexemes.slice(to, to + 3);
  const before = lexemes.slice(Math.max(0, from - 3), from).toReversed();
  if (isInAll(lexemes, to)) return false;
  return [behind, before].every((words) => {
    const total = words.findIndex(({ lower }) => TOTAL.test(lower));
    return total < 0 || words.slice(0, total).some(isPart);
  });
}

const TOTAL = /^(?:total|altogether|overall|sum|together)$/;
const SPLITTING = /^(?:split|splitting|distribute|divide|share|the|these|those)$/;

const isInAll = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "in" && wordAt(lexemes, at + 1) === "all";

/** "Three equal payments of 50 USDC", "two times 5 USDC": where it is said that each is so much, if so many are made. */
function severalIn(reading: Reading, count: bigint): [from: number, to: number] {
  const { lexemes } = reading;
  const from = lexemes.findIndex((_, at) => {
    const number = numberAt(lexemes, at);
    if (!number || !isCount(number, count) || /^(?:in|into)$/.test(wordAt(lexemes, at - 1))) return false;
    return severalEnd(lexemes, number.to) !== undefined;
  });
  const number = from < 0 ? undefined : numberAt(lexemes, from);
  // "50 USDC times three: 0x…, 0x…, 0x…"
  const times = lexemes.findIndex(({ lower }, at) => {
    const often = /^[x×]$|^times$/.test(lower) ? numberAt(lexemes, at + 1) : undefined;
    return often && isCount(often, count) && /^[:,;.]$/.test(wordAt(lexemes, often.to));
  });
  if (!number && times > 0) return [times, numberAt(lexemes, times + 1)?.to ?? 0];
  if (number) return [from, severalEnd(lexemes, number.to) ?? 0];
  // "in equal shares of 50 USDC: one to 0x…, one to 0x…"
  const ones = onesIn(reading);
  const isWhole = lexemes.some(({ lower }, at) => TOTAL.test(lower) || isInAll(lexemes, at));
  const even =
    BigInt(ones.length) === count && !isWhole
      ? lexemes.findIndex(({ lower }, at) => lower === "equal" && !numberAt(lexemes, at - 1))
      : -1;
  return [even, even < 0 ? 0 : (severalEnd(lexemes, even) ?? 0)];
}

function severalEnd(lexemes: Reading["lexemes"], from: number): number | undefined {
  const at = /^(?:equal|identical|separate)$/.test(wordAt(lexemes, from)) ? from + 1 : from;
  const isOf = SHARES.test(wordAt(lexemes, at)) && wordAt(lexemes, at + 1) === "of";
  const to = isOf ? at + 2 : wordAt(lexemes, from) === "times" ? from + 1 : undefined;
  return to !== undefined && numberAt(lexemes, to) ? to : undefined;
}

/** "half to 0x… and the other half to 0x…": the parts of a sum, where each of the payments has one. */
function sharesIn(reading: Reading, count: bigint): Quote[] {
  const { lexemes } = reading;
  const found: Quote[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const { ratio, to = at } = isTaken(reading, at) ? {} : (fractionAt(lexemes, at) ?? {});
    if (ratio?.above !== 1n || ratio.below !== count) continue;
    const isOfIt = wordAt(lexemes, to) === "of" && wordAt(lexemes, to + 1) === "it";
    const end = isOfIt ? to + 2 : to;
    if (!/^(?:to|for|goes|into|→)$/.test(wordAt(lexemes, end))) continue;
    const isOther =
      /^(?:other|last|final)$/.test(wordAt(lexemes, at - 1)) && wordAt(lexemes, at - 2) === "the";
    found.push(quoteSpan(reading, { from: isOther ? at - 2 : at, to: end }));
    at = end - 1;
  }
  return BigInt(found.length) === count ? found : [];
}

/** The words that say that shares are even: "evenly", "in equal parts", "half each", "a quarter for each". */
function evenlyIn(reading: Reading, count: bigint): [from: number, to: number] {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) => !isTaken(reading, place) && /^(?:evenly|equally|equal)$/.test(lower),
  );
  if (at >= 0) {
    const from = countedFrom(lexemes, at, count);
    const to = SHARES.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
    // "in three equal parts of 50 USDC"
    if (from !== undefined && to > at + 1) return [from, wordAt(lexemes, to) === "of" ? to + 1 : to];
    return [wordAt(lexemes, at - 1) === "split" ? at - 1 : at, at + 1];
  }
  // "Split 150 USDC into three, 50 to each of 0x…", "… three ways"
  const ways = lexemes.findIndex(({ lower }, end) => lower === "ways" && isCountBefore(lexemes, end, count));
  if (ways >= 0 && !isTaken(reading, ways)) return [ways - 1, ways + 1];
  const behind = lexemes.findIndex(
    ({ lower }, end) =>
      /^[,:;.]$/.test(lower) && !isTaken(reading, end - 1) && countedFrom(lexemes, end, count) !== undefined,
  );
  if (behind >= 0) return [behind - 2, behind];
  const place = lexemes.findIndex((_, from) => {
    const { ratio, to = 0 } = fractionAt(lexemes, from) ?? {};
    const behind = lexemes.slice(to, to + 2);
    return (
      ratio?.above === 1n &&
      ratio.below === count &&
      behind.some(({ lower }) => /^(?:each|everyone|apiece)$/.test(lower))
    );
  });
  return [place, fractionAt(lexemes, place)?.to ?? 0];
}

const SHARES = /^(?:parts?|lots?|shares?|portions?|pieces?|payments?|transfers?|sums?|amounts?)$/;

/** Where "into three" begins, if that is how many payments there are and a place stands right behind. */
function countedFrom(lexemes: Reading["lexemes"], at: number, count: bigint): number | undefined {
  return /^(?:in|into)$/.test(wordAt(lexemes, at - 2)) && isCountBefore(lexemes, at, count)
    ? at - 2
    : undefined;
}

function isCountBefore(lexemes: Reading["lexemes"], at: number, count: bigint): boolean {
  const number = numberAt(lexemes, at - 1);
  return number?.to === at && isCount(number, count);
}

/** A call as it would be if it moved all that is split. */
export const multiplied = (call: Call, parts: bigint): Call =>
  parts > 1n && call.amountIn
    ? { ...call, amountIn: { ...call.amountIn, baseUnits: call.amountIn.baseUnits * parts } }
    : call;

export function partOf(step: Step, parts: bigint): Step | undefined {
  const { amount } = step;
  const value = amount?.kind === "number" ? quotient(amount.value, parts) : undefined;
  return value && amount?.kind === "number"
    ? { ...step, amount: { ...amount, value, whole: amount.quote } }
    : undefined;
}
