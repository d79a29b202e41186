import type { Address } from "../../addresses/address.ts";
import type { ControlChange } from "../../calls/control-change.ts";
import type { Owners } from "../../intent/intent.ts";

interface ControlWords {
  /** Which way it goes: whoever is added is not removed. */
  direction: "gives" | "takes" | "changes";
  /** All of which an intent that asks for it has in it, in one form or another. */
  words: readonly string[];
}

/** What else people call them. */
const FORMS: Readonly<Record<string, RegExp>> = {
  owner: /owner|signer|\bkey\b/,
  signer:
    /owner|signer|signator|\bkey\b|\b(?:from|to|off|in|joins?|out of) (?:the |our |my )?(?:safe|multisig)\b/,
  threshold:
    /threshold|quorum|(?:signatures?|confirmations?|approvals?)(?: are| is| (?:must|should|shall|will|to) be)? (?:required|needed|necessary)|(?:signatures|confirmations) (?:that )?(?:our|my|the) safe (?:requires|needs)|(?:required|needed|necessary) (?:signatures?|confirmations?|approvals?)/,
};

/** Whether a text has a word, or what people say for it. */
export const says = (text: string, word: string): boolean => FORMS[word]?.test(text) ?? text.includes(word);

const CHANGES: Readonly<Record<ControlChange["change"], ControlWords>> = {
  "add owner": { direction: "gives", words: ["signer", "threshold"] },
  "remove owner": { direction: "takes", words: ["signer", "threshold"] },
  "replace owner": { direction: "changes", words: ["signer"] },
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

const GIVING = /^(?:add|enabl|install|appoint|nam|activat|becom)/i;
const TAKING = /^(?:remov|disabl|uninstall|revok|renounc|delet|deactivat)/i;

/** Whether a change of control goes the way of the verb that asks for it; of owners it is told one by one. */
export function isSameDirection(verb: string, change: ControlChange): boolean {
  if (/ owner$/.test(change.change)) return true;
  const isTakenAway = "subject" in change && change.subject === undefined;
  const direction = isTakenAway ? "takes" : CHANGES[change.change].direction;
  if (GIVING.test(verb)) return direction !== "takes";
  if (TAKING.test(verb)) return direction === "takes";
  return true;
}

/** Whether those who come and go as owners are the ones that the intent names, each the way that it says. */
export function isSameOwners(owners: Owners | undefined, change: ControlChange): boolean {
  const isOnly = (said: readonly Address[] = [], ...meant: readonly Address[]) =>
    said.length === meant.length && meant.every((one) => said.includes(one));
  switch (change.change) {
    case "add owner":
      return isOnly(owners?.comes, change.subject) && isOnly(owners?.goes);
    case "remove owner":
      return isOnly(owners?.goes, change.subject) && isOnly(owners?.comes);
    case "replace owner":
      return isOnly(owners?.comes, change.subject) && isOnly(owners?.goes, change.replaces);
    default:
      return true;
  }
}
