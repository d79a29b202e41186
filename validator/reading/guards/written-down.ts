import { wordsOfRole } from "../../lexicon/roles.ts";
import { plainAt, type Word } from "../grammar/word.ts";

const WRITING = wordsOfRole("writing down");
const PUTTING = wordsOfRole("putting");
const WRITTEN = wordsOfRole("written on");
const INTO = /^(?:in|into|on|onto|to|down|up|at|inside|under)$/;
const WHOSE = /^(?:my|our|his|her|their|the)$/;
/** How far the colon may stand behind the verb. */
const REACH = 8;

/**
 * Marks what is to be put into writing and not to be done: "Put into my will: token 7 is to go to 0x…", "Write on the
 * whiteboard: send …". A will is for when one is dead, wherever it is named.
 */
export function guardWrittenDown(words: Word[]): void {
  for (const [at, word] of words.entries())
    if (isLastWill(words, at) || isWrittenDown(words, at)) word.problem = "report";
}

/** "my will", "her last will", "grandma's will"; "there's a will and a way" is a saying. */
const isLastWill = (words: readonly Word[], at: number) =>
  plainAt(words, at) === "will" &&
  (WHOSE.test(plainAt(words, at - 1)) ||
    /\p{L}['’]s$/u.test(words[at - 1]?.lexeme.text ?? "") ||
    (plainAt(words, at - 1) === "last" && WHOSE.test(plainAt(words, at - 2))) ||
    (plainAt(words, at - 1) === "a" && !/^(?:is|there's)$/.test(plainAt(words, at - 2))));

/** A verb of writing at the beginning of what ends in a colon, and on or into what: nothing of the request stands there. */
function isWrittenDown(words: readonly Word[], at: number): boolean {
  const isWriting = WRITING.has(plainAt(words, at));
  if (!isWriting && !PUTTING.has(plainAt(words, at))) return false;
  const colon = words.findIndex(({ lexeme }, end) => end > at && lexeme.text === ":");
  if (colon < 0 || colon > at + REACH) return false;
  const between = words.slice(at + 1, colon);
  if (
    between.length === 0 ||
    between.some(({ element, lexeme }) => element !== undefined || lexeme.kind !== "word")
  )
    return false;
  const into = between.findIndex(({ plain }) => INTO.test(plain));
  const noun = between.at(-1)?.plain ?? "";
  return isWriting
    ? into >= 0 || between.every(({ plain }) => /^(?:this|that|it|the|following)$/.test(plain))
    : into >= 0 && WRITTEN.has(noun);
}
