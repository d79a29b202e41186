import { type ChainReads, told } from "../chain/reads.ts";
import type { Asset } from "../data/asset.ts";
import { tokensBySymbol } from "../data/tokens.ts";
import type { Call } from "./call.ts";

/** The call with what the chain told of tokens that no table knows; a symbol that is another token's is not taken over. */
export function withToldTokens(call: Call, reads: ChainReads): Call {
  if (Object.keys(reads.tokens).length === 0) return call;
  const counted = <Moved extends { asset: Asset }>(moved: Moved): Moved => {
    const asset = withWord(moved.asset, reads);
    return asset === moved.asset ? moved : { ...moved, asset };
  };
  const { amountIn, amountOut, amountsIn, amountsOut, permits, sideTransfers, market } = call;
  return {
    ...call,
    ...(amountIn && { amountIn: counted(amountIn) }),
    ...(amountOut && { amountOut: counted(amountOut) }),
    ...(amountsIn && { amountsIn: amountsIn.map(counted) }),
    ...(amountsOut && { amountsOut: amountsOut.map(counted) }),
    ...(permits && { permits: permits.map(counted) }),
    ...(sideTransfers && { sideTransfers: sideTransfers.map(counted) }),
    ...(market && { market: withWord(market, reads) }),
  };
}

function withWord(asset: Asset, { tokens }: ChainReads): Asset {
  const { contract, chainId } = asset;
  const word = asset.symbol === undefined && contract !== "native" ? told(tokens, contract) : undefined;
  if (!word) return asset;
  const imitated = word.symbol === undefined ? [] : tokensBySymbol(chainId, word.symbol);
  return {
    ...asset,
    decimals: word.decimals,
    ...(imitated.length > 0 ? { imitates: word.symbol ?? "" } : { symbol: word.symbol }),
    byOwnWord: true,
  };
}
