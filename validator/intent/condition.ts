import type { Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";

/** "if possible", "if you can", "if needed": manners, not conditions. */
const MANNERS =
  /^(?:possible|you|that's|thats|that|needed|necessary|it's|ok|okay|so|not|any|anything|there)$/;

/** A condition in a sentence that asks for something: "if ETH is above 3000", "unless …", "only when …". */
export function findCondition(
  text: string,
  lexemes: readonly Lexeme[],
  verbs: readonly number[],
): Quote | undefined {
  for (const [at, lexeme] of lexemes.entries()) {
    if (!isConditional(lexemes, at) || MANNERS.test(lexemes[at + 1]?.lower ?? "")) continue;
    const [from, to] = sentenceAround(lexemes, at);
    if (!verbs.some((verb) => verb >= from && verb < to)) continue;
    const last = lexemes[clauseEnd(lexemes, at, to) - 1];
    if (last) return quoteOf(text, lexeme, last);
  }
  return undefined;
}

function isConditional(lexemes: readonly Lexeme[], at: number): boolean {
  const [lower = "", next = ""] = [lexemes[at]?.lower, lexemes[at + 1]?.lower];
  return (
    lower === "if" ||
    lower === "unless" ||
    lower === "provided" ||
    (lower === "only" && next === "when") ||
    (lower === "as" && next === "soon")
  );
}

function sentenceAround(lexemes: readonly Lexeme[], at: number): [from: number, to: number] {
  const ends = (lexeme: Lexeme | undefined) => lexeme?.kind === "sign" && /[.;!?]/.test(lexeme.text);
  let from = at;
  while (from > 0 && !ends(lexemes[from - 1])) from -= 1;
  let to = at;
  while (to < lexemes.length && !ends(lexemes[to])) to += 1;
  return [from, to];
}

function clauseEnd(lexemes: readonly Lexeme[], at: number, sentenceEnd: number): number {
  const comma = lexemes.findIndex(({ text }, index) => index > at && text === ",");
  return comma > 0 && comma < sentenceEnd ? comma : sentenceEnd;
}
