import terms from "../data/lexicon/terms.json" with { type: "json" };

/** Words of one kind, as far as a finder of terms or a guard tells kinds apart. */
export interface Words {
  test(word: string): boolean;
}

/** The words of one list of the table. */
export function termWords(list: keyof typeof terms): Words {
  const words = new Set(terms[list].flatMap((line) => line.split(" ")));
  return { test: (word) => words.has(word) };
}
