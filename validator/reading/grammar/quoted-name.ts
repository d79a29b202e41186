import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { leadsToAddress } from "./party.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

const CLOSING: ReadonlyMap<string, string> = new Map(
  Object.entries({ '"': '"', "“": "”", "«": "»", "‘": "’" }),
);
const SMALL = /^(?:of|the|and|or|in|on|at|for|to|a|an|de|la|&|-|')$/;
const MOST = 8;

/** The studio "Just Kidding Photography", the wallet we call "Locked Reserve": capitals in quotation marks behind a noun are a name. */
export function markQuotedNames(words: Word[]): void {
  for (const [at, { lexeme }] of words.entries()) {
    const closing = CLOSING.get(lexeme.text);
    if (closing === undefined || !isNaming(words[at - 1])) continue;
    const end = words.findIndex((word, place) => place > at && word.lexeme.text === closing);
    const named = words.slice(at + 1, end);
    // "as “Dry Run Only”": what would stop a request may only be somebody's name.
    const before = plainAt(words, at - 1);
    const isCalled =
      (isOf(before, "person", "place", "thing") &&
        !/^(?:project|party|note|memo|label|file|account|wallet)$/.test(before)) ||
      /^(?:called|named|call|titled|studio|band|club|shop|bar|cafe|newsletter|book|film|song|show)$/.test(
        plainAt(words, at - 1),
      );
    if (!isCalled && named.some(({ plain }) => guardOf(plain) !== undefined)) continue;
    if (/^(?:account|wallet)$/.test(plainAt(words, at - 1)) && !leadsToAddress(words, end + 1)) continue;
    if (end < 0 || named.length === 0 || named.length > MOST || !named.every(isOfName)) continue;
    for (const word of words.slice(at, end + 1))
      if (word.element === undefined) {
        word.filler = "name";
        word.problem = undefined;
      }
  }
}

const isNaming = (word: Word | undefined) =>
  word !== undefined &&
  (isOf(word.plain, "person", "thing", "occasion", "place") ||
    /^(?:called|named|call|titled|the|wallet|account|address)$/.test(word.plain)) &&
  word.lexeme.kind === "word";

const isOfName = (word: Word) =>
  word.element === undefined &&
  (/^\p{Lu}/u.test(word.lexeme.text) || SMALL.test(word.plain)) &&
  (isOpen(word) || word.problem !== undefined || word.filler !== undefined);
