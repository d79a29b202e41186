import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { beginsLine, isTaken, outside, type Reading, wordAt } from "../../intent/reading.ts";
import { isName } from "./payee-names.ts";

const nameOf = ({ lower }: Lexeme) => lower.replace(/'s$/, "");
const IS = /^(?:[:=]|is)$/;
/** "Ana's wallet is", "Ana is at" */
const BETWEEN = /^(?:address|wallet|account|at|[:=]|is)$/;

/**
 * "Pay Ana 700 and Bruno 450. Ana: 0x…, Bruno: 0x…": a reading in which an address stands behind every use of the name that
 * it is introduced by, and the words that introduce and use it. Undefined where no name is both introduced and used.
 */
export function withNamesMeant(reading: Reading): { reading: Reading; said: Quote[] } | undefined {
  const { lexemes, text } = reading;
  const meant = new Map<string, Lexeme>();
  const introductions: Quote[] = [];
  for (const [at, address] of lexemes.entries()) {
    const from = address.kind === "address" ? introductionFrom(reading, at) : undefined;
    const first = from === undefined ? undefined : lexemes[from];
    if (!first) continue;
    // Whoever has two addresses is nobody's to guess.
    if (meant.has(nameOf(first))) return undefined;
    meant.set(nameOf(first), address);
    introductions.push(quoteOf(text, first, address));
  }
  const { lexemes: rest } = outside(reading, introductions);
  const isUsed = [...meant.keys()].every((name) => rest.some((one) => nameOf(one) === name));
  if (meant.size === 0 || !isUsed) return undefined;
  const named = rest.flatMap((one) => {
    const address = meant.get(nameOf(one));
    return address ? [one, address] : [one];
  });
  const uses = rest.filter((one) => meant.has(nameOf(one))).map((one) => quoteOf(text, one));
  return { reading: { ...reading, lexemes: named }, said: [...introductions, ...uses] };
}

/** Where the words begin by which a name stands for the address at a place, in a clause of their own. */
function introductionFrom(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const isMark = (place: number) => /^(?:[.,;()]|and|)$/.test(wordAt(lexemes, place));
  const isOver = isMark(at + 1) || beginsLine(reading, at + 1);
  let from = at;
  while (BETWEEN.test(wordAt(lexemes, from - 1))) from -= 1;
  const isFree = isName(lexemes[from - 1]) && !isTaken(reading, from - 1);
  const isSaid = lexemes.slice(from, at).some(({ lower }) => IS.test(lower));
  return isFree && isSaid && isOver && (isMark(from - 2) || beginsLine(reading, from - 1))
    ? from - 1
    : undefined;
}
