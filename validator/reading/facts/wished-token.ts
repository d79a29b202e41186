import { NEGATIONS } from "../../intent/negation.ts";
import { backOver, type Reading, wordAt } from "../../intent/reading.ts";
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
