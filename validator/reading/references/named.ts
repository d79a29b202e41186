import type { Lexeme } from "../../intent/lexer.ts";
import type { FoundNumber } from "../../intent/numbers.ts";

export interface Sum {
  value: FoundNumber["value"];
  number: Lexeme;
  token: readonly Lexeme[];
  symbol: string | undefined;
  /** By the name that it has once it is wrapped, or no longer. */
  isTurned?: boolean;
}

/** A right to spend: of which token, and whose. */
export interface Right {
  token: readonly Lexeme[];
  party: Lexeme;
}

/** What a text has named up to a place. */
export interface Named {
  /** The last first. */
  sums: readonly Sum[];
  /** The last token, be it of a sum or alone. */
  token: readonly Lexeme[] | undefined;
  party: Lexeme | undefined;
  /** Of the one right that the calls give or take. */
  granted: { token: readonly Lexeme[] | undefined; party: Lexeme | undefined };
}
