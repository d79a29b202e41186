import type { Operation } from "../../calls/call.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";

const PART = /^(?:step|part|leg|half|rest|first|second|third|last|other|former|latter)$/;
const SPEAKER = /^(?:i|i'm|i'll|we|we're|we'll)$/;
const DOES =
  /^(?:do|doing|handle|handling|make|making|manage|managing|run|running|execute|executing|place|finish|finishing|perform|sort|cover)$/;
const ALONE = /^(?:myself|ourselves|manually|later|$)/;
const BY_ONESELF = /\b(?:myself|ourselves|manually|on (?:my|our) own|by hand)\b/;
const OWN = /^(?:is|are|stays?|remains?) (?:mine|ours|my job|on me|up to me|with me|for me|my part)/;
const REACH = 7;

const MADE: readonly Operation[] = ["approve", "revoke", "swap", "transfer", "bridge"];

const isMade = (word: string) => [...(operationsOfNoun(word) ?? [])].some((one) => MADE.includes(one));

/** "the swap I'm doing by hand", "the second step is mine", "I'm making the trade myself": a deed that the speaker keeps, or that was done. */
export function isDoneOtherwise(own: readonly Lexeme[]): boolean {
  const words = own.flatMap(({ kind, lower }) => (kind === "sign" ? [] : [lower]));
  // "you set both approvals already"
  if (words.includes("already") && words.some(isMade)) return true;
  return words.some((word, at) => {
    const isDeed = PART.test(word) || operationsOfNoun(word) !== undefined;
    const then = words.slice(at + 1, at + REACH);
    if (isDeed && OWN.test(then.join(" "))) return true;
    if (isDeed && SPEAKER.test(then[0] ?? "")) {
      const does = then.findIndex((one) => DOES.test(one));
      return does >= 0 && ALONE.test(then[does + 1] ?? "");
    }
    return (
      SPEAKER.test(word) &&
      then.some((one) => DOES.test(one)) &&
      then.some((one) => operationsOfNoun(one) !== undefined) &&
      BY_ONESELF.test(then.join(" "))
    );
  });
}
