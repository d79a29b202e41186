import { wrappedNative } from "../../data/contracts.ts";
import { supplyingByTransfer } from "./compound-v2/ctoken.ts";
import type { Envelope, Facets } from "./decoder.ts";
import { stakingByTransfer } from "./lido.ts";
import { wrapping } from "./weth.ts";

/** What a contract does with native currency that comes without calldata; undefined where it only keeps it. */
export function onReceipt(envelope: Envelope): (Facets & { protocol: string }) | undefined {
  if (wrappedNative(envelope.chainId) === envelope.to) return { protocol: "weth", ...wrapping(envelope) };
  const staked = stakingByTransfer(envelope);
  if (staked) return { protocol: "lido", ...staked };
  const supplied = supplyingByTransfer(envelope);
  return supplied && { protocol: "compound_v2", ...supplied };
}
