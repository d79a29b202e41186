import { isOf } from "../lexicon/lexicon.ts";
import { isAsking } from "../lexicon/operation-words.ts";
import { boundOf } from "./bounds.ts";
import type { NumberAmount } from "./intent.ts";
import { isMore, saysBetter } from "./measured-amounts.ts";
import { numberAt } from "./numbers.ts";
import { beginsLine, isTaken, quoteSpan, type Reading } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const ENDS =
  /^(?:[.,;!)\]}"'`*/|>=<→•·–—+-]|of|tokens?|coins?|units?|shares?|pieces?|min|minimum|max|maximum|tops|floor|cap|or|upwards?|included|is|being|has|comes|must|should|out|back|coming|there)$/;

/** A number by itself, where nothing that it might count stands behind it; its token may stand before it: "USDC 500". */
export function bareNumberAt(reading: Reading, at: number): { amount: NumberAmount; to: number } | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  if (!number) return undefined;
  const [last, next] = [lexemes[number.to - 1], lexemes[number.to]];
  if (!last) return undefined;
  // "one of them" counts nothing.
  const isSaid = !/^(?:an?|one)$/.test(last.lower);
  const named = tokenAtLexeme(reading, at - 1);
  const token = named?.to === at ? named.token : undefined;
  const isAlone =
    next === undefined ||
    // "not less than 2970 after all fees"
    isTaken(reading, number.to) ||
    // "wstETH 1.5 unwrap"
    (token !== undefined && isAsking(next.lower)) ||
    beginsLine(reading, number.to) ||
    next.kind === "address" ||
    // "Olga 4,000 (0x…)", "an allowance of 100: 0x… and 0x…"
    (/^[(:]$/.test(next.text) && lexemes[number.to + 1]?.kind === "address") ||
    // "USDC 32,000.00 (thirty-two thousand)"
    (next.text === "(" && numberAt(lexemes, number.to + 1) !== undefined) ||
    ENDS.test(next.lower) ||
    isOf(next.lower, "preposition", "joint", "courtesy");
  if (!isSaid || !isAlone) return undefined;
  const { to } = number;
  const amount: NumberAmount = {
    kind: "number",
    value: number.value,
    unit: "token",
    bound: boundOf(lexemes, token ? at - 1 : at, to),
    token,
    quote: quoteSpan(reading, { from: at, to }),
    ...(saysBetter(lexemes, to) && { isBetter: true as const }),
    ...(isMore(lexemes, at, to) && { isMore: true as const }),
  };
  return { amount, to };
}
