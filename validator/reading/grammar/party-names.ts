import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { followsAddress, leadsToAddress } from "./party.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

/** "Bob's address: 0x… Send Bob 5 USDC": a name that an address was given for is known. */
export function markNames(words: Word[]): void {
  const names = new Set(
    words.flatMap((word, at) => {
      const isName =
        isOpen(word) &&
        /^\p{Lu}\p{Ll}+/u.test(word.lexeme.text) &&
        guardOf(word.plain) === undefined &&
        !isOf(word.plain, "time");
      return isName &&
        (leadsToAddress(words, at + 1) || (words[at - 1]?.lexeme.text === "(" && followsAddress(words, at)))
        ? [word.plain]
        : [];
    }),
  );
  for (const [at, word] of words.entries())
    if (isOpen(word) && (names.has(word.plain) || isOfName(words, at))) word.filler = "name";
}

const LONGEST = 6;
const FIRM = /^(?:gmbh|ltd|llc|inc|ag|kg|plc|bv|srl|oy|ab|corp)$/;
/** What leads to a place or a means, which nobody may make a name of. */
const MEANS = /^(?:via|through|using|with|on|in|into|onto|at|over|inside|by|from)$/;

/** "supplier Kettner", "K. Osei", "Terra Print GmbH", "@yuki": a name by what it stands beside. */
function isOfName(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const before = words[at - 1];
  const isTagged = before?.plain === "@" && before.lexeme.end === word.lexeme.start;
  if (!isTagged && !isCapital(word)) return false;
  if (guardOf(word.plain) || isOf(word.plain, "time") || operationVerb(word.plain)) return false;
  if (isTagged) return word.lexeme.kind === "word" && !MEANS.test(plainAt(words, at - 2));
  let first = at;
  while (first > at - LONGEST && isCapital(words[first - 1])) first -= 1;
  const lead = words[first - 1];
  if (MEANS.test(lead?.plain ?? "")) return false;
  let last = at;
  while (last < at + LONGEST && isCapital(words[last + 1])) last += 1;
  // "K. Osei"
  const isInitial = (place: number) =>
    /^\p{Lu}$/u.test(words[place]?.lexeme.text ?? "") &&
    plainAt(words, place + 1) === "." &&
    isCapital(words[place + 2]);
  return (
    FIRM.test(plainAt(words, last)) ||
    isInitial(at - 2) ||
    isInitial(at) ||
    (isOf(lead?.plain ?? "", "person") && !isKnown(word.plain))
  );
}

const isCapital = (word: Word | undefined) =>
  word !== undefined &&
  isOpen(word) &&
  /^\p{Lu}[\p{Ll}’'-]+$|^\p{Lu}{1,2}$|^GmbH$/u.test(word.lexeme.text) &&
  !isOf(word.plain, "subject");
