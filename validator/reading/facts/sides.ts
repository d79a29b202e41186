import type { Call, MovedAmount } from "../../calls/call.ts";
import { marketAt } from "../../calls/decoders/compound-v2/markets.ts";
import { assetOf } from "../../calls/decoders/erc4626/vaults.ts";
import type { Asset } from "../../data/asset.ts";
import { tokenAt } from "../../data/tokens.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import type { TokenMention } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";

export type SideName = "given" | "wanted";

export const otherSide = (side: SideName): SideName => (side === "given" ? "wanted" : "given");

/** What a call moves on each side, the first of each. */
export interface Sides {
  given: MovedAmount | undefined;
  wanted: MovedAmount | undefined;
}

/**
 * A vault or market gives its own token for a deposit, and takes it for a withdrawal, in a number that the call does not
 * tell; nor does it tell how much of its asset so many shares are.
 */
export function sidesOfCall({ amountIn, amountOut, protocol, operation, to }: Call, chainId: number): Sides {
  const untold = (asset: Asset | undefined) => asset && { asset, baseUnits: 0n };
  const share = hasShares(protocol) ? untold(tokenAt(chainId, to)) : undefined;
  const behind = protocol === "erc4626" ? assetOf({ chainId, to }) : marketAt(chainId, to)?.underlying;
  const held = hasShares(protocol) && operation === "withdraw" ? untold(behind) : undefined;
  return {
    given: amountIn ?? (operation === "withdraw" ? share : undefined),
    wanted: amountOut ?? (operation === "supply" ? share : held),
  };
}

/** As many pieces come back as are given. */
export function isSameNumber(given: MovedAmount | undefined, got: MovedAmount | undefined): boolean {
  const [from, to] = [given?.asset.decimals, got?.asset.decimals];
  if (!given || !got || from === undefined || to === undefined) return false;
  return given.baseUnits > 0n && given.baseUnits * 10n ** BigInt(to) === got.baseUnits * 10n ** BigInt(from);
}

const hasShares = (protocol: string) => protocol === "erc4626" || protocol === "compound_v2";

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
