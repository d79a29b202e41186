import type { Lexeme } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { percentageAt } from "./percentages.ts";
import { wordAt } from "./reading.ts";

/** A part of one: `above` of `below` equal parts. */
export interface Ratio {
  above: bigint;
  below: bigint;
}

export interface FoundFraction {
  ratio: Ratio;
  to: number;
}

const ORDINALS = new Map(
  "half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((word, index) => [word, BigInt(index + 2)] as const),
);
for (const [word, below] of [
  ["halves", 2n],
  ["quarter", 4n],
  ["twentieth", 20n],
  ["hundredth", 100n],
  ["thousandth", 1000n],
] as const)
  ORDINALS.set(word, below);
const SIGNS: ReadonlyMap<string, Ratio> = new Map(
  [..."½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅒"].map((sign) => {
    const [above = "", below = ""] = sign.normalize("NFKC").split("⁄");
    return [sign, { above: BigInt(above), below: BigInt(below) }] as const;
  }),
);

/** What a fraction can begin with; most words are told apart by this alone. */
const STARTS =
  /^(?:an?$|one|two|three|four|five|six|seven|eight|nine|ten|half$|quarter$|third$|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅒]$)/;

/** The equal parts of which a word says one or several: "third", "fifths". */
function partsOf(word: string): bigint | undefined {
  return ORDINALS.get(word) ?? (word.endsWith("s") ? ORDINALS.get(word.slice(0, -1)) : undefined);
}

/** The fraction that begins at a lexeme: "half", "a third", "two-thirds", "2/3", "⅔", "20%". */
export function fractionAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind === "number") return slashAt(lexemes, at) ?? percentAt(lexemes, at);
  if (!lexeme || !STARTS.test(lexeme.lower)) return undefined;
  const sign = SIGNS.get(lexeme.lower);
  if (sign) return { ratio: sign, to: at + 1 };
  return wordsAt(lexemes, at) ?? percentAt(lexemes, at);
}

function percentAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const found = percentageAt(lexemes, at);
  return (
    found && { ratio: { above: BigInt(Math.round(found.bips * 1e4)), below: 100_000_000n }, to: found.to }
  );
}

/** More equal parts nobody speaks of without saying of what. */
const MOST_PARTS = 10;

/** "2/3", without spaces. */
function slashAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const [above, slash, below] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (slash?.text !== "/" || slash.start !== above?.end || slash.end !== below?.start) return undefined;
  const isWhole = /^[1-9]\d{0,3}$/.test(above.lower) && /^[1-9]\d{0,3}$/.test(below.lower);
  if (!isWhole || BigInt(above.lower) >= BigInt(below.lower)) return undefined;
  // "reference 12/25" is of a paper.
  if (Number(below.lower) > MOST_PARTS && wordAt(lexemes, at + 3) !== "of") return undefined;
  return { ratio: { above: BigInt(above.lower), below: BigInt(below.lower) }, to: at + 3 };
}

/** "a third", "two thirds", "three-quarters". */
function wordsAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const word = wordAt(lexemes, at);
  const bare = /^(?:half|quarter|third)$/.test(word) ? partsOf(word) : undefined;
  if (bare) return { ratio: { above: 1n, below: bare }, to: at + 1 };
  const dash = word.indexOf("-");
  const count = dash > 0 ? word.slice(0, dash) : word;
  const below = partsOf(dash > 0 ? word.slice(dash + 1) : wordAt(lexemes, at + 1));
  const above = below && countOf(lexemes[at], count);
  if (!below || !above || above >= below) return undefined;
  return { ratio: { above, below }, to: dash > 0 ? at + 1 : at + 2 };
}

function countOf(lexeme: Lexeme | undefined, word: string): bigint | undefined {
  if (/^an?$/.test(word)) return 1n;
  const number = lexeme && numberAt([{ ...lexeme, lower: word }], 0);
  return number?.value.scale === 0 ? number.value.digits : undefined;
}
