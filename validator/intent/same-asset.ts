import type { TokenMention } from "./intent.ts";

/** Whether two mentions name one token. */
export function isSameToken(left: TokenMention | undefined, right: TokenMention | undefined): boolean {
  if (!left || !right) return false;
  if (left.symbol !== undefined && right.symbol !== undefined) return left.symbol === right.symbol;
  return left.contract !== undefined && left.contract === right.contract;
}
