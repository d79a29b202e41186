import { termWords } from "../lexicon/term-words.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type FoundPercentage, percentageAt, percentageBefore } from "./percentages.ts";
import { backOver, firstTerm, isTaken, pastWords, type Reading, wordAt } from "./reading.ts";

/** Without it there is nothing to look for. */
const HINT = /\bfees?\b/i;
const FEE = /^fees?$/;
/** Whose fee it is; one of a pool or of the network is something else. */
const OWNERS = termWords("whose fee");
const OTHERS = /^(?:gas|network|pool|priority|base|lp|transaction|tx|miner)$/;
const LEADS = /^(?:of|is|are|:|=|up|to|at|most|max|maximum|no|not|more|than|under|below|must|should|be|a)$/;
const RULES = /^(?:most|max|maximum|than|under|below|must|should|up)$/;
const ACCEPTED = /^(?:ok|okay|fine|acceptable|accepted|allowed|alright|max|maximum|tops)$/;
const ACCEPTING = /^(?:accept|accepting|allow|tolerate|including|includes|include|max|maximum|most)$/;

/** What an interface may take at most: "the 0.25% fee is ok", "fee must be zero". */
export function findServiceFee(reading: Reading): Intent["serviceFee"] {
  const found = firstTerm(reading, HINT, (lexemes, at) =>
    FEE.test(wordAt(lexemes, at)) && !isTaken(reading, at)
      ? (feeBefore(lexemes, at) ?? feeBehind(lexemes, at))
      : undefined,
  );
  return found && { bips: found.bips, quote: found.quote, ...(found.ofPools && { ofPools: true }) };
}

interface FoundFee extends FoundPercentage {
  ofPools?: boolean;
}

/** "a 0.25% interface fee is fine", "I accept a 0.25% fee". */
function feeBefore(lexemes: readonly Lexeme[], fee: number): FoundFee | undefined {
  if (OTHERS.test(wordAt(lexemes, fee - 1))) return undefined;
  const share = percentageBefore(lexemes, backOver(lexemes, fee, OWNERS, 3));
  if (!share || /^(?:pool|lp)$/.test(wordAt(lexemes, share.from - 1))) return undefined;
  const accepted = acceptedAt(lexemes, fee + 1);
  const isAccepted = accepted !== undefined || acceptsBefore(lexemes, share.from);
  return isAccepted ? { ...share, to: accepted ?? fee + 1 } : undefined;
}

/** "the interface fee of 0.25% is ok", "fees at most 0.25%", "fee must be zero". */
function feeBehind(lexemes: readonly Lexeme[], fee: number): FoundFee | undefined {
  const from = backOver(lexemes, fee, OWNERS, 3);
  const at = pastWords(lexemes, fee + 1, LEADS, 6);
  if (OTHERS.test(wordAt(lexemes, from - 1)) || at === fee + 1) return undefined;
  const isRule = lexemes.slice(fee + 1, at).some(({ lower }) => RULES.test(lower));
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
  const at = pastWords(lexemes, from, /^(?:is|are|also|totally|perfectly)$/, 2);
  return ACCEPTED.test(wordAt(lexemes, at)) ? at + 1 : undefined;
}

function acceptsBefore(lexemes: readonly Lexeme[], from: number): boolean {
  return lexemes.slice(Math.max(0, from - 3), from).some(({ lower }) => ACCEPTING.test(lower));
}
