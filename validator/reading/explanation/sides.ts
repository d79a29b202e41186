import type { Call, MovedAmount } from "../../calls/call.ts";
import { tokenAt } from "../../data/tokens.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import type { TokenMention } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";

export type SideName = "given" | "wanted";

/** What a call moves on each side, the first of each. */
export interface Sides {
  given: MovedAmount | undefined;
  wanted: MovedAmount | undefined;
}

/** A vault gives its own token for a deposit, and takes it for a withdrawal, in a number that the call does not tell. */
export function sidesOfCall({ amountIn, amountOut, protocol, operation, to }: Call, chainId: number): Sides {
  const share = protocol === "erc4626" ? { asset: tokenAt(chainId, to), baseUnits: 0n } : undefined;
  return {
    given: amountIn ?? (operation === "withdraw" ? share : undefined),
    wanted: amountOut ?? (operation === "supply" ? share : undefined),
  };
}

/** The side that moves the token which is mentioned; a currency may stand for its wrapped form where nothing else does. */
export function sideOf(token: TokenMention, sides: Sides, chainId: number): SideName | undefined {
  const meant = resolveToken(token, chainId);
  const moves = (moved: MovedAmount | undefined) =>
    moved !== undefined && meant.some(({ contract }) => contract === moved.asset.contract);
  if (moves(sides.given)) return "given";
  if (moves(sides.wanted)) return "wanted";
  const wraps = (moved: MovedAmount | undefined) =>
    moved !== undefined &&
    isWrappedNative(moved.asset) &&
    meant.some(({ contract }) => contract === "native");
  if (wraps(sides.given)) return "given";
  return wraps(sides.wanted) ? "wanted" : undefined;
}
