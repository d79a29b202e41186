import { changesGrant } from "../../calls/changes-grant.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "usable for the hotel and for nothing else": what nobody can hold a spender to. */
const isForOne = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "for" &&
  /^(?:else|other)$/.test(plainAt(words, at + 1)) &&
  steps.some(({ action }) => changesGrant(action.operation));

const isOfGrants = ({ steps }: GuardContext) => steps.every(({ action }) => changesGrant(action.operation));

/** "Revoke nothing for 0x…" */
const isNone = (words: readonly Word[], at: number) =>
  words[at - 1]?.element?.as === "verb" && plainAt(words, at + 1) !== "else";

/** "Revoke all USDC allowances, 0x… among them": there are more. */
const isAmong = (_words: readonly Word[], _at: number, context: GuardContext) => isOfGrants(context);

/** "Approve 5 USDC from 0x…", "Approve 0x…'s 5 USDC": of what somebody else has. */
function isTheirs(words: readonly Word[], at: number, context: GuardContext): boolean {
  if (!context.asked.has("approve") || !isOfGrants(context)) return false;
  if (plainAt(words, at) === "from")
    return words[at + 1]?.lexeme.kind === "address" && context.facts.symbols.has(plainAt(words, at - 1));
  const holder = words[/^['’]$/.test(plainAt(words, at - 1)) ? at - 2 : at - 1];
  return holder?.lexeme.kind === "address" && words[at + 1]?.lexeme.kind === "number";
}

/** "Approve the payment of 5 USDC to 0x…": what is approved is no right to spend. */
const isOtherThing = (words: readonly Word[], at: number, context: GuardContext) =>
  isOfGrants(context) &&
  /^(?:the|a|this|that)$/.test(plainAt(words, at - 1)) &&
  words[at - 2]?.element?.as === "verb";

/** Marks what is said of a right to spend and is none that a call gives or takes: nobody's, somebody else's, one of more. */
export const guardNoRights: Guard = markBy<GuardContext>([
  { at: /^(?:nothing|none)$/, problem: "terms nobody checks", holds: isForOne },
  { at: /^nothing$/, problem: "negation", holds: isNone },
  { at: /^(?:among|amongst)$/, problem: "part", holds: isAmong },
  { at: /^(?:from|'s|’s|s)$/, problem: "somebody else's", holds: isTheirs },
  {
    at: /^(?:payment|transfer|invoice|bill|purchase|order)$/,
    problem: "another demand",
    holds: isOtherThing,
  },
]);
