import { plainAt, type Word } from "../grammar/word.ts";

const ONE = /^(?:one|1)$/;

/** "one for one", "1:1": as much as is given, which a trade that may bring less does not keep. */
export function guardParity(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    const isRatio = ONE.test(word.plain) && /^(?:for|to|:)$/.test(plainAt(words, at + 1));
    if (isRatio && ONE.test(plainAt(words, at + 2)) && word.element === undefined)
      word.problem = "another demand";
  }
}
