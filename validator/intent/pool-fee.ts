import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundPercentage, percentageAt, percentageBefore } from "./percentages.ts";
import { firstTerm, pastWords, type Reading, wordAt } from "./reading.ts";

interface FoundFee {
  millionths: bigint;
  from: number;
  to: number;
}

/** Without one of these there is nothing to look for. */
const HINT = /pool|tier/i;

/** The fee of the pool to be used: "0.05% pool", "fee tier 3000", "the 30 bps pool". */
export function findPoolFee(reading: Reading): Intent["poolFee"] {
  const found = firstTerm(reading, HINT, feeAt);
  return found && { millionths: found.millionths, quote: found.quote };
}

function feeAt(lexemes: readonly Lexeme[], at: number): FoundFee | undefined {
  const word = wordAt(lexemes, at);
  const isTier = word === "tier" || (word === "fee" && wordAt(lexemes, at - 1) === "pool");
  if (word !== "pool" && !isTier && word !== "fee-tier") return undefined;
  return feeBefore(lexemes, at) ?? (word === "pool" ? feeOfPool(lexemes, at) : feeAfter(lexemes, at));
}

/** "0.05% fee tier", "500 fee tier", "0.3% ETH/USDC pool". */
function feeBefore(lexemes: readonly Lexeme[], at: number): FoundFee | undefined {
  for (let end = at; end > at - 5; end -= 1) {
    const percentage = percentageBefore(lexemes, end);
    if (percentage) return { ...ofPercentage(percentage), to: at + 1 };
    const word = wordAt(lexemes, end - 1);
    if (word === "slippage" || !/^[\p{L}/-]/u.test(word)) break;
    if (
      !/^(?:fee|tier|pool|[a-z0-9.]{2,6}|\/|-)$/i.test(word) ||
      /^(?:the|in|of|to|for|on|via|and|with)$/.test(word)
    )
      break;
  }
  const number = lexemes[at - 2];
  const isTier =
    /^(?:fee|tier)$/.test(wordAt(lexemes, at - 1)) &&
    number?.kind === "number" &&
    /^\d{2,6}$/.test(number.lower);
  return isTier ? { millionths: BigInt(number.lower), from: at - 2, to: at + 1 } : undefined;
}

/** "the pool's 0.3% fee". */
function feeOfPool(lexemes: readonly Lexeme[], at: number): FoundFee | undefined {
  const percentage = percentageAt(lexemes, at + 1);
  if (!percentage || wordAt(lexemes, percentage.to) !== "fee") return undefined;
  return { ...ofPercentage(percentage), from: at, to: percentage.to + 1 };
}

/** "fee tier of 0.3%", "fee tier 3000". */
function feeAfter(lexemes: readonly Lexeme[], at: number): FoundFee | undefined {
  const next = pastWords(lexemes, at + 1, /^(?:of|is|:|=|at|the)$/, 3);
  const from = /^(?:fee|pool)$/.test(wordAt(lexemes, at - 1)) ? at - 1 : at;
  const percentage = percentageAt(lexemes, next);
  if (percentage) return { ...ofPercentage(percentage), from };
  const number = lexemes[next];
  if (number?.kind !== "number" || !/^\d{2,6}$|^\d{1,3},\d{3}$/.test(number.lower)) return undefined;
  return { millionths: BigInt(number.lower.replace(",", "")), from, to: next + 1 };
}

function ofPercentage({ bips, from, to }: FoundPercentage): FoundFee {
  return { millionths: BigInt(Math.round(bips * 100)), from, to };
}
