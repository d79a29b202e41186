import type { Asset } from "../data/asset.ts";
import { nativeAsset, tokenAt, tokensBySymbol } from "../data/tokens.ts";
import type { TokenMention } from "./intent.ts";

/** The assets that a mention can mean on a chain; none where no table knows it there. */
export function resolveToken(mention: TokenMention, chainId: number): Asset[] {
  if (mention.contract !== undefined) return [tokenAt(chainId, mention.contract)];
  if (mention.symbol === undefined || !mention.known) return [];
  return mention.symbol === "native" ? [nativeAsset(chainId)] : tokensBySymbol(chainId, mention.symbol);
}
