import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { backOver, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const RIGHT = /^(?:allowance|approval|permission|limit|cap)$/;
const OF_RIGHT = /^(?:the|its|that|this|his|her|their|new)$/;
const REFERRING = /^(?:it|that|this|them)$/;
const SETTING = /^(?:set|put|bring|reset|take|make|turn|cut|lower)$/;
const LEADING = /^(?:so|and|just|please|pls|i\.e|meaning|then)$/;
const TO = /^(?:back|down|straight|to|at|is|becomes|goes|should|must|be|[:=→])$/;
const NONE = /^(?:0|zero|nil|nothing)$/;
const ENDS = /^(?:[.,;:!()–—]|please|pls|thanks|)$/;
const BEGINS = /^(?:[.,;:!()–—]|)$/;

/**
 * "Revoke … . Set it to zero.", "…: allowance down to 0": beside a permission that ends, that nothing is left of it. What
 * remains of the text has to ask for the same by itself.
 */
export function toldEnd(reading: Reading, calls: readonly Call[]): Quote[] {
  const [call] = calls;
  if (calls.length !== 1 || call?.operation !== "revoke" || call.nonFungibles) return [];
  const { lexemes } = reading;
  return lexemes.flatMap((_, at) => {
    const from = subjectAt(reading, at);
    if (from === undefined) return [];
    const none = pastWords(lexemes, from, TO, 4);
    const isRest = NONE.test(wordAt(lexemes, none)) && ENDS.test(wordAt(lexemes, none + 1));
    // "0.5"
    return isRest && !/^\d/.test(wordAt(lexemes, none + 2))
      ? [quoteSpan(reading, { from: at, to: none + 1 })]
      : [];
  });
}

/** Where what is to be nothing ends, of what stands at the beginning of a clause: "set it", "its allowance". */
function subjectAt({ lexemes }: Reading, at: number): number | undefined {
  const before = backOver(lexemes, at, LEADING, 2) - 1;
  if (!BEGINS.test(wordAt(lexemes, before)) || before < 0) return undefined;
  const isSetting = SETTING.test(wordAt(lexemes, at));
  const next = isSetting ? at + 1 : at;
  const noun = pastWords(lexemes, next, OF_RIGHT, 1);
  if (RIGHT.test(wordAt(lexemes, noun))) return noun + 1;
  return isSetting && REFERRING.test(wordAt(lexemes, next)) ? next + 1 : undefined;
}
