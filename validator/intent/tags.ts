import type { Lexeme } from "./lexer.ts";

/** Where a tag ends whose sign stands here: "#rent", "#taking_profit", but neither "#12" nor "# rent". */
export function tagEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const [sign, first] = [lexemes[at], lexemes[at + 1]];
  if (sign?.text !== "#" || first?.kind !== "word" || first.start !== sign.end) return undefined;
  let end = at + 2;
  while (lexemes[end]?.start === lexemes[end - 1]?.end && isOfTag(lexemes[end])) end += 1;
  return end;
}

const isOfTag = (lexeme: Lexeme | undefined) =>
  lexeme?.kind === "word" || lexeme?.kind === "number" || lexeme?.text === "_";
