import type { Lexeme } from "../../intent/lexer.ts";
import type { Word } from "../grammar/word.ts";

/** What stands for an element: its value was held against the call, so that only its kind matters for the words around it. */
type Mask =
  | "{amount}"
  | "{token}"
  | "{address}"
  | "{place}"
  | "{chain}"
  | "{deadline}"
  | "{id}"
  | "{term}"
  | "{number}";

const MASKS: ReadonlyMap<string, Mask> = new Map<string, Mask>([
  ["amount given", "{amount}"],
  ["amount wanted", "{amount}"],
  ["limit", "{amount}"],
  ["token", "{token}"],
  ["token given", "{token}"],
  ["token wanted", "{token}"],
  ["collateral", "{token}"],
  ["address", "{address}"],
  ["counterparty", "{address}"],
  ["source", "{address}"],
  ["place", "{place}"],
  ["carrier", "{place}"],
  ["chain", "{chain}"],
  ["deadline", "{deadline}"],
  ["token id", "{id}"],
  ["term", "{term}"],
  ["slippage", "{term}"],
  ["gas", "{term}"],
  ["pool fee", "{term}"],
  ["service fee", "{term}"],
  ["interest rate", "{term}"],
  ["partial fill", "{term}"],
  ["decimals", "{term}"],
]);

/** The mask of a word, if it is of an element that has one; verbs and nouns of the request stand for themselves. */
export function maskOf({ element, lexeme }: Word): Mask | undefined {
  const mask = element && MASKS.get(element.as);
  // "Permit2", "the router": a party by its name.
  return mask === "{address}" && lexeme.kind !== "address" ? "{place}" : mask;
}

/** The lexemes of a clause, with one mask for each element. */
export function masked(words: readonly Word[], from: number, to: number): Lexeme[] {
  const found: Lexeme[] = [];
  let last: Mask | undefined;
  for (const word of words.slice(from, to)) {
    const mask = maskOf(word);
    // "250 USDC" is one sum.
    const isSame = mask !== undefined && (mask === last || (mask === "{token}" && last === "{amount}"));
    if (!isSame) {
      found.push(mask === undefined ? word.lexeme : maskLexeme(mask, word.lexeme));
      last = mask;
    }
  }
  return found;
}

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
