import type { Lexeme } from "./lexer.ts";

const CARRIED_OUT =
  /\b(?:(?:go|going) (?:ahead\b|through(?: with\b.*)?$)|(?:carry|carrying|see) (?:it|this|that|them) (?:out|through)$)/;

/** "don't go through with any of it", "don't carry it out"; "don't go through Curve" is of the way. */
export const isCarriedOut = (lexemes: readonly Lexeme[], from: number, to: number) =>
  CARRIED_OUT.test(
    lexemes
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(" "),
  );
