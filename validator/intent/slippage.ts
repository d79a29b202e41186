import { termWords } from "../lexicon/term-words.ts";
import type { Share } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundPercentage, percentageAt, percentageBefore } from "./percentages.ts";
import { backOver, endsClause, firstTerm, pastWords, type Reading, wordAt } from "./reading.ts";

/** Words between "slippage" and its number, on either side. */
const BETWEEN = termWords("between slippage and its share");
const REACH = 9;
const BEFORE_PRICE = /^(?:of|from|than|the|a|current|going)$/;
const PRICE = /^(?:price|market|spot|rate|oracle|quote|mid|quoted|fair|par)$/;

const PRICED = /^(?:price|rate|be)$/;

/** Without one of these there is nothing to look for. */
const HINT = /sl[ip]{2}|toler|tolre|tolle|impact|within|most|worst|worse|than|los[es]|losing|below|under/i;

/** The slippage that the intent allows: "0.5% slippage", "slippage under 50 bps", "no slippage", "within 1% of the market price". */
export function findSlippage(reading: Reading): Share | undefined {
  const found = firstTerm(reading, HINT, (lexemes, at) => slippageAt(lexemes, at) ?? distanceAt(lexemes, at));
  // "0.3% under par" leaves no room for the pool's fee.
  const isNet = found && /\bpar\b/i.test(found.quote.text);
  return found && { bips: found.bips, quote: found.quote, ...(isNet && { isNet }) };
}

function slippageAt(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  const word = wordAt(lexemes, at);
  if (word === "slippagebps") return bipsAt(lexemes, at);
  const isImpact = word === "impact" && wordAt(lexemes, at - 1) === "price";
  const isTolerance = word === "tolerance" && wordAt(lexemes, at - 1) !== "slippage";
  if (!/^(?:los(?:e|ing|s)|tolerat(?:e|ing)|slip|slippage)$/.test(word) && !isImpact && !isTolerance)
    return undefined;
  const start = isImpact ? at - 1 : at;
  const before = beforeWord(lexemes, start);
  if (before) return { ...before, to: at + 1 };
  for (let next = at + 1; next < at + REACH; next += 1) {
    const found = percentageAt(lexemes, next);
    // "tolerating a 1 percent slip"
    const isNamed = /^(?:slip|slippage)$/.test(wordAt(lexemes, found?.to ?? 0));
    if (found) return { ...found, from: start, to: isNamed ? found.to + 1 : found.to };
    if (!BETWEEN.test(wordAt(lexemes, next))) break;
  }
  const isWaived = /^(?:limit|protection|cap|bound|check|checks)$/.test(wordAt(lexemes, at + 1));
  return /^(?:no|zero|0)$/.test(wordAt(lexemes, start - 1)) && word !== "tolerance" && !isWaived
    ? { bips: 0, from: start - 1, to: at + 1 }
    : undefined;
}

/** "slippageBps=50" */
function bipsAt(lexemes: readonly Lexeme[], from: number): FoundPercentage | undefined {
  const at = pastWords(lexemes, from + 1, /^["':=]$/, 3);
  const number = wordAt(lexemes, at);
  return /^\d{1,5}$/.test(number) ? { bips: Number(number), from, to: at + 1 } : undefined;
}

/** "0.5% slippage", "1% max slippage", "50 bps of price slippage". */
function beforeWord(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  const words = /^(?:max|maximum|price|of|a|the|allowed|or|less|total|-)$/;
  return percentageBefore(lexemes, backOver(lexemes, at, words, 3));
}

/** "within 1% of the current price", "at most 1% below market", "at worst 1% under the spot price", "no worse than 1%", "1% below par is okay". */
function distanceAt(lexemes: readonly Lexeme[], at: number): FoundPercentage | undefined {
  const word = wordAt(lexemes, at);
  const isLed = /^(?:within|most|worst|than|max|maximum)$/.test(word);
  const found = percentageAt(lexemes, isLed ? at + 1 : at);
  if (!found) return undefined;
  const end = pastWords(lexemes, found.to, /^(?:below|under|off|worse)$/, 1);
  const isWorse = /^(?:no|not|never) worse than$/.test(
    lexemes
      .slice(Math.max(0, at - 2), at + 1)
      .map(({ lower }) => lower)
      .join(" "),
  );
  if (isWorse && (end >= lexemes.length || endsClause(lexemes[end]))) {
    // "price no worse than 0.5% off"
    const price = backOver(lexemes, at - 2, /^(?:price|rate|be|at|a|the)$/, 4);
    return { ...found, from: PRICED.test(wordAt(lexemes, at - 3)) ? price : at - 1, to: end };
  }
  // "… of the current price", "… worse price than the market"
  if (end === found.to && !/^(?:of|from)$/.test(wordAt(lexemes, end))) return undefined;
  const behind = pastWords(lexemes, end, BEFORE_PRICE, 4);
  const to = pastWords(lexemes, behind, PRICE);
  const than = pastWords(lexemes, to, BEFORE_PRICE, 2);
  if (to === behind) return undefined;
  if (!isLed) {
    const borne =
      end > found.to && (at === 0 || endsClause(lexemes[at - 1])) ? borneEnd(lexemes, to) : undefined;
    return borne === undefined ? undefined : { ...found, from: at, to: borne };
  }
  return { ...found, from: at, to: PRICE.test(wordAt(lexemes, than)) ? than + 1 : to };
}

/** Where it ends that somebody bears it: "… is okay for me". */
function borneEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const said =
    /^is$/.test(wordAt(lexemes, at)) &&
    /^(?:ok|okay|fine|acceptable|tolerable|alright)$/.test(wordAt(lexemes, at + 1));
  const to = pastWords(lexemes, at + 2, /^(?:for|with|by|me|us)$/, 2);
  return said && (to >= lexemes.length || endsClause(lexemes[to])) ? to : undefined;
}
