import type { Call } from "../calls/call.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

const PAYS_OR_GRANTS = /^(?:approve|transfer)$/;
const NO_DEED = /(?:^| )(?:for|for the|of)$/;
const PASSIVE = /^(?:(?:is|gets|are) )?[a-z]+(?:ed|paid)$/;

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
    const isOwn = (operations: ReadonlySet<string> | undefined) =>
      own.some(({ operation }) => operations?.has(operation) === true);
    const told: string[] = [];
    const named: string[] = [];
    for (let before = at - 1; before >= 0; before -= 1) {
      const one = items[before];
      const isParty = roles.some((own) => own[before] === "recipient" || own[before] === "spender");
      if (one === undefined || isParty || one.is === "address" || one.clause !== item.clause) break;
      named.push(...one.said.split(" "));
      // "32.50 USDC for parking", "67.5 USDC of cash"
      if (!NO_DEED.test(`${items[before - 2]?.said} ${items[before - 1]?.said}`))
        told.push(...one.said.split(" "));
    }
    // "the petty cash → 0x… is approved for 384 USDC"
    const behind = items.slice(at + 1, at + 4).filter(({ clause }) => clause === item.clause);
    if (
      behind.some(
        ({ said }) => PASSIVE.test(said) && isOwn(operationVerb(said.split(" ").at(-1) ?? "")?.certain),
      )
    )
      return false;
    const verbs = told.flatMap((word) => operationVerb(word) ?? []).filter(({ certain }) => certain.size > 0);
    // "an allowance of 30 USDC for 0x…", who is paid
    const nouns = named.flatMap((word) => operationsOfNoun(word) ?? []);
    const isOfOther = nouns.some((one) => calls.some(({ operation }) => one.has(operation)));
    if ((verbs.length === 0 && !isOfOther) || verbs.some(({ possible }) => isOwn(possible))) return false;
    return !named.some((word) => isOwn(operationsOfNoun(word)));
  });
