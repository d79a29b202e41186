import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { followsAddress, leadsToAddress } from "./party.ts";
import { isOpen, type Word } from "./word.ts";

/** "Bob's address: 0x… Send Bob 5 USDC": a name that an address was given for is known. */
export function markNames(words: Word[]): void {
  const names = new Set(
    words.flatMap((word, at) => {
      const isName =
        isOpen(word) &&
        guardOf(word.plain) === undefined &&
        !isOf(word.plain, "time") &&
        /^\p{Lu}\p{Ll}+/u.test(word.lexeme.text);
      return isName &&
        (leadsToAddress(words, at + 1) || (words[at - 1]?.lexeme.text === "(" && followsAddress(words, at)))
        ? [word.plain]
        : [];
    }),
  );
  for (const word of words) if (isOpen(word) && names.has(word.plain)) word.filler = "name";
}
