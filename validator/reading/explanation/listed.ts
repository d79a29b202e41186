import type { Call } from "../../calls/call.ts";
import { add, quotient } from "../../decimals/decimal.ts";
import type { Amount, NumberAmount, Step } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { fractionAt } from "../../intent/percentages.ts";
import { isTaken, type Reading, take, wordAt } from "../../intent/reading.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { findMentions } from "../mentions/find-mentions.ts";
import type { MentionOf } from "../mentions/mention.ts";
import { quoteBetween } from "../mentions/quote-between.ts";
import type { Ground } from "./ground.ts";
import { everyIn } from "./shared-objects.ts";

/**
 * Takes what is said of a whole list of payments: what they come to ("30 USDC in total"), that one amount is for every
 * one, that a sum is split into even shares and what these are. Gives into how many, and nothing where it does not add up.
 */
export function takeListed(reading: Reading, { calls }: Ground): bigint | undefined {
  if (calls.length < 2 || calls.some(({ operation }) => operation !== "transfer")) return 1n;
  const parts = BigInt(calls.length);
  const evenly = quoteBetween(reading, ...evenlyIn(reading, parts));
  const every = quoteBetween(reading, ...everyIn(reading.lexemes));
  for (const words of [evenly, every]) if (words) take(reading, words);
  const amounts = findMentions(reading, { operation: "transfer", isToken: () => true, isPlace: () => false })
    .filter((mention) => mention.kind === "amount")
    .filter((mention): mention is Counted => isCount(mention.amount));
  const [whole, ...others] = amounts;
  const total = evenly ? undefined : amounts.find((one) => isTotal(reading, one, amounts));
  if (total) take(reading, total.quote);
  if (!evenly) return 1n;
  // "…, so 300 for each"
  const share = whole && quotient(whole.amount.value, parts);
  if (!share || !others.every(({ amount }) => isSameAmount(amount, { ...amount, value: share })))
    return undefined;
  for (const { quote } of others) take(reading, quote);
  // "one to 0x…, one to 0x…"
  for (const [at, lexeme] of reading.lexemes.entries())
    if (lexeme.lower === "one" && /^(?:to|for|into|goes)$/.test(wordAt(reading.lexemes, at + 1)))
      take(reading, lexeme);
  return parts;
}

type Counted = MentionOf<"amount"> & { amount: NumberAmount };

const isCount = (amount: Amount) => amount.kind === "number" && amount.bound === "exact" && !amount.upTo;

/** "1,500 USDC in total": what the others come to, and no payment of its own. */
function isTotal({ lexemes }: Reading, one: Counted, amounts: readonly Counted[]): boolean {
  const [first, ...rest] = amounts.flatMap((other) => (other === one ? [] : other.amount.value));
  const near = lexemes.slice(Math.max(0, one.from - 3), one.to + 3);
  return (
    first !== undefined &&
    near.some(({ lower }) => TOTAL.test(lower)) &&
    isSameAmount(one.amount, { ...one.amount, value: rest.reduce(add, first) })
  );
}

const TOTAL = /^(?:total|altogether|overall|sum|together)$/;

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
  // "Split 150 USDC into three, 50 to each of 0x…"
  const behind = lexemes.findIndex(
    ({ lower }, end) => /^[,:;.]$/.test(lower) && countedFrom(lexemes, end, count) !== undefined,
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

const SHARES = /^(?:parts?|lots?|shares?|portions?|pieces?|payments?|sums?|amounts?)$/;

/** Where "into three" begins, if that is how many payments there are and a place stands right behind. */
function countedFrom(lexemes: Reading["lexemes"], at: number, count: bigint): number | undefined {
  const isCounted = /^(?:in|into)$/.test(wordAt(lexemes, at - 2));
  const number = isCounted ? numberAt(lexemes, at - 1) : undefined;
  const isAll = number?.to === at && number.value.scale === 0 && number.value.digits === count;
  return isAll ? at - 2 : undefined;
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
