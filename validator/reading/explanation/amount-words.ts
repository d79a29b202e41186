import type { Call } from "../../calls/call.ts";
import type { Amount, NumberAmount } from "../../intent/intent.ts";
import { endsSentence, isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import type { Ground } from "./ground.ts";

export function isFullAmount({ lexemes }: Reading, { to }: Mention): boolean {
  return wordAt(lexemes, to - 1) === "amount" || wordAt(lexemes, to) === "amount";
}

export const hasPronoun = (reading: Reading) =>
  reading.lexemes.some(({ lower }, at) => /^(?:it|them)$/.test(lower) && !isTaken(reading, at));

/** "0.1 ETH and $300": an amount that is joined to another is one more, whatever it comes to. */
export function isFurther({ lexemes }: Reading, mentions: readonly Mention[], at: number): boolean {
  const [before, { from = 0 } = {}] = [mentions[at - 1], mentions[at]];
  return (
    before?.kind === "amount" &&
    before.to === from - 1 &&
    /^(?:and|plus|\+|&|,)$/.test(wordAt(lexemes, from - 1))
  );
}

/** "Reduce my debt to 100 DAI" says what is to be left, not what is to be moved. */
export function isRest({ lexemes }: Reading, { from }: Mention, { operation }: Call): boolean {
  if (wordAt(lexemes, from - 1) !== "to" || /^(?:swap|wrap|unwrap|approve|revoke)$/.test(operation))
    return false;
  for (let at = from - 2; at >= 0 && !endsSentence(lexemes[at]); at -= 1)
    if (CHANGING.test(wordAt(lexemes, at))) return wordAt(lexemes, from - 2) !== "up";
  return false;
}

const CHANGING =
  /^(?:reduc|lower|decreas|cut|bring|brought|increas|rais|top|fill|down|back|set|limit|keep|shrink|trim)/;

export const isWorth = (amount: Amount): amount is NumberAmount =>
  amount.kind === "number" && amount.unit === "USD" && amount.bound === "about" && !amount.token;

export const isExact = (amount: Amount) =>
  amount.kind === "number" && amount.bound === "exact" && !amount.upTo;

/** Whether an amount is about so much, where another one says how much it is to be at least. */
export function isEstimate(
  { amount }: MentionOf<"amount">,
  mentions: readonly Mention[],
  limits: Ground["bounds"]["limits"] = [],
): boolean {
  const others = mentions.flatMap((mention) => (mention.kind === "amount" ? mention.amount : []));
  return (
    amount.kind === "number" &&
    amount.bound === "about" &&
    [...others, ...limits.map((limit) => limit.amount)].some(
      (one) => one.kind === "number" && one.bound === "at least",
    )
  );
}

/** "Dump all this PEPE, 12,000,000 PEPE": all of what a number is said of right behind. */
export function isNumbered({ amount, to }: MentionOf<"amount">, mentions: readonly Mention[]): boolean {
  const next = mentions.find(({ from }) => from >= to);
  return (
    amount.kind === "all" &&
    amount.token !== undefined &&
    next?.kind === "amount" &&
    isExact(next.amount) &&
    (!next.token || isSameToken(amount.token, next.token))
  );
}
