import { isOf } from "../../lexicon/lexicon.ts";
import { isOpen, type Word } from "../grammar/word.ts";

const BETWEEN = /^(?:[(:,='’]|s|wallet|address|account|is|at|the|my|our|a|an|whose|named|called)$/;
const REACH = 6;

/** "my landlord (0x…)", "Bob's address: 0x…", "to Alice 0x…", "pay our supplier 5 USDC at 0x…": who it is that an address names. */
export function isBesideParty(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const isPerson = isOf(word.plain, "person");
  if (!isPerson && !/^\p{Lu}\p{L}+/u.test(word.lexeme.text)) return false;
  // "… to 0x… Mondays"
  if (isOf(word.plain.replace(/s$/, ""), "time")) return false;
  let next = at + 1;
  while (
    next < at + REACH &&
    (BETWEEN.test(words[next]?.plain ?? "") || isOf(words[next]?.plain ?? "", "person"))
  )
    next += 1;
  if (isParty(words[next])) return true;
  let before = at - 1;
  while (before > at - REACH && /^(?:[(,]|my|our|the|is|a|an)$/.test(words[before]?.plain ?? "")) before -= 1;
  if (isParty(words[before]) && words[at - 1]?.plain !== ",") return true;
  // "pay our supplier 100 USDC at 0x…"
  const isObject = words[before]?.element?.as === "verb" && isPerson;
  return isObject && words.slice(at, at + 12).some(isParty);
}

/** "Bob's address: 0x… Send Bob 5 USDC": a name that an address was given for is known. */
export function markNames(words: Word[]): void {
  const names = new Set(
    words.flatMap((word, at) =>
      isOpen(word) && /^\p{Lu}\p{Ll}+/u.test(word.lexeme.text) && isBesideParty(words, at)
        ? [word.plain]
        : [],
    ),
  );
  for (const word of words) if (isOpen(word) && names.has(word.plain)) word.filler = "name";
}

const isParty = (word: Word | undefined) =>
  word?.element !== undefined && /^(?:address|name|hex)$/.test(word.lexeme.kind);
