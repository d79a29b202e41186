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
  return endingsOf(word).some((base) => wordClasses.get(base)?.has("quality") === true || told.has(base));
}

const isTabled = (word: string) => told.has(word) || wordClasses.has(word);

/** "quicker" of quick, "simplest" of simple, "happily" of happy, "redeploy" of deploy is none. */
function endingsOf(word: string): string[] {
  const stem = /^(.{3,})(?:er|est|ly)$/.exec(word)?.[1];
  if (stem === undefined || guards.has(word)) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1"), `${stem}le`];
}
