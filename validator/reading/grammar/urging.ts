import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { isA } from "../../lexicon/roles.ts";
import type { Word } from "./word.ts";

/** Deeds as nouns, which have to be the one that is asked for. */
const isDeedAsked = (word: string, asked: ReadonlySet<Operation>) =>
  [...(operationsOfNoun(word) ?? [])].some((one) => asked.has(one));

/** "Please execute it now", "so do it please", "please process": what is asked for elsewhere, urged once more; nothing is added. */
export function urges(own: readonly Word[], asked: ReadonlySet<Operation>): boolean {
  let verbs = 0;
  for (const { plain, lexeme, element, filler } of own) {
    if (element !== undefined && element.of !== "the call") return false;
    if (filler !== undefined && filler !== "courtesy" && filler !== "manner" && filler !== "lead-in")
      return false;
    if (filler !== undefined || isOf(plain, "courtesy")) continue;
    if (lexeme.kind === "sign" && /^["'’!]$/.test(lexeme.text)) continue;
    if (lexeme.kind !== "word" || guardOf(plain)) return false;
    const { certain = [], isCasual } = operationVerb(plain) ?? {};
    // "Toss it" does away with it; behind a trade "invest it" asks for more.
    const isAsked = !isCasual && [...certain].some((one) => asked.has(one));
    if (verbs === 0 && ((isAsked && isAsking(plain)) || isA(plain, "carrying out"))) verbs += 1;
    else if (!isA(plain, "urging", "urged") && !isDeedAsked(plain, asked)) return false;
  }
  return verbs === 1;
}
