import type { ControlChange } from "../../calls/control-change.ts";

interface ControlWords {
  /** Which way it goes: whoever is added is not removed. */
  direction: "gives" | "takes" | "changes";
  /** All of which an intent that asks for it has in it, in one form or another. */
  words: readonly string[];
}

/** What else people call them. */
const FORMS: Readonly<Record<string, RegExp>> = {
  owner: /owner|signer|\bkey\b/,
  threshold:
    /threshold|quorum|(?:signatures?|confirmations?|approvals?)(?: are| is| (?:must|should|shall|will|to) be)? (?:required|needed|necessary)|(?:signatures|confirmations) (?:that )?(?:our|my|the) safe (?:requires|needs)|(?:required|needed|necessary) (?:signatures?|confirmations?|approvals?)/,
};

/** Whether a text has a word, or what people say for it. */
export const says = (text: string, word: string): boolean => FORMS[word]?.test(text) ?? text.includes(word);

const CHANGES: Readonly<Record<ControlChange["change"], ControlWords>> = {
  "add owner": { direction: "gives", words: ["owner", "threshold"] },
  "remove owner": { direction: "takes", words: ["owner", "threshold"] },
  "replace owner": { direction: "changes", words: ["owner"] },
  "set threshold": { direction: "changes", words: ["threshold"] },
  "enable module": { direction: "gives", words: ["module"] },
  "disable module": { direction: "takes", words: ["module"] },
  "set guard": { direction: "changes", words: ["guard"] },
  "set module guard": { direction: "changes", words: ["module", "guard"] },
  "set fallback handler": { direction: "changes", words: ["fallback"] },
  "replace code": { direction: "changes", words: [] },
  "set up Safe": { direction: "changes", words: ["threshold"] },
  "set admin": { direction: "changes", words: ["admin"] },
  "transfer ownership": { direction: "changes", words: ["owner"] },
  "accept ownership": { direction: "changes", words: ["owner"] },
  "renounce ownership": { direction: "takes", words: ["owner"] },
  "grant role": { direction: "gives", words: ["role"] },
  "revoke role": { direction: "takes", words: ["role"] },
  "renounce role": { direction: "takes", words: ["role"] },
  "change rate mode": { direction: "changes", words: ["interest rate"] },
  liquidate: { direction: "changes", words: [] },
};

export function wordsOf(change: ControlChange): readonly string[] {
  const { words } = CHANGES[change.change];
  return change.change === "set up Safe" && change.delegatecall ? [...words, "delegatecall"] : words;
}

const GIVING = /^(?:add|enabl|install|appoint|nam|activat|becom|bring|new)/i;
const TAKING = /^(?:remov|disabl|uninstall|revok|renounc|delet|deactivat|kick|boot|turf|throw)/i;

/** Whether a change of control goes the way of the verb that asks for it. */
export function isSameDirection(verb: string, change: ControlChange): boolean {
  const isTakenAway = "subject" in change && change.subject === undefined;
  const direction = isTakenAway ? "takes" : CHANGES[change.change].direction;
  if (GIVING.test(verb)) return direction !== "takes" && change.change !== "replace owner";
  if (TAKING.test(verb)) return direction === "takes";
  return true;
}

/** Words between two addresses by which the second is the one who goes. */
const REVERSING = /\b(?:instead of|in place of|replac(?!ed (?:by|with)\b)\w*|in lieu of|rather than)\b/i;

/** Whether the one who goes and the one who comes stand in the intent as in the call; both are named in it. */
export function isSameExchange(text: string, change: ControlChange): boolean {
  if (change.change !== "replace owner") return true;
  const [first, second] = [text.indexOf(change.replaces), text.indexOf(change.subject)];
  const between = text.slice(Math.min(first, second) + change.subject.length, Math.max(first, second));
  // "in with A, out with B"
  const isReversed = REVERSING.test(between) || /\bin with\s*$/.test(text.slice(0, Math.min(first, second)));
  return first < second !== isReversed;
}
