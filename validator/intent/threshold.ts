import type { Amount } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type Stretch, wordAt } from "./reading.ts";

/** How many owners have to sign: "threshold 2", "change the threshold of my Safe to 3". */
export function thresholdIn({ reading: { text, lexemes }, from, to }: Stretch): Amount | undefined {
  for (let word = from; word < to; word += 1) {
    if (wordAt(lexemes, word) !== "threshold") continue;
    for (let at = word + 1; at < Math.min(word + 8, to); at += 1) {
      const given = numberAt(lexemes, at);
      // "from 2 to 3"
      const number =
        given && wordAt(lexemes, given.to) === "to" ? (numberAt(lexemes, given.to + 1) ?? given) : given;
      const [first, last] = [lexemes[at], lexemes[(number?.to ?? 0) - 1]];
      if (!number || !first || !last) continue;
      // "threshold 2", where nothing else stands between.
      const quote = quoteOf(text, at - word <= 2 ? (lexemes[word] ?? first) : first, last);
      return { kind: "number", value: number.value, unit: "token", bound: "exact", token: undefined, quote };
    }
  }
  return undefined;
}
