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
): boolean => {
  const among = calls.filter(({ operation }) => PAYS_OR_GRANTS.test(operation));
  if (among.length < 2) return false;
  return items.some((item, at) => {
    if (item.is !== "address") return false;
    const own = calls.filter(
      (one, call) =>
        among.includes(one) && (roles[call]?.[at] === "recipient" || roles[call]?.[at] === "spender"),
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
    const next = items.findIndex(
      (one, place) => place > at && (one.is === "address" || one.clause !== item.clause),
    );
    const behind = items.slice(at + 1, next < 0 ? undefined : next);
    // "the petty cash → 0x… is approved for 384 USDC"
    if (
      behind
        .slice(0, 3)
        .some(({ said }) => PASSIVE.test(said) && isOwn(operationVerb(said.split(" ").at(-1) ?? "")?.certain))
    )
      return false;
    const verbs = told.flatMap((word) => operationVerb(word) ?? []).filter(({ certain }) => certain.size > 0);
    if (verbs.some(({ possible }) => isOwn(possible))) return false;
    const hasNoun = (words: readonly string[], of: readonly Call[]) =>
      words.some((word) => of.some(({ operation }) => operationsOfNoun(word)?.has(operation)));
    // "an allowance of 30 USDC for 0x…", who is paid
    if (verbs.length > 0 || hasNoun(named, among)) return !hasNoun(named, own);
    // "0x… gets an allowance of 30 USDC"
    const beside = behind.flatMap(({ said }) => said.split(" "));
    return hasNoun(beside, among) && !hasNoun(beside, own);
  });
};

const POOLED = /^(?:supply|withdraw|borrow|repay)$/;

/** "Withdraw from Compound and supply to Aave", where it goes the other way: a pool beside words for the deed of another one alone. */
export const hasPoolOfOther = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  calls.filter(({ operation }) => POOLED.test(operation)).length > 1 &&
  items.some((item, at) => {
    const own = calls.filter((_, call) => roles[call]?.[at]);
    if (item.is !== "place" || !own.some(({ operation }) => POOLED.test(operation))) return false;
    const words = items.flatMap(({ is, said, clause }) =>
      clause === item.clause && (is === "word" || is === "open") ? said.split(" ") : [],
    );
    const isFor = (word: string, { operation }: Call) =>
      operationVerb(word)?.possible.has(operation) || operationsOfNoun(word)?.has(operation);
    return (
      !words.some((word) => own.some((call) => isFor(word, call))) &&
      words.some((word) => calls.some((call) => POOLED.test(call.operation) && isFor(word, call)))
    );
  });
