import { pluralOf, verbForms } from "./forms.ts";
import story from "./story.json" with { type: "json" };
import { guards, wordClasses } from "./word-classes.ts";

const split = (lines: readonly string[]) => lines.join(" ").split(" ");

/**
 * Common words of the language that ask for nothing, but that nobody has read for what they might do inside a request: they
 * are known where a story is told before it, and nowhere else.
 */
const told: ReadonlySet<string> = new Set(
  [
    ...split(story.noun).flatMap((noun) => [noun, pluralOf(noun)]),
    ...split(story.verb).flatMap((verb) => {
      const { present, going, past } = verbForms(verb);
      return [...present, ...going, ...past];
    }),
    ...split(story.adjective),
    ...split(story.adverb),
  ].filter((word) => !guards.has(word)),
);

/** Whether a story may have the word, also in a form that no table spells out: "quicker", "sensibly", "second-hand". */
export function isStoryWord(word: string): boolean {
  if (isTabled(word)) return true;
  if (word.includes("-")) return word.split("-").every((part) => part.length > 0 && isTabled(part));
  return !guards.has(word) && basesOf(word).some((base) => isTabled(base) && !guards.has(base));
}

/** Whether a table has the word as it stands. */
export const isTabled = (word: string) => told.has(word) || wordClasses.has(word);

const PREFIX = /^(?:re|pre|over|under|out|mid|co|inter|super|sub|multi)(.{4,})$/;
const ENDING = /^(.{3,}?)(?:ers?|ors?|est|ly|ions?|ations?|ments?|ness|ed|ing|s|less|ful|ish|y|al|ist|ists)$/;

/** What a word may be derived from: "quicker" of quick, "sensibly" of sensible, "incorporation" of incorporate, "redeploy" of deploy. */
function basesOf(word: string): string[] {
  const inner = PREFIX.exec(word)?.[1];
  const stem = ENDING.exec(word)?.[1];
  const stems =
    stem === undefined
      ? []
      : [stem, `${stem}e`, `${stem}le`, `${stem}ate`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  return inner === undefined ? stems : [inner, ...stems];
}
