import type { Address } from "../../../addresses/address.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { destinationOf } from "./destination.ts";

const [ETHEREUM, ARBITRUM] = [1, 42_161];

function bridged({ chainId, from, value }: Envelope, there: number, recipient: Address | undefined): Facets {
  const self = recipient ?? from;
  return {
    operation: "bridge",
    amountIn: { asset: nativeAsset(chainId), baseUnits: value },
    amountOut: { asset: nativeAsset(there), baseUnits: value },
    ...(self ? { recipient: self } : {}),
    destination: destinationOf(there),
  };
}

/** Arbitrum's own bridge for the currency: to the sender's account there, and back to whom the call names. */
export const arbitrumBridge: CallDecoder[] = [
  {
    protocol: "arbitrum_bridge",
    signature: "depositEth()",
    payable: true,
    belongsTo: isNamed("Arbitrum Delayed Inbox"),
    read: (_values, envelope) => bridged(envelope, ARBITRUM, undefined),
  },
  {
    protocol: "arbitrum_bridge",
    signature: "withdrawEth(address destination)",
    payable: true,
    belongsTo: isNamed("Arbitrum ArbSys"),
    read: ({ destination }, envelope) => bridged(envelope, ETHEREUM, destination as Address),
  },
];
