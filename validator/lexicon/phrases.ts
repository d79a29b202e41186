export interface FoundPhrase<Value> {
  value: Value;
  /** The words in lower case, one space between them. */
  spoken: string;
  to: number;
}

/** Finds known phrases of one or more words at a lexeme, the longest first. */
export function createPhraseFinder<Value>(
  phrases: Iterable<readonly [spoken: string, value: Value]>,
): (lexemes: readonly { lower: string }[], at: number) => FoundPhrase<Value> | undefined {
  const known = [...phrases].map(([spoken, value]) => ({ spoken, value, words: spoken.split(" ") }));
  known.sort((left, right) => right.words.length - left.words.length);
  // By two words, because hundreds of phrases begin with "the".
  const byFirstWord = new Map(
    [...Map.groupBy(known, ({ words }) => words[0] ?? "")].map(([first, own]) => [
      first,
      {
        longer: Map.groupBy(own, ({ words }) => words[1] ?? ""),
        alone: own.find(({ words }) => words.length === 1),
      },
    ]),
  );
  return (lexemes, at) => {
    const own = byFirstWord.get(lexemes[at]?.lower ?? "");
    if (!own) return undefined;
    const longer = own.longer.get(lexemes[at + 1]?.lower ?? NOTHING);
    const found = longer?.find(({ words }) => standsAt(lexemes, at, words)) ?? own.alone;
    return found && { value: found.value, spoken: found.spoken, to: at + found.words.length };
  };
}

/** No word, so that no phrase of one word is found by what is not behind it. */
const NOTHING = "\n";

/** Whether the words stand there; the first two are known to. */
function standsAt(lexemes: readonly { lower: string }[], at: number, words: readonly string[]): boolean {
  for (let index = 2; index < words.length; index += 1)
    if (lexemes[at + index]?.lower !== words[index]) return false;
  return true;
}
