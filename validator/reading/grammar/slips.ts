import { isOpen, plainAt, type Word } from "./word.ts";

const LAUGH: ReadonlySet<string> = new Set(["lol", "haha", "hahaha", "hehe", "lmao", "xd"]);

/** "its for the pizza lol": what people write for "it's" and for "them", and a laugh behind a remark, which is no laugh about the request. */
export function markSlips(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.plain === "its" && /^(?:for|a|an|the|my|our|his|her|just|only)$/.test(plainAt(words, at + 1)))
      word.plain = "it's";
    if (word.lexeme.text === "em") word.plain = "them";
    if (!LAUGH.has(word.plain)) continue;
    // "The roofer wants his money, haha."
    const end = plainAt(words, at - 1) === "," ? at - 1 : at;
    let from = end;
    while (from > 0 && words[from - 1]?.lexeme.kind !== "sign") from -= 1;
    const remark = words.slice(from, end);
    if (remark.length > 2 && remark.every(isOpen)) word.filler = "courtesy";
  }
}
