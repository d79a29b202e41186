import { routerVersion } from "../../../data/contracts.ts";
import type { Envelope } from "../decoder.ts";

/**
 * What a Universal Router understands: 1 has no V4 (its command 10 buys NFTs), 2.0 has, and from 2.1.1 on swaps carry
 * the least price of every hop and a command byte has seven bits of command instead of six.
 */
export type RouterVersion = "1" | "2.0" | "2.1";

/** Undefined where no table knows the router. */
export function routerVersionOf({ chainId, to }: Envelope): RouterVersion | undefined {
  const version = routerVersion(chainId, to);
  if (version === undefined) return undefined;
  if (version.startsWith("1")) return "1";
  return version.startsWith("2.0") ? "2.0" : "2.1";
}
