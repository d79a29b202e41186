import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";

const JOINTS = termWords("joining another deed");
/** What may stand between a joint and the sum. */
const MORE = termWords("between a joint and a sum");

/** Marks a sum that is asked for beside the one that was read, though its figure is the same: "… and 500 USDC more". */
export function guardOnceMore(words: Word[]): void {
  const said = new Set<string>();
  const verbs = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (isSum(word) && !isSum(words[at - 1])) {
      const sum = sumAt(words, at);
      // "…, then supply 1000 USDC, then supply 1000 USDC"
      const isSameDeed = isDeed(words[at - 1]) && verbs.has(plainAt(words, at - 1));
      const isAgain = words[at - 1]?.lexeme.kind === "address" && isRestated(words, at);
      if (said.has(sum) && (isAgain || isMore(words, at))) word.problem = "another demand";
      if (said.has(sum) && isJoined(words, isSameDeed ? at - 1 : at)) word.problem = "another demand";
      said.add(sum);
    }
    // The verb right before a sum is looked up before it counts.
    if (isDeed(words[at - 1])) verbs.add(plainAt(words, at - 1));
  }
}

const isSum = (word: Word | undefined) => word?.element?.as === "amount given";
const isDeed = (word: Word | undefined) => /^(?:verb|beside)$/.test(word?.element?.as ?? "");

/** "pay 0x… 20, pay 0x… 20": a deed of its own, though the call was taken for both. */
const isRestated = (words: readonly Word[], at: number) =>
  words[at - 1]?.element?.of === "the call" && isDeed(words[at - 2]);

/** "…, then deposit 1,000 USDC more"; "1,000 USDC or more" bounds it. */
function isMore(words: readonly Word[], at: number): boolean {
  let end = at;
  while (/^(?:amount|token) given$/.test(words[end]?.element?.as ?? "")) end += 1;
  return plainAt(words, end) === "more" && words[end]?.element === undefined;
}

/** Whether a joint stands before the place. "One of 2 stETH and one of 1 stETH" was read as one sum. */
function isJoined(words: readonly Word[], at: number): boolean {
  let joint = at - 1;
  while (MORE.test(plainAt(words, joint))) joint -= 1;
  return words[joint]?.element === undefined && JOINTS.test(plainAt(words, joint));
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
  words[at]?.lexeme.kind === "word" && !isSum(words[at + 1]) && !isOf(plainAt(words, at), "numeral");
