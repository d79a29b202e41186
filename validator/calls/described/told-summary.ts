import type { Address } from "../../addresses/address.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import type { Call } from "../call.ts";
import { grantsOf } from "../grants.ts";
import { showAmount } from "../show-amount.ts";
import type { Field } from "./fields.ts";
import { operationsOf } from "./operation-words.ts";

/** Words that mean one thing wherever they begin a summary; one may "pay" into a vault or "send" a repayment. */
const DEFINITE = /^(?:approv(?:e|es|al|ing)|revokes?|swaps?|borrows?|repays?|withdraws?|bridges?)$/;

/** Who receives or may spend; any other address may be that of a pool on the way. */
const PARTY = /\b(?:to|for|recipient|receiver|spender|beneficiary)\W{1,3}(0x[0-9a-fA-F]{40})\b/gi;

function isInvolved(address: string, calls: readonly Call[]): boolean {
  return calls.some((call) => {
    const { from, to, recipient, spender, owner, wrappers, amountIn, amountOut, arguments: given } = call;
    const known = [from, to, recipient, spender, owner, amountIn?.asset.contract, amountOut?.asset.contract];
    if (known.includes(address as Address) || wrappers.some((wrapper) => wrapper.to === address)) return true;
    return JSON.stringify(given, (_key, one) => (typeof one === "bigint" ? one.toString() : one))
      .toLowerCase()
      .includes(address.slice(2));
  });
}

/** A text that names an address which no call has, begins with another deed than any of the calls, or tells of an unlimited approval where there is none. */
export function summaryToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  if (typeof value !== "string" || value.length > 1000) return undefined;
  // Where nobody is said to send it, the address may be the sender's.
  const isSent = calls.every(({ from }) => from !== undefined);
  const named = isSent ? [...value.matchAll(PARTY)].map(([, address = ""]) => address.toLowerCase()) : [];
  const stranger = named.find((address) => !isInvolved(address, calls));
  if (stranger !== undefined) return `nothing of ${stranger}`;
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
