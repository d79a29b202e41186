import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type FoundPercentage, percentageAt, percentageBefore } from "./percentages.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";

/** Without it there is nothing to look for. */
const HINT = /\bfees?\b/i;
const FEE = /^fees?$/;
/** Whose fee it is; one of a pool or of the network is something else. */
const OWNERS =
  /^(?:interface|service|platform|frontend|front-end|app|ui|protocol|uniswap|integrator|the|a|an)$/;
const OTHERS = /^(?:gas|network|pool|priority|base|lp|transaction|tx|miner)$/;
const LEADS = /^(?:of|is|are|:|=|up|to|at|most|max|maximum|no|not|more|than|under|below|must|should|be|a)$/;
const ACCEPTED = /^(?:ok|okay|fine|acceptable|accepted|allowed|alright|max|maximum|tops)$/;
const ACCEPTING = /^(?:accept|accepting|allow|tolerate|including|includes|include|max|maximum|most)$/;

/** What an interface may take at most: "the 0.25% fee is ok", "fee must be zero". */
export function findServiceFee(reading: Reading): Intent["serviceFee"] {
  if (!HINT.test(reading.folded)) return undefined;
  const { text, lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!FEE.test(wordAt(lexemes, at)) || isTaken(reading, at)) continue;
    const found = feeBefore(lexemes, at) ?? feeBehind(lexemes, at);
    const [first, last] = [lexemes[found?.from ?? -1], lexemes[(found?.to ?? 0) - 1]];
    if (!found || !first || !last) continue;
    const quote = quoteOf(text, first, last);
    take(reading, quote);
    return { bips: found.bips, quote, ...(found.ofPools && { ofPools: true }) };
  }
  return undefined;
}

interface FoundFee extends FoundPercentage {
  ofPools?: boolean;
}

/** "a 0.25% interface fee is fine", "I accept a 0.25% fee". */
function feeBefore(lexemes: readonly Lexeme[], fee: number): FoundFee | undefined {
  let end = fee;
  while (end > fee - 3 && OWNERS.test(wordAt(lexemes, end - 1))) end -= 1;
  if (OTHERS.test(wordAt(lexemes, fee - 1))) return undefined;
  const share = percentageBefore(lexemes, end);
  if (!share || /^(?:pool|lp)$/.test(wordAt(lexemes, share.from - 1))) return undefined;
  const accepted = acceptedAt(lexemes, fee + 1);
  const isAccepted = accepted !== undefined || acceptsBefore(lexemes, share.from);
  return isAccepted ? { ...share, to: accepted ?? fee + 1 } : undefined;
}

/** "the interface fee of 0.25% is ok", "fees at most 0.25%", "fee must be zero". */
function feeBehind(lexemes: readonly Lexeme[], fee: number): FoundFee | undefined {
  let from = fee;
  while (from > fee - 3 && OWNERS.test(wordAt(lexemes, from - 1))) from -= 1;
  if (OTHERS.test(wordAt(lexemes, from - 1))) return undefined;
  let at = fee + 1;
  let isRule = false;
  while (at < fee + 7 && LEADS.test(wordAt(lexemes, at))) {
    isRule ||= /^(?:most|max|maximum|than|under|below|must|should|up)$/.test(wordAt(lexemes, at));
    at += 1;
  }
  if (at === fee + 1) return undefined;
  const number = numberAt(lexemes, at);
  const isNothing = wordAt(lexemes, at) === "none" || number?.value.digits === 0n;
  const share = percentageAt(lexemes, at) ?? (isNothing ? { bips: 0, from: at, to: at + 1 } : undefined);
  if (!share) return undefined;
  const accepted = acceptedAt(lexemes, share.to);
  return isRule || isNothing || accepted !== undefined
    ? { bips: share.bips, from, to: accepted ?? share.to, ofPools: isRule && !isNothing && from === fee }
    : undefined;
}

/** The place behind "is ok", if it stands here. */
function acceptedAt(lexemes: readonly Lexeme[], from: number): number | undefined {
  let at = from;
  while (at < from + 2 && /^(?:is|are|also|totally|perfectly)$/.test(wordAt(lexemes, at))) at += 1;
  return ACCEPTED.test(wordAt(lexemes, at)) ? at + 1 : undefined;
}

function acceptsBefore(lexemes: readonly Lexeme[], from: number): boolean {
  return lexemes.slice(Math.max(0, from - 3), from).some(({ lower }) => ACCEPTING.test(lower));
}
