import type { Call } from "../../calls/call.ts";
import { resolveToken } from "../../intent/resolve.ts";
import type { Mention } from "../mentions/mention.ts";

/**
 * "Unstake 3 stETH to ETH at Lido": what a queue pays in the end, of which its request tells nothing. Who only says "convert
 * 3 stETH to ETH" wants it now, by a trade.
 */
export function isPaidByQueue(
  mention: Mention,
  mentions: readonly Mention[],
  { operation, amountOut }: Call,
  chainId: number,
): boolean {
  if (operation !== "unstake" || amountOut !== undefined || mention.kind !== "token") return false;
  const isTrade = mentions.some((one) => one.kind === "verb" && one.verb.certain.has("swap"));
  const isPlaced = mentions.some(({ kind }) => kind === "place");
  return (
    (isPlaced || !isTrade) &&
    resolveToken(mention.token, chainId).some(({ contract }) => contract === "native")
  );
}
