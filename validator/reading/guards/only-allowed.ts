import { changesGrant } from "../../calls/changes-grant.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";

/** Verbs of letting and of what is let, which are of other deeds as well. */
const OF_RIGHT = /^(?:lets?|letting|give|set|enable|spend|use|take|pull|move|draw|transfer|withdraw|access)$/;
/** What leads somewhere without a verb: "Approve 5 USDC for the pool; 5 USDC into Aave". */
const LEADS = /^(?:into|onto|→|->|=>|>)$/;
const ALLOWING = /^(?:may|can|allowances?|approvals?|permissions?)$/;

/** Marks a right that is asked for alone, where a call uses it as well: "Approve the Aave V3 pool for 5 USDC", where they are supplied. */
export const guardOnlyAllowed: Guard = (words, context) => {
  const rights = isUsed(context) ? words.filter(isOfRight) : [];
  if (rights.length === 0 || words.some((word) => tells(word, context))) return;
  for (const right of rights) right.problem = "only prepared";
};

/** Whether the one step that was read is a deed that a permission only serves. */
const isUsed = ({ facts, steps: [step, ...others] }: GuardContext) =>
  step !== undefined &&
  others.length === 0 &&
  !changesGrant(step.action.operation) &&
  facts.order.some(changesGrant);

const isOfRight = ({ plain, filler }: Word) =>
  filler !== "remark" && (ALLOWING.test(plain) || operationVerb(plain)?.possible.has("approve") === true);

/** Whether a word tells the deed itself: its verb, its name, what it leads into or brings. */
function tells({ plain, filler, element }: Word, { facts, steps: [step] }: GuardContext): boolean {
  if (step === undefined || filler === "remark") return false;
  const { operation } = step.action;
  const isMeant = operationVerb(plain)?.possible.has(operation) === true && !OF_RIGHT.test(plain);
  const isCalled = facts.functions.has(plain) && operationVerb(plain)?.certain.has("approve") !== true;
  const isGain = / wanted$/.test(element?.as ?? "");
  return (
    isMeant || isCalled || isGain || LEADS.test(plain) || operationsOfNoun(plain)?.has(operation) === true
  );
}
