import { plainAt, type Word } from "../grammar/word.ts";

const NEARLY = /^(?:nearly|almost|roughly|approximately|practically|virtually)$/;

/** Marks what makes a deed one that is not quite done: "nearly allow the same to 0x…". Of a sum it bounds the amount. */
export function guardNearly(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    const next = plainAt(words, at + 1) === "to" ? words[at + 2] : words[at + 1];
    const isOfDeed = next?.element?.as === "verb" && word.element === undefined && word.filler !== "remark";
    if (isOfDeed && NEARLY.test(word.plain)) word.problem = "doubt";
  }
}
