import type { Quote } from "./intent.ts";

export type LexemeKind = "address" | "hex" | "name" | "number" | "word" | "sign";

/** A piece of the intent; `lower` is what rules compare, `start` and `end` are places in the original text. */
export interface Lexeme extends Quote {
  kind: LexemeKind;
  lower: string;
}

const KINDS: readonly LexemeKind[] = ["address", "hex", "name", "number", "word", "sign"];

/** One group for each of KINDS, in their order. Order matters: an address is no number, and a number may hold separators that are signs elsewhere. */
const LEXEME = new RegExp(
  [
    "(0x[0-9a-f]{40}(?![0-9a-z]))",
    "(0x[0-9a-z]*(?:(?:\\.{2,3}|…)[0-9a-z]+)?)",
    "([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,62}(?:\\.[\\p{L}\\p{N}_-]{1,63}){0,4}\\.eth(?![\\p{L}\\p{N}]))",
    "(\\d{1,3}(?:[,_'’\\u00a0\\u202f]\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)?(?:e[+]?\\d{1,2}(?![\\p{L}\\p{N}]))?|\\.\\d+)",
    "(\\p{L}[\\p{L}\\p{N}\\p{M}₮]*(?:(?:['’-]|\\.(?=e(?![\\p{L}])))[\\p{L}\\p{N}₮]+)*)",
    "([^\\s])",
  ].join("|"),
  "giu",
);

/** Cuts an intent into lexemes. Compatibility forms such as full-width digits count as what they look like. */
export function lex(original: string): Lexeme[] {
  const text = foldWidths(original);
  const lexemes: Lexeme[] = [];
  // Not matchAll, which compiles the expression anew each time. Having found no more, it begins at 0 again by itself.
  for (let match = LEXEME.exec(text); match; match = LEXEME.exec(text)) {
    const { index: start } = match;
    const end = start + match[0].length;
    lexemes.push({
      kind: kindOf(match),
      text: original.slice(start, end),
      lower: match[0].toLowerCase(),
      start,
      end,
    });
  }
  return lexemes;
}

function kindOf(match: RegExpExecArray): LexemeKind {
  let group = 1;
  while (match[group] === undefined) group += 1;
  return KINDS[group - 1] ?? "sign";
}

export function quoteOf(text: string, from: Quote, to: Quote = from): Quote {
  const start = Math.min(from.start, to.start);
  const end = Math.max(from.end, to.end);
  return { text: text.slice(start, end), start, end };
}

/** NFKC, but only where it keeps the length, so that places in the text stay true. Spaces that group digits stay too. */
function foldWidths(text: string): string {
  return text.replace(/[^\p{ASCII}\u00a0\u202f]/gu, (character) => {
    const folded = character.normalize("NFKC");
    return folded.length === character.length ? folded : character;
  });
}
