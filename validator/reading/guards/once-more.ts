import { isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "../grammar/word.ts";

const JOINT = /^(?:and|plus|then|also|\+|&)$/;
const MORE: ReadonlySet<string> = new Set("then a an another additional extra further more also".split(" "));

/** Marks a sum that is asked for beside the one that was read, though its figure is the same: "… and 500 USDC more". */
export function guardOnceMore(words: Word[]): void {
  const said = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (!isSum(word) || isSum(words[at - 1])) continue;
    const sum = sumAt(words, at);
    if (said.has(sum) && isJoined(words, at)) word.problem = "another demand";
    said.add(sum);
  }
}

const isSum = (word: Word | undefined) => word?.element?.as === "amount given";

function isJoined(words: readonly Word[], at: number): boolean {
  let joint = at - 1;
  while (MORE.has(words[joint]?.plain ?? "") && !JOINT.test(words[joint]?.plain ?? "")) joint -= 1;
  return JOINT.test(words[joint]?.plain ?? "");
}

/** A sum and of which step it is, as it is written, without its token. */
function sumAt(words: readonly Word[], at: number): string {
  let end = at;
  while (isSum(words[end]) && !(end > at && isToken(words, end))) end += 1;
  const figure = words.slice(at, end).map(({ plain }) => plain);
  return [words[at]?.element?.of, ...figure].join(" ");
}

/** The last word of several, which is no number. */
const isToken = (words: readonly Word[], at: number) =>
  words[at]?.lexeme.kind === "word" && !isSum(words[at + 1]) && !isOf(words[at]?.plain ?? "", "numeral");
