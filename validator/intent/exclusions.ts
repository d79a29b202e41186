import { spokenChains } from "../data/chains.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { termWords } from "../lexicon/term-words.ts";
import type { Exclusion } from "./intent.ts";
import { NEGATIONS } from "./negation.ts";
import { percentageAt } from "./percentages.ts";
import { spokenProtocolAt } from "./protocol.ts";
import { isTaken, pastWords, type Reading, takeSpan, wordAt } from "./reading.ts";

const BEFORE_PLACE = termWords("before an excluded place");
const PLACE = /^(?:on|in|via|through|over|at|using|use|with|avoid|by)$/;
const BEHIND = /^(?:network|chain|mainnet|pools?|router|protocol|exchange|market|fee|tier|please)$/;
/** How far behind the negation the place may stand: "do not do it on the Uniswap router". */
const REACH = 6;
/** Without one of these there is nothing to look for. */
const HINT = /\b(?:not|no|never|don|won|can|without|avoid|except|exclud|any\w* but|other than)/i;

const chainPhraseAt = createPhraseFinder([...spokenChains, ["l1", 1]]);

/** Places that are ruled out. Found before the places that are asked for, so that none of these is taken for one. */
export function findExclusions(reading: Reading): Exclusion[] {
  const found: Exclusion[] = [];
  if (!HINT.test(reading.folded)) return found;
  const { lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const isBare = rulesOut(lexemes, at);
    if ((!isBare && !NEGATIONS.has(wordAt(lexemes, at))) || isTaken(reading, at)) continue;
    const start = wordAt(lexemes, at - 1) === "do" ? at - 1 : at;
    let isPlace = isBare;
    for (let next = at + 1; next < Math.min(at + REACH, lexemes.length); next += 1) {
      const exclusion = isPlace ? placeAt(reading, start, next) : undefined;
      if (exclusion) found.push(exclusion);
      isPlace ||= PLACE.test(wordAt(lexemes, next));
      if (exclusion || !BEFORE_PLACE.test(wordAt(lexemes, next))) break;
    }
  }
  return found;
}

/** Words that rule out what stands right behind them: "except Uniswap", "anywhere but Uniswap", "on Base, not Arbitrum". */
function rulesOut(lexemes: Reading["lexemes"], at: number): boolean {
  const [before, word] = [wordAt(lexemes, at - 1), wordAt(lexemes, at)];
  return (
    /^(?:avoid|avoiding|no|without|except|excluding)$/.test(word) ||
    (word === "but" && /^any/.test(before)) ||
    (word === "not" && /^[(,;–—-]$/.test(before))
  );
}

function placeAt(reading: Reading, start: number, at: number): Exclusion | undefined {
  const { lexemes } = reading;
  const quoteTo = (end: number) => takeSpan(reading, { from: start, to: pastWords(lexemes, end, BEHIND) });
  const protocol = spokenProtocolAt(reading, at);
  if (protocol) return { of: "protocol", name: protocol.name, quote: quoteTo(protocol.to) };
  const chain = chainPhraseAt(lexemes, at);
  if (chain) return { of: "chain", id: chain.value, quote: quoteTo(chain.to) };
  const fee = percentageAt(lexemes, at);
  if (fee && /^(?:pools?|fee|tier)$/.test(wordAt(lexemes, fee.to)))
    return { of: "pool", millionths: BigInt(Math.round(fee.bips * 100)), quote: quoteTo(fee.to) };
  return undefined;
}
