import { termWords } from "../lexicon/term-words.ts";
import type { Share } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundPercentage, percentageAt, percentageBefore } from "./percentages.ts";
import { endsClause, firstTerm, type Reading, wordAt } from "./reading.ts";

/** Words between "slippage" and its number, on either side. */
const BETWEEN = termWords("between slippage and its share");
const REACH = 9;
const PRICE = /^(?:price|market|spot|rate|oracle|quote|mid|quoted|fair)$/;

/** Without one of these there is nothing to look for. */
const HINT = /sl[ip]{2}|toler|tolre|tolle|impact|within|most|worst|worse|than|los[es]|losing/i;

/** The slippage that the intent allows: "0.5% slippage", "slippage under 50 bps", "no slippage", "within 1% of the market price". */
export function findSlippage(reading: Reading): Share | undefined {
  const found = firstTerm(reading, HINT, (lexemes, at) => slippageAt(lexemes, at) ?? distanceAt(lexemes, at));
  return found && { bips: found.bips, quote: found.quote };
}

function slippageAt(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  const word = wordAt(lexemes, at);
  const isImpact = word === "impact" && wordAt(lexemes, at - 1) === "price";
  if (
    !/^(?:lose|losing|loss|tolerate|tolerating)$/.test(word) &&
    word !== "slippage" &&
    word !== "slip" &&
    !isImpact &&
    !(word === "tolerance" && wordAt(lexemes, at - 1) !== "slippage")
  )
    return undefined;
  const start = isImpact ? at - 1 : at;
  const before = beforeWord(lexemes, start);
  if (before) return { ...before, to: at + 1 };
  for (let next = at + 1; next < at + REACH; next += 1) {
    const found = percentageAt(lexemes, next);
    if (found) return { ...found, from: start };
    if (!BETWEEN.test(wordAt(lexemes, next))) break;
  }
  const isWaived = /^(?:limit|protection|cap|bound|check|checks)$/.test(wordAt(lexemes, at + 1));
  return /^(?:no|zero|0)$/.test(wordAt(lexemes, start - 1)) && word !== "tolerance" && !isWaived
    ? { bips: 0, from: start - 1, to: at + 1 }
    : undefined;
}

/** "0.5% slippage", "1% max slippage", "50 bps of price slippage". */
function beforeWord(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  let end = at;
  while (end > at - 4) {
    const found = percentageBefore(lexemes, end);
    if (found) return found;
    if (!/^(?:max|maximum|price|of|a|the|allowed|or|less|total|-)$/.test(wordAt(lexemes, end - 1)))
      return undefined;
    end -= 1;
  }
  return undefined;
}

/** "within 1% of the current price", "at most 1% below market", "at worst 1% under the spot price", "no worse than 1%". */
function distanceAt(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  const word = wordAt(lexemes, at);
  if (!/^(?:within|most|worst|than|max|maximum)$/.test(word)) return undefined;
  const found = percentageAt(lexemes, at + 1);
  if (!found) return undefined;
  const isOff = /^(?:below|under|off|worse)$/.test(wordAt(lexemes, found.to));
  const end = isOff ? found.to + 1 : found.to;
  const isWorse =
    word === "than" &&
    wordAt(lexemes, at - 1) === "worse" &&
    /^(?:no|not|never)$/.test(wordAt(lexemes, at - 2));
  if (isWorse && (end >= lexemes.length || endsClause(lexemes[end])))
    return { ...found, from: at - 1, to: end };
  if (!isOff && !/^(?:of|from)$/.test(wordAt(lexemes, found.to))) return undefined;
  for (let next = found.to + 1; next < found.to + 5; next += 1) {
    if (!PRICE.test(wordAt(lexemes, next))) continue;
    let to = PRICE.test(wordAt(lexemes, next + 1)) ? next + 2 : next + 1;
    // "1% worse price than the market"
    if (wordAt(lexemes, to) === "than") {
      const than = wordAt(lexemes, to + 1) === "the" ? to + 2 : to + 1;
      if (PRICE.test(wordAt(lexemes, than))) to = than + 1;
    }
    return { ...found, from: at, to };
  }
  return undefined;
}
