import type { Call, Operation } from "../../calls/call.ts";
import type { Reading } from "../../intent/reading.ts";
import { deedsTold } from "./clause-patterns.ts";
import { clauseAt, isLedAt, isOverAt } from "./told-clause.ts";

const OPPOSITES: ReadonlyMap<Operation, Operation> = new Map([
  ["withdraw", "supply"],
  ["supply", "withdraw"],
]);

const TAKEN_BACK =
  /\btak(?:e|ing) back (?:the|that|this|its) (?:\w+ )?(?:one|allowance|approval|permission|right)\b/i;

/** "Aave V3 -> my wallet: 100 USDC", where calls only put it in, "take back the one over 5 DAI", where they only allow: a clause tells the opposite of what is done. */
export function isToldOtherwise(reading: Reading, calls: readonly Call[]): boolean {
  const done = new Set(calls.flatMap(({ operation, alsoOperation = [] }) => [operation, ...alsoOperation]));
  if (done.has("approve") && !done.has("revoke") && TAKEN_BACK.test(reading.folded)) return true;
  const opposites = [...done].flatMap((one) => OPPOSITES.get(one) ?? []).filter((one) => !done.has(one));
  return opposites.length > 0 && reading.lexemes.some((_, at) => tells(reading, at, opposites));
}

function tells(reading: Reading, at: number, deeds: readonly Operation[]): boolean {
  if (!isLedAt(reading, at)) return false;
  let words = "";
  return clauseAt(reading, at, {}).some(({ as, to }) => {
    words += as === "" ? "" : `${as} `;
    if (as === "" || !isOverAt(reading, to)) return false;
    const [told, ...others] = [...deedsTold("orders", words), ...deedsTold("headings", words)];
    return told !== undefined && deeds.includes(told) && others.every((one) => one === told);
  });
}
