import { isUnlimited } from "../../intent/compare-amount.ts";
import { grantsOf } from "../../nodes/grants.ts";
import { showAmount } from "../../nodes/show.ts";
import type { Call } from "../call.ts";
import type { Field } from "./fields.ts";
import { operationsOf } from "./operation-words.ts";

/** Words that mean one thing wherever they begin a summary; one may "pay" into a vault or "send" a repayment. */
const DEFINITE = /^(?:approv(?:e|es|al|ing)|revokes?|swaps?|borrows?|repays?|withdraws?|bridges?)$/;

/** A text that begins with another deed than any of the calls, or tells of an unlimited approval where there is none. */
export function summaryToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  if (typeof value !== "string" || value.length > 1000) return undefined;
  const words = value.toLowerCase().match(/[a-z]+/g) ?? [];
  const [first = ""] = words;
  if (words.some((word) => word === "unlimited" || word === "infinite")) {
    const grants = calls.flatMap(grantsOf);
    const isLimited = grants.length > 0 && !grants.some(({ baseUnits }) => isUnlimited(baseUnits));
    const isDenied = words.some((word) => /^(?:no|not|never|without|non|avoid)$/.test(word));
    if (isLimited && !isDenied) return grants.map(showAmount).join(", ");
  }
  if (!DEFINITE.test(first)) return undefined;
  const meant = new Set(
    words.flatMap((word) => [...operationsOf(word), ...operationsOf(word.replace(/s$|ing$/, ""))]),
  );
  if (/^approv/.test(first)) meant.add("approve").add("revoke");
  const done = calls.flatMap(({ operation, alsoOperation = [], permits = [] }) => [
    operation,
    ...alsoOperation,
    ...(permits.length > 0 ? (["approve"] as const) : []),
  ]);
  return done.some((operation) => meant.has(operation)) ? undefined : done.join(", ");
}
