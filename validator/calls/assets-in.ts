import type { Asset } from "../data/asset.ts";
import type { Call } from "./call.ts";

/** Every asset that a call gives, gets or permits. */
export function assetsIn({
  amountIn,
  amountOut,
  amountsIn = [],
  amountsOut = [],
  permits = [],
}: Call): Asset[] {
  return [amountIn, amountOut, ...amountsIn, ...amountsOut, ...permits].flatMap(
    (moved) => moved?.asset ?? [],
  );
}
