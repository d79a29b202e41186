import { divviTag } from "./attribution/divvi.ts";
import { erc8021Suffix } from "./attribution/erc8021.ts";

/** Four bytes by which an interface knows its own transactions: DeFi Saver's. */
const MARKS: ReadonlySet<string> = new Set(["1115098f"]);
const MARK = 8;
const SELECTOR = 8;
const WORD = 64;

/**
 * Calldata without a suffix by which an interface is credited. No function reads it, so that it changes nothing; any other
 * bytes behind the last argument stay, and are a fault. Lower-case hex without 0x.
 */
export function withoutAttribution(data: string): string {
  const length = erc8021Suffix(data) || divviTag(data) || markLength(data);
  return length > 0 && data.length - length >= SELECTOR ? data.slice(0, -length) : data;
}

/** Arguments are whole words, so that four bytes more show by the length. */
function markLength(data: string): number {
  return data.length % WORD === SELECTOR + MARK && MARKS.has(data.slice(-MARK)) ? MARK : 0;
}
