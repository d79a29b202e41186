import type { Call } from "../../calls/call.ts";
import { NEGATIONS } from "../../intent/negation.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Facts } from "./facts.ts";

const BETWEEN = /^(?:the|my|some|more|just|only|plain|pure|to|have|hold|get|own|keep|receive|back|be|in|as)$/;
const ENDING = /^(?:[.,;:!)]|than|instead|back|again|now|please|only|really|more|better|and|but|)$/;

/**
 * "Wrap 2 stETH. I'd rather have stETH.": a wish for what the calls only give away contradicts them; what they bring may be
 * wished for as well.
 */
export function wishesForGiven(reading: Reading, { givenAway }: Facts): boolean {
  const { lexemes } = reading;
  if (!lexemes.some(({ lower }) => lower === "what" || WISHES.has(lower))) return false;
  return lexemes.some(({ kind }, at) => {
    const token = kind === "word" ? tokenAtLexeme(reading, at) : undefined;
    const symbol = token?.token.symbol?.toLowerCase() ?? "";
    return token !== undefined && givenAway.has(symbol) && isWished(lexemes, at, token.to);
  });
}

/** "I want out of my WETH position: … buy WETH": what one wishes to leave is bought. */
export function leavesWanted(reading: Reading, calls: readonly Call[]): boolean {
  const { lexemes } = reading;
  if (!lexemes.some(({ lower }) => lower === "out")) return false;
  const symbolsOf = (moved: (call: Call) => Call["amountIn"]) =>
    new Set(calls.flatMap((call) => moved(call)?.asset.symbol?.toLowerCase() ?? []));
  const [given, got] = [symbolsOf(({ amountIn }) => amountIn), symbolsOf(({ amountOut }) => amountOut)];
  return lexemes.some(({ lower }, at) => {
    if (lower !== "out" || wordAt(lexemes, at + 1) !== "of" || !LEAVING.test(wordAt(lexemes, at - 1)))
      return false;
    const token = tokenAtLexeme(reading, pastWords(lexemes, at + 2, /^(?:my|our|the|all|this|that)$/, 2));
    const symbol = token?.token.symbol?.toLowerCase() ?? "";
    return got.has(symbol) && !given.has(symbol);
  });
}

const LEAVING =
  /^(?:want|need|like|get|getting|go|going|be|am|i'm|we're|move|moving|sell|selling|all|completely)$/;

function isWished(lexemes: Reading["lexemes"], from: number, to: number): boolean {
  const said = lexemes.slice(to, to + 4).map(({ lower }) => lower);
  // "ETH is what I want"
  if (/^is what (?:i|i'd|we|we'd) (?:want|need|like|prefer|get|keep)$/.test(said.join(" "))) return true;
  if (!ENDING.test(wordAt(lexemes, to))) return false;
  // "I want 1000 USDC. Supply 1000 USDC to Aave."
  const isSum = lexemes[from - 1]?.kind === "number" && /^[.!]$/.test(wordAt(lexemes, to));
  const lead = backOver(lexemes, isSum ? from - 1 : from, BETWEEN) - 1;
  const [before, word] = [wordAt(lexemes, lead - 1), wordAt(lexemes, lead)];
  return WISHES.get(word)?.(before, lead < from - 1) === true;
}

type Wish = (before: string, isApart: boolean) => boolean;

/** "I no longer need WETH" */
const isWanted: Wish = (before) => before !== "longer" && !NEGATIONS.has(before);
/** "so that I have ETH" */
const isHad: Wish = (before, isApart) => /^(?:that|so)$/.test(before) && isApart;

/** By what stands before what is wished for; "I like ETH" tells of somebody's taste. */
const WISHES: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ["want", isWanted],
  ["need", isWanted],
  ["prefer", isWanted],
  ["rather", isWanted],
  ["like", (before) => /^(?:i'd|we'd|would)$/.test(before)],
  ["i", isHad],
  ["we", isHad],
]);
