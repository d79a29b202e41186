import type { Call } from "../../calls/call.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking, isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { REACH, type ReferenceFinder } from "./reference.ts";

const PRONOUN = /^(?:it|them|that|those|these)$/;
/** How much there is, without a number: "some", "a bit of", "plenty of". */
const MUCH =
  /^(?:some|a|bit|little|few|lot|lots|plenty|bunch|pile|enough|of|idle|spare|unused|extra|my|our)$/;
const HAVING = /^(?:have|hold|own|got)$/;
const HOLDER = /^(?:i|we|i['’]ve|we['’]ve)$/;
/** "Bob and I have" is not one's own. */
const BEGINS = /^(?:[.,;:!()–—-]|since|as|because|)$/;
const KEEPING = /^(?:keep|keeping|stay|stays|leave|leaving|untouched)$/;

/**
 * "I have some WETH lying around, turn 2 of it into ETH", "I have stETH and would rather have wstETH. Wrap 2, please": so much
 * of what one was said to have, where that is what the one call gives.
 */
export const heldMeant: ReferenceFinder = (reading, at, _, [call, ...others]) => {
  const { lexemes } = reading;
  const number = call && others.length === 0 ? numberAt(lexemes, at) : undefined;
  if (!call || !number) return undefined;
  const first =
    partedBefore(reading, at, call) ??
    (isAskedOf(reading, at) ? lyingIn(reading, number.to, call) : undefined);
  if (first)
    return {
      to: number.to,
      meant: [...lexemes.slice(at, number.to), ...lexemes.slice(first.from, first.to)],
    };
  const isOfIt = isPart(lexemes, number.to);
  if (!(isOfIt ? isAskedOf(reading, at) : isBare(reading, at, number.to))) return undefined;
  const token = heldBefore(reading, at, call);
  if (!token) return undefined;
  // "… 2 of it, then 2 of it again"
  const isAgain = lexemes.some((_, place) => {
    const isOther = place >= token.to && (place < at || place >= number.to);
    const other = isOther ? numberAt(lexemes, place) : undefined;
    return other !== undefined && (isPart(lexemes, other.to) || isSame(other, number));
  });
  if (isAgain) return undefined;
  const meant = [...lexemes.slice(at, number.to), ...lexemes.slice(token.from, token.to)];
  return { to: isOfIt ? number.to + 2 : number.to, meant };
};

/** "Of my wstETH, 1.5 should become stETH again": what the call gives, named before how much of it. */
function partedBefore(
  reading: Reading,
  at: number,
  { amountIn }: Call,
): { from: number; to: number } | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at - 1) !== "," || !DUE.test(wordAt(lexemes, at + 1))) return undefined;
  const token = tokenAtLexeme(reading, at - 2);
  const isGiven = token?.token.symbol?.toLowerCase() === amountIn?.asset.symbol?.toLowerCase();
  const isOwn = /^(?:my|our|the)$/.test(wordAt(lexemes, at - 3)) && wordAt(lexemes, at - 4) === "of";
  return token && isGiven && isOwn && /^(?:[.;:!]|)$/.test(wordAt(lexemes, at - 5)) ? token : undefined;
}
const DUE = /^(?:should|shall|must|is|are|to|please|needs?|has|have)$/;

/** "withdraw 1.5 from the WETH contract": so much of what the contract gives up, which is as much as it brings. */
function lyingIn(
  reading: Reading,
  at: number,
  { operation, amountIn }: Call,
): { from: number; to: number } | undefined {
  const { lexemes } = reading;
  const isFrom = wordAt(lexemes, at) === "from";
  // "weth contract: withdraw 1.5"
  const isFirst = /^(?:the )?\S+ contract [,:] withdraw \S+ $/.test(textOf(lexemes.slice(0, at)));
  if (operation !== "unwrap" || !(isFrom || (isFirst && ENDS.test(wordAt(lexemes, at))))) return undefined;
  const token = tokenAtLexeme(reading, pastWords(lexemes, isFrom ? at + 1 : 0, /^the$/, 1));
  const isGiven = token?.token.symbol?.toLowerCase() === amountIn?.asset.symbol?.toLowerCase();
  return token && isGiven && wordAt(lexemes, token.to) === "contract" ? token : undefined;
}

const ENDS = /^(?:[.;!]|please|pls|)$/;
const textOf = (lexemes: Reading["lexemes"]) => lexemes.map(({ lower }) => `${lower} `).join("");

const isPart = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "of" && PRONOUN.test(wordAt(lexemes, at + 1));

const isSame = ({ value: one }: FoundNumber, { value: other }: FoundNumber) =>
  one.digits * 10n ** BigInt(other.scale) === other.digits * 10n ** BigInt(one.scale);

/** "unwrap 2 of it"; "I unwrapped 2 of it" tells what was. */
const isAskedOf = ({ lexemes }: Reading, at: number) => {
  const verb = wordAt(lexemes, backOver(lexemes, at, /^(?:just|only|exactly|back|out)$/, 1) - 1);
  return isAsking(verb) && !isPast(verb);
};

/** "Wrap 2, please": a verb that takes nothing but a sum, and nothing else that the number could be of. */
function isBare({ lexemes }: Reading, at: number, to: number): boolean {
  const verb = wordAt(lexemes, at - 1);
  const { certain } = (isAsking(verb) && !isPast(verb) && operationVerb(verb)) || {};
  const isTurned = certain?.has("wrap") || certain?.has("unwrap");
  return isTurned === true && /^(?:please|pls|for|[.,;:!]|)$/.test(wordAt(lexemes, to));
}

/** The last token before a place, if it was said that one has it; what the call brings for it may stand between. */
function heldBefore(
  reading: Reading,
  before: number,
  { amountIn, amountOut }: Call,
): { from: number; to: number } | undefined {
  const { lexemes } = reading;
  const [given, brought] = [amountIn, amountOut].map((one) => one?.asset.symbol?.toLowerCase());
  for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) {
    const token = tokenAtLexeme(reading, at);
    const symbol = token?.token.symbol?.toLowerCase();
    if (!token || (symbol === brought && symbol !== undefined)) continue;
    if (symbol !== given || lexemes[at]?.kind !== "word") return undefined;
    const verb = backOver(lexemes, at, MUCH, 4) - 1;
    const holder = backOver(lexemes, verb, /^(?:still|also|now|currently|have|do)$/, 2) - 1;
    const isOwn = HOLDER.test(wordAt(lexemes, holder)) && BEGINS.test(wordAt(lexemes, holder - 1));
    // "… and would rather keep it"
    const isKept = lexemes.slice(token.to, before).some(({ lower }) => KEEPING.test(lower));
    return HAVING.test(wordAt(lexemes, verb)) && isOwn && !isKept ? token : undefined;
  }
  return undefined;
}
