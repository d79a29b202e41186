import type { Intent } from "./intent.ts";
import type { Reading } from "./reading.ts";
import { findTerm, told } from "./terms-told.ts";

const FORMS = [
  // "0.05% fee tier", "0.3% ETH/USDC pool"
  "% (?:(?!(?:the|in|of|to|for|on|via|and|with) )(?:[a-z0-9.]{2,6}|/|-) ){0,4}(?:pool|tier|fee-tier)(?: fee)?",
  "(?<tier>\\d{2,6}) (?:fee tier|tier pool|fee pool)",
  // "the pool's 0.3% fee"
  "pool % fee",
  // "fee tier of 0.3%", "pool fee: 3000"
  "(?:(?:fee |pool )?(?:tier|fee-tier)|pool fee)(?: (?:of|is|:|=|at|the)){0,3} (?:%|(?<number>\\d{2,6}|\\d{1,3},\\d{3}))",
].map(told);

/** The fee of the pool to be used: "0.05% pool", "fee tier 3000", "the 30 bps pool". */
export function findPoolFee(reading: Reading): Intent["poolFee"] {
  const found = findTerm(reading, /pool|tier/i, FORMS);
  if (!found) return undefined;
  const { bips, quote, words } = found;
  const { tier, number = tier } = words.groups ?? {};
  const millionths = bips === undefined ? Number(number?.replace(",", "")) : bips * 100;
  return { millionths: BigInt(Math.round(millionths)), quote };
}
