import { type Reading, wordAt } from "../../intent/reading.ts";
import type { MentionOf } from "../mentions/mention.ts";
import { isExact } from "./amount-words.ts";

/** How far behind the sum the right may stand: "off the old USDC allowance", "of 0x…'s allowance". */
const GRANT_REACH = 7;

/** "cancel 50 USDC of the allowance" leaves the rest of it. */
export function isOfGrant({ lexemes }: Reading, { amount, to }: MentionOf<"amount">): boolean {
  if (!isExact(amount) || !/^(?:of|from|off)$/.test(wordAt(lexemes, to))) return false;
  const behind = lexemes.slice(to, to + GRANT_REACH);
  return behind.some(({ lower }) => /^(?:allowances?|approvals?|permissions?)$/.test(lower));
}

/** "0x… may no longer spend more than 50 USDC" leaves it these. */
export const isSpared = ({ lexemes }: Reading, { amount, from }: MentionOf<"amount">) =>
  amount.kind === "number" &&
  lexemes
    .slice(Math.max(0, from - 2), from)
    .some(({ lower }) => /^(?:than|over|above|beyond)$/.test(lower)) &&
  lexemes.slice(0, from).some(({ lower }, at) => lower === "no" && wordAt(lexemes, at + 1) === "longer");
