import { headsOf } from "./heads.ts";

const LONGEST = 6;

/** Where the longest phrase of a kind ends that begins at a place. */
export function phraseEnd(
  lexemes: readonly { lower: string }[],
  from: number,
  phrase: RegExp,
): number | undefined {
  if (!headsOf(phrase).has(lexemes[from]?.lower ?? "")) return undefined;
  for (let to = Math.min(from + LONGEST, lexemes.length); to > from; to -= 1) {
    const words = lexemes.slice(from, to).map(({ lower }) => lower);
    if (phrase.test(words.join(" "))) return to;
  }
  return undefined;
}
