import type { Amount, TokenMention } from "./intent.ts";

/** Whether two mentions name one token. */
export function isSameToken(left: TokenMention | undefined, right: TokenMention | undefined): boolean {
  if (!left || !right) return false;
  if (left.symbol !== undefined && right.symbol !== undefined) return left.symbol === right.symbol;
  return left.contract !== undefined && left.contract === right.contract;
}

/** Whether two amounts say the same number of the same thing, however firmly. */
export function isSameAmount(left: Amount, right: Amount): boolean {
  if (left.token && right.token && !isSameToken(left.token, right.token)) return false;
  if (left.kind !== "number" || right.kind !== "number") return left.kind === right.kind;
  return (
    left.unit === right.unit &&
    left.value.digits * 10n ** BigInt(right.value.scale) ===
      right.value.digits * 10n ** BigInt(left.value.scale)
  );
}
