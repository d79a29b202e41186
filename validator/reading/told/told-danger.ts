import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { termWords } from "../../lexicon/term-words.ts";

const BEFORE_DANGER = termWords("before why a right is taken back");
const DANGER = termWords("why a right is taken back");
const ENDS = /^(?:[.,;:!)–—]|so|and|)$/;
const BEGINS = /^(?:[.,;:!(–—]|and|)$/;
const SELF = /^(?:i|we|i've|we've)$/;
const DISTRUST = termWords("no longer trusts");
const DENYING = /^(?:don't|not|never|longer|stopped)$/;
const MORE = /^(?:anymore|any more|any longer)$/;
const MOST = 6;

/**
 * Why somebody is to lose his right, told of his address: "0x… looks like a scam, revoke its approvals", "I don't trust 0x….
 * Revoke …". Beside any other deed it would be a reason against it.
 */
export function toldDanger(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  if (!calls.every(({ operation }) => operation === "revoke")) return [];
  return lexemes.flatMap(({ kind }, at) => {
    if (kind !== "address") return [];
    const danger = pastWords(lexemes, at + 1, BEFORE_DANGER, MOST);
    const isTold =
      danger > at + 1 && DANGER.test(wordAt(lexemes, danger)) && ENDS.test(wordAt(lexemes, danger + 1));
    const first = beforeDistrust(reading, at);
    // "I don't trust 0x… any longer"
    const more = first < at ? phraseEnd(lexemes, at + 1, MORE) : undefined;
    return [
      ...(isTold ? [quoteSpan(reading, { from: at + 1, to: danger + 1 })] : []),
      ...(first < at && ENDS.test(wordAt(lexemes, more ?? at + 1))
        ? [quoteSpan(reading, { from: first, to: at })]
        : []),
      ...(more !== undefined && ENDS.test(wordAt(lexemes, more))
        ? [quoteSpan(reading, { from: at + 1, to: more })]
        : []),
    ];
  });
}

/** Where "I don't trust" begins before an address, or the address itself. */
function beforeDistrust({ lexemes }: Reading, at: number): number {
  let from = at;
  while (at - from < MOST && DISTRUST.test(wordAt(lexemes, from - 1))) from -= 1;
  const isSelf = SELF.test(wordAt(lexemes, from - 1));
  const isDenied = lexemes.slice(from, at).some(({ lower }) => DENYING.test(lower));
  return isDenied && isSelf && BEGINS.test(wordAt(lexemes, from - 2)) ? from - 1 : at;
}
