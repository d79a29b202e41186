import unhomoglyph from "unhomoglyph";
import { spokenTokens } from "../data/tokens.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { termWords } from "../lexicon/term-words.ts";
import type { TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { beginsLine, quoteSpan, type Reading, wordAt } from "./reading.ts";

export interface FoundToken {
  token: TokenMention;
  from: number;
  to: number;
}

/** Symbols that are also plain English: they count only in capitals, after "$", or right after a number. */
const ENGLISH = termWords("symbols that are english");

/** Symbols that people also write in capitals without meaning a token: "the DAO's campsite". */
const ACRONYMS = termWords("symbols that are acronyms");

/** Of these, what nobody goes to or trades for unless it is the token: "swap 5 usdc for link". */
const CLEAR_BEHIND_FOR = termWords("symbols clear behind for");

/** Words of the grammar are no tokens, whatever somebody has called one. */
const NEVER = termWords("never a symbol");
const spoken = [...spokenTokens, ["ξ", "ETH"] as const].filter(([words]) => !NEVER.test(words));

/** Plurals only of what people count in words: "five ethers", "40 USD coins". */
const tokenPhraseAt = createPhraseFinder([
  ...spoken,
  ...spoken
    .filter(([words]) => !ENGLISH.test(words))
    .map(([words, symbol]) => [`${words}s`, symbol] as const)
    .filter(([words]) => !spokenTokens.has(words) && !NEVER.test(words)),
]);

/** A token named at a lexeme by its symbol or name, longest name first. */
export function tokenAtLexeme(reading: Reading, from: number, afterNumber = false): FoundToken | undefined {
  const { lexemes } = reading;
  const first = lexemes[from];
  const isMarked = first?.text === "$" && lexemes[from + 1]?.kind === "word";
  if (isMarked) return tokenAtLexeme(reading, from + 1, true);
  if (first?.kind !== "word") return undefined;
  const found = tokenPhraseAt(lexemes, from);
  if (!found) return ownTokenAt(reading, first, from, afterNumber) ?? imitationAt(reading, first, from);
  const { value: symbol, spoken: words, to } = found;
  const isClear = CLEAR_BEHIND_FOR.test(words) && /^(?:for|to|into)$/.test(wordAt(lexemes, from - 1));
  const isWord = ENGLISH.test(words) && first.text !== first.text.toUpperCase();
  if (!afterNumber && !isClear && (isWord || ACRONYMS.test(words))) return undefined;
  const quote = quoteSpan(reading, { from, to });
  return (
    imitationAt(reading, first, from) ?? {
      token: { symbol, contract: undefined, known: true, quote },
      from,
      to,
    }
  );
}

/** A token that the calls move, which only they make one of the word: as it is written, or in any case behind a number or as a tag. */
function ownTokenAt(
  { text, ownTokens }: Reading,
  lexeme: Lexeme,
  from: number,
  afterNumber: boolean,
): FoundToken | undefined {
  const { symbol, contract } = ownTokens?.get(lexeme.lower) ?? {};
  const isTag = text.charAt(lexeme.start - 1) === "#";
  if (symbol === undefined || (!afterNumber && !isTag && lexeme.text !== symbol)) return undefined;
  return { token: { symbol, contract, known: true, quote: quoteOf(text, lexeme) }, from, to: from + 1 };
}

const LONGEST_SYMBOL = 24;
const symbolBySkeleton = new Map(spoken.map(([words, symbol]) => [unhomoglyph(words), symbol]));

/** A word that looks like a known symbol and is written with letters of another script. */
function imitationAt({ text }: Reading, lexeme: Lexeme, from: number): FoundToken | undefined {
  if (/^(?:[\p{ASCII}₮]*|[Ξξ])$/u.test(lexeme.text) || lexeme.text.length > LONGEST_SYMBOL) return undefined;
  const looksLike =
    symbolBySkeleton.get(unhomoglyph(lexeme.text.toLowerCase())) ??
    symbolBySkeleton.get(unhomoglyph(unhomoglyph(lexeme.text.normalize("NFKC")).toLowerCase()));
  if (looksLike === undefined) return undefined;
  const found = unknown(text, lexeme, from);
  return { ...found, token: { ...found.token, looksLike } };
}

/** Words that follow a number without being a token. */
const UNITS = termWords("counted and no token");

/** A word right after a number that looks like a token which no table knows: "2 pizzas" is none. */
export function unknownTokenAt(reading: Reading, at: number): FoundToken | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  // "Amount: 100", and a new label on the next line.
  if (beginsLine(reading, at)) return undefined;
  if (lexeme?.kind !== "word" || UNITS.test(lexeme.lower) || NEVER.test(lexeme.lower)) return undefined;
  if (/^[a-z-]+$|['’]/.test(lexeme.text)) return undefined;
  return unknown(text, lexeme, at);
}

function unknown(text: string, lexeme: Lexeme, at: number): FoundToken {
  return {
    token: { symbol: lexeme.text, contract: undefined, known: false, quote: quoteOf(text, lexeme) },
    from: at,
    to: at + 1,
  };
}

/** The token named among the next words; other things than words and articles end the search. */
export function tokenWithin(reading: Reading, from: number, to: number): FoundToken | undefined {
  const { lexemes } = reading;
  for (let at = from; at < to; at += 1) {
    const token = tokenAtLexeme(reading, at);
    if (token) return token;
    if (lexemes[at]?.kind !== "word" || /^(?:to|for|on|into|with|via|and|in)$/.test(wordAt(lexemes, at)))
      return undefined;
  }
  return undefined;
}
