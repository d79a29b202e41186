import type { Call } from "../calls/call.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

const PAYS_OR_GRANTS = /^(?:approve|transfer)$/;

/**
 * "Approve A for 480 DAI, and approve B for 30 USDC", where B is paid: among payments and rights somebody is told of by a verb that
 * means no call of his.
 */
export const hasVerbOfOthers = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  calls.length > 1 &&
  calls.every(({ operation }) => PAYS_OR_GRANTS.test(operation)) &&
  items.some((item, at) => {
    if (item.is !== "address") return false;
    const own = calls.filter(
      (_, call) => roles[call]?.[at] === "recipient" || roles[call]?.[at] === "spender",
    );
    if (own.length === 0) return false;
    const told: string[] = [];
    for (let before = at - 1; before >= 0; before -= 1) {
      const one = items[before];
      if (one === undefined || one.is === "address" || one.clause !== item.clause) break;
      told.push(...one.said.split(" "));
    }
    const isOwn = (operations: ReadonlySet<string> | undefined) =>
      own.some(({ operation }) => operations?.has(operation) === true);
    const verbs = told.flatMap((word) => operationVerb(word) ?? []).filter(({ certain }) => certain.size > 0);
    if (verbs.length === 0 || verbs.some(({ possible }) => isOwn(possible))) return false;
    return !told.some((word) => isOwn(operationsOfNoun(word)));
  });
