import type { Word } from "../grammar/word.ts";

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»", "‘": "’", "'": "'" };

/** What stands in quotation marks is somebody's words. A value in them, "25", is only marked; a verb in them is not asked for. */
export function guardQuotations(words: Word[]): void {
  const lastOf = new Map(words.map(({ lexeme }, at) => [lexeme.text, at]));
  for (let at = 0; at < words.length; at += 1) {
    const open = words[at];
    if (open?.lexeme.kind !== "sign") continue;
    if (open.lexeme.text === ">" && isLineStart(words, at)) open.problem = "quotation";
    const closing = CLOSING[open.lexeme.text];
    if (closing === undefined) continue;
    if (at >= (lastOf.get(closing) ?? -1)) continue;
    let end = at + 1;
    while (words[end]?.lexeme.text !== closing) end += 1;
    const quoted = words.slice(at + 1, end);
    if (quoted.length > 1 && quoted.some(({ element }) => element?.as === "verb")) open.problem = "quotation";
    at = end;
  }
}

function isLineStart(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || before.lexeme.text !== "-"
    ? !/^[-=\p{L}\p{N}]$/u.test(before?.lexeme.text.at(-1) ?? "")
    : false;
}
