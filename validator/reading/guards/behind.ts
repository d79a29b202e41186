import { plainAt, type Word } from "../grammar/word.ts";

/** No clause is longer that a person writes; the bound keeps many of them linear. */
const LONGEST = 60;
const SENTENCE = /^[.;!?]$/;

/** What ends a piece of a sentence; the end of the text does too. */
export const MARK = /^(?:[.,;:!?()[\]–—-]|)$/;

/** Whether a piece begins here that hangs on what was read: behind a mark or behind an element. */
export const isHung = (words: readonly Word[], at: number) =>
  at > 0 && (MARK.test(plainAt(words, at - 1)) || words[at - 1]?.element !== undefined);

/** What stands behind a word, up to the mark that ends its sentence or another one. */
export function behind(words: readonly Word[], at: number, mark: RegExp = SENTENCE): readonly Word[] {
  let end = at + 1;
  while (end < words.length && end <= at + LONGEST && !mark.test(words[end]?.plain ?? "")) end += 1;
  return words.slice(at + 1, end);
}
