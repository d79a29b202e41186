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
    const found = candidates.find(({ words }) =>
      words.every((word, index) => lexemes[at + index]?.lower === word),
    );
    return found && { value: found.value, spoken: found.spoken, to: at + found.words.length };
  };
}
