import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import { addressInWord } from "../bridges/address-in-word.ts";
import { destinationOf } from "../bridges/destination.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { BRIDGE, givenTo } from "./bridges.ts";
import { SWAP } from "./swaps.ts";

const DATA =
  "(bytes32 requestId, bytes32 nonEVMReceiver, bytes32 receivingAssetId, bytes signature) _relayData";

/**
 * LI.FI's transfers by way of Relay, which pays out on the other chain what its own quote says. The call shows who gets which
 * token there, and not how much: who wants that has to say so.
 */
function bridged(values: Values, envelope: Envelope): Facets {
  const { amountIn, there, receiver } = givenTo(values, envelope);
  const { nonEVMReceiver, receivingAssetId } = values._relayData as Values;
  if (BigInt(String(nonEVMReceiver)) !== 0n) {
    throw new NotUnderstood(
      "The bridge transfer goes to an account of another kind of chain.",
      "Bridge to an account of Ethereum's kind.",
    );
  }
  if (amountIn.baseUnits === 0n) throw new Malformed("it bridges nothing");
  return {
    operation: "bridge",
    amountIn,
    amountOut: {
      asset: markedOrZeroAsset(there, addressInWord(receivingAssetId) as Address),
      baseUnits: 0n,
      bound: "at least",
    },
    recipient: receiver,
    destination: destinationOf(there),
    deed: { name: "Bridge by Relay", asked: [], beside: ["relay"], facts: [] },
  };
}

const common = { protocol: "lifi", payable: true, belongsTo: mayBe("lifi"), read: bridged };

export const lifiRelay: readonly CallDecoder[] = [
  { ...common, signature: `startBridgeTokensViaRelay(${BRIDGE}, ${DATA})` },
  { ...common, signature: `swapAndStartBridgeTokensViaRelay(${BRIDGE}, ${SWAP}[] _swapData, ${DATA})` },
];
