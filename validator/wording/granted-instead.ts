import type { Call } from "../calls/call.ts";
import type { Reading } from "../intent/reading.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

/** What takes away without a verb of it: "to 0", "no more access", "(approval for all = false)", "shouldn't". */
const TAKING =
  /^(?:0|0\.0|zero|zeroed|none|nothing|nil|null|no|not|nobody|never|nor|false|off|out|away|back|gone|over|down|longer|anymore|without|former|ex|old|unused|stale|leaves?|left|los(?:e|es|t|ing)|expires?|ends?|ended|done|shut|finished|through|quits?|fired|enough|denie[ds]|deny|bye|goodbye|cannot|0x0)$|n['’]t$/;

/** Whether a text only grants where all that the calls do is to take rights away: "Give 0x… operator rights". */
export function isGrantedInstead({ lexemes }: Reading, calls: readonly Call[]): boolean {
  if (!calls.every(({ operation }) => operation === "revoke")) return false;
  let grants = false;
  for (const { lower } of lexemes) {
    const verb = operationVerb(lower)?.possible;
    if (TAKING.test(lower) || verb?.has("revoke") || operationsOfNoun(lower)?.has("revoke")) return false;
    grants ||= verb?.has("approve") === true || lower === "true";
  }
  return grants;
}
