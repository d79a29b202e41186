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
  for (const { amount, from } of items) {
    if (!amount) continue;
    const previous = groups.at(-1);
    if (hasTokens && amount.kind === "number" && amount.unit === "USD" && !amount.token) continue;
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

const isInBaseUnits = (amount: Amount) => amount.kind === "number" && amount.unit === "base units";

/** "10 USDC to 0x… and 10 USDC to 0x…": the same amount again, for the next party. */
function isForAnother(known: Amount, { quote }: Amount, parties: readonly Party[]): boolean {
  const isBetween = parties.some(
    (party) => party.quote.start >= known.quote.end && party.quote.end <= quote.start,
  );
  return isBetween && parties.some((party) => party.quote.start >= quote.end);
}
