import table from "../../data/remarks/weights.json" with { type: "json" };
import type { Lexeme } from "../../intent/lexer.ts";
import { ALWAYS } from "./bounds.ts";
import { featuresOf, type Place } from "./features.ts";
import { repeatsListed } from "./listed.ts";

const weights = new Int8Array(Buffer.from(table.weights, "base64"));

/** How many words are looked at by themselves, and how far apart such looks begin. */
const WINDOW = 8;
const STRIDE = 3;
/** How much more a part may weigh than the whole, since it lacks what stands around it. */
const PART = 0.5;

/**
 * How much a remark speaks against the request beside it; what leaves it as it is weighs little or less than nothing. Many kind words do not
 * outweigh a few others: its heaviest part counts.
 */
export function weigh(lexemes: readonly Lexeme[], place: Place): number {
  if (repeatsListed(lexemes)) return ALWAYS;
  let heaviest = weightOf(lexemes, place);
  if (lexemes.length > WINDOW)
    for (let from = 0; from + STRIDE < lexemes.length; from += STRIDE)
      heaviest = Math.max(heaviest, weightOf(lexemes.slice(from, from + WINDOW), place) - PART);
  return heaviest;
}

function weightOf(lexemes: readonly Lexeme[], place: Place): number {
  let sum = table.bias;
  for (const feature of featuresOf(lexemes, place)) sum += (weights[feature] ?? 0) / table.scale;
  return sum;
}
