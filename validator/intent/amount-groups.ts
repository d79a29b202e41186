import type { Amount, Party } from "./intent.ts";
import type { Item } from "./items.ts";
import { type Reading, take, wordAt } from "./reading.ts";
import { isSameAmount } from "./same-asset.ts";

/** Restatements such as "(100000000000000000 wei)" or "about $250" join the amount that they restate. */
export function groupAmounts(
  reading: Reading,
  items: readonly Item[],
  parties: readonly Party[],
): Amount[][] {
  const { lexemes } = reading;
  const groups: Amount[][] = [];
  const hasTokens = items.some(({ amount }) => amount && (amount.kind !== "number" || amount.unit !== "USD"));
  let end = -1;
  for (const { amount, from, to } of items) {
    if (!amount) continue;
    const previous = groups.at(-1);
    if (hasTokens && amount.kind === "number" && amount.unit === "USD" && !amount.token) {
      // "0.1 ETH (about $300)" tells its worth, which prices can confirm.
      if (previous && isBeside(reading, end, from)) previous.push({ ...amount, bound: "about" });
      continue;
    }
    end = to;
    const isRestated = /^(?:\(|=|or|aka|equals?|,|e|is)$/.test(wordAt(lexemes, from - 1));
    const isAgain = previous?.some(
      (known) => isSameAmount(known, amount) && !isForAnother(known, amount, parties),
    );
    const isOtherUnit =
      amount.kind === "number" && (amount.unit !== "token" || previous?.every(isInBaseUnits) === true);
    if (previous && (isAgain || (isRestated && isOtherUnit))) {
      if (isAgain) take(reading, amount.quote);
      else previous.push(amount);
    } else groups.push([amount]);
  }
  return groups;
}

/** Whether only brackets and words of likeness stand between an amount and its worth. */
function isBeside({ lexemes }: Reading, end: number, from: number): boolean {
  for (let at = end; at < from; at += 1)
    if (
      !/^(?:\(|\[|,|about|around|roughly|approximately|approx|circa|some|or|worth|currently|~|≈|=|\.)$/.test(
        wordAt(lexemes, at),
      )
    )
      return false;
  return end >= 0 && from - end < 5;
}

const isInBaseUnits = (amount: Amount) => amount.kind === "number" && amount.unit === "base units";

/** "10 USDC to 0x… and 10 USDC to 0x…": the same amount again, for the next party. */
function isForAnother(known: Amount, { quote }: Amount, parties: readonly Party[]): boolean {
  const isBetween = parties.some(
    (party) => party.quote.start >= known.quote.end && party.quote.end <= quote.start,
  );
  return isBetween && parties.some((party) => party.quote.start >= quote.end);
}
