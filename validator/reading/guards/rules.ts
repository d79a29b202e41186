import { byHead } from "../../lexicon/heads.ts";
import type { Word } from "../grammar/word.ts";

/** What stops a request at a word. */
export interface Rule<Context> {
  /** The words that it may hold at; without them, any. */
  at?: RegExp;
  problem: string;
  holds(words: readonly Word[], at: number, context: Context): boolean;
}

/** Marks the words that rules hold at, in the order of the rules, since a later one may tell otherwise why a word stops the request. */
export function markBy<Context>(
  rules: readonly Rule<Context>[],
): (words: readonly Word[], context: Context) => void {
  const rulesAt = byHead(rules, ({ at }) => at);
  return (words, context) => {
    for (const [at, word] of words.entries())
      for (const rule of rulesAt(word.plain))
        if (rule.at?.test(word.plain) !== false && rule.holds(words, at, context))
          word.problem = rule.problem;
  };
}
