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
  const byFirstWord = Map.groupBy(known, ({ words }) => words[0] ?? "");
  return (lexemes, at) => {
    const candidates = byFirstWord.get(lexemes[at]?.lower ?? "");
    if (!candidates) return undefined;
    for (const { words, value, spoken } of candidates)
      if (standsAt(lexemes, at, words)) return { value, spoken, to: at + words.length };
    return undefined;
  };
}

/** Whether the words stand there; the first is known to. */
function standsAt(lexemes: readonly { lower: string }[], at: number, words: readonly string[]): boolean {
  for (let index = 1; index < words.length; index += 1)
    if (lexemes[at + index]?.lower !== words[index]) return false;
  return true;
}
