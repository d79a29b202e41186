import { spokenTokens } from "../data/tokens.ts";
import type { TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { createPhraseFinder } from "./phrases.ts";

export interface FoundToken {
  token: TokenMention;
  from: number;
  to: number;
}

/** Symbols that are also plain English: they count only in capitals, after "$", or right after a number. */
const ENGLISH = new Set(
  "link comp bat mask foam hunt perp ocean op bal hex ens cake minds el df fei rai ren woo stg ubi uma meta gho base band frax cig fet mai".split(
    " ",
  ),
);

/** Plurals only of what people count in words: "five ethers", "40 USD coins". */
const tokenPhraseAt = createPhraseFinder([
  ...spokenTokens,
  ...[...spokenTokens]
    .map(([spoken, symbol]) => [`${spoken}s`, symbol] as const)
    .filter(([spoken]) => !spokenTokens.has(spoken)),
]);

/** A token named at a lexeme by its symbol or name, longest name first. */
export function tokenAtLexeme(
  text: string,
  lexemes: readonly Lexeme[],
  from: number,
  afterNumber = false,
): FoundToken | undefined {
  const first = lexemes[from];
  if (first?.kind === "sign" && first.text === "$") {
    return lexemes[from + 1]?.kind === "word" ? tokenAtLexeme(text, lexemes, from + 1, true) : undefined;
  }
  const found = tokenPhraseAt(lexemes, from);
  const last = lexemes[(found?.to ?? 0) - 1];
  if (!found || !first || !last) return undefined;
  const { value: symbol, spoken, to } = found;
  if (!afterNumber && ENGLISH.has(spoken) && first.text !== first.text.toUpperCase()) return undefined;
  return { token: { symbol, contract: undefined, known: true, quote: quoteOf(text, first, last) }, from, to };
}

/** Words that follow a number without being a token. */
const UNITS =
  /^(?:second|sec|minute|min|hour|hr|day|week|month|year|time|percent|bp|bip|basi|block|confirmation|people|person|recipient|address|addresse|payment|transfer|transaction|wallet|step|am|pm|utc|gmt|each|token|coin|unit|to|for|from|on|in|and|or|of|at|by|via|with|worth|the|my|it|is|as|per|into|x|th|st|nd|rd|other|different|more|les|dollar|buck|usd|cent|euro|eur)s?$/;

/** A word right after a number that looks like a token which no table knows: "2 pizzas" is none. */
export function unknownTokenAt(text: string, lexemes: readonly Lexeme[], at: number): FoundToken | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "word" || UNITS.test(lexeme.lower) || /^[a-z-]+$/.test(lexeme.text)) return undefined;
  return {
    token: { symbol: lexeme.text, contract: undefined, known: false, quote: quoteOf(text, lexeme) },
    from: at,
    to: at + 1,
  };
}
