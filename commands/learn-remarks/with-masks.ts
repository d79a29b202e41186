import type { Lexeme } from "../../validator/intent/lexer.ts";

const maskLexeme = (mask: string, { start, end }: Pick<Lexeme, "start" | "end">): Lexeme => ({
  kind: "word",
  text: mask,
  lower: mask,
  start,
  end,
});

/** The lexemes of a clause that is written with masks, as in the lists. */
export function withMasks(lexemes: readonly Lexeme[]): Lexeme[] {
  const found: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const [open, name, close] = lexemes.slice(at, at + 3);
    if (open?.text === "{" && name && close?.text === "}") {
      found.push(maskLexeme(`{${name.lower}}`, { start: open.start, end: close.end }));
      at += 2;
    } else if (open) found.push(open);
  }
  return found;
}
