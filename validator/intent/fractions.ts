import numerals from "../data/lexicon/numerals.json" with { type: "json" };
import type { Lexeme } from "./lexer.ts";
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

const COUNTS = new Map(Object.entries(numerals.small));
const ORDINALS = new Map(Object.entries(numerals["equal parts"]));
const SIGNS: ReadonlyMap<string, Ratio> = new Map(
  [..."½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅒"].map((sign) => {
    const [above = "", below = ""] = sign.normalize("NFKC").split("⁄");
    return [sign, { above: BigInt(above), below: BigInt(below) }] as const;
  }),
);

/** What a fraction can begin with; most words are told apart by this alone. */
const STARTS =
  /^(?:an?$|one|two|three|four|five|six|seven|eight|nine|ten|half$|quarter$|third$|[^\p{ASCII}]$)/u;

/** Whether a fraction may begin with a lexeme. */
export const mayBeFraction = ({ kind, lower }: Lexeme) => kind === "number" || STARTS.test(lower);

/** The fraction that begins at a lexeme: "half", "a third", "two-thirds", "2/3", "⅔". */
export function ratioAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const lexeme = lexemes[at];
  if (!lexeme || !mayBeFraction(lexeme)) return undefined;
  if (lexeme.kind === "number") return slashAt(lexemes, at);
  const sign = SIGNS.get(lexeme.lower);
  return sign ? { ratio: sign, to: at + 1 } : wordsAt(lexemes, at);
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

/** "half", "a third", "two thirds", "three-quarters". */
function wordsAt(lexemes: readonly Lexeme[], at: number): FoundFraction | undefined {
  const [word = "", behind] = wordAt(lexemes, at).split("-");
  const isBare = behind === undefined && /^(?:half|quarter|third)$/.test(word);
  const above = isBare || /^an?$/.test(word) ? 1 : COUNTS.get(word);
  const part = isBare ? word : (behind ?? wordAt(lexemes, at + 1));
  const below = above && (ORDINALS.get(part) ?? ORDINALS.get(part.replace(/s$/, "")));
  if (!above || !below || above >= below) return undefined;
  return {
    ratio: { above: BigInt(above), below: BigInt(below) },
    to: isBare || behind !== undefined ? at + 1 : at + 2,
  };
}
