import type { Address } from "../../../addresses/address.ts";
import { tokensBySymbol } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import { addressInWord } from "../bridges/address-in-word.ts";
import { destinationOf } from "../bridges/destination.ts";
import { feeFacts } from "../bridges/fee-fact.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { BRIDGE, givenTo } from "./bridges.ts";
import { SWAP } from "./swaps.ts";

const SEND =
  "(uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParams";
const DATA = `(uint16 assetId, ${SEND}, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress) _stargateData`;

/** LayerZero's numbers for chains. */
const ENDPOINTS: ReadonlyMap<bigint, number> = new Map([
  [30_101n, 1],
  [30_102n, 56],
  [30_106n, 43_114],
  [30_109n, 137],
  [30_110n, 42_161],
  [30_111n, 10],
  [30_184n, 8453],
]);

const common = { protocol: "lifi", payable: true, belongsTo: mayBe("lifi"), read: bridged };

/** LI.FI's transfers by way of Stargate: the same asset on the other chain, at least the minimum, for the price of a message. */
export const lifiStargate: readonly CallDecoder[] = [
  { ...common, signature: `startBridgeTokensViaStargate(${BRIDGE}, ${DATA})` },
  { ...common, signature: `swapAndStartBridgeTokensViaStargate(${BRIDGE}, ${SWAP}[] _swapData, ${DATA})` },
];

function bridged(values: Values, envelope: Envelope): Facets {
  const { amountIn, there, receiver, least } = givenTo(values, envelope);
  const { sendingAssetId } = values._bridgeData as Values;
  const { sendParams, fee, refundAddress } = values._stargateData as Values;
  const { dstEid, to, amountLD, minAmountLD, extraOptions, composeMsg } = sendParams as Values;
  const { nativeFee, lzTokenFee } = fee as Values;
  if (composeMsg !== "0x" || extraOptions !== "0x" || lzTokenFee !== 0n) {
    throw new NotUnderstood(
      "The bridge transfer does something beside it on the other chain.",
      "Bridge without a message and without options.",
    );
  }
  if (addressInWord(to) !== receiver) throw new Malformed("it names two receivers");
  if (refundAddress !== (envelope.from ?? receiver)) {
    throw new NotUnderstood(
      "What is left of the fee would go to somebody else.",
      "Name the sender for refunds.",
    );
  }
  if (ENDPOINTS.get(dstEid as bigint) !== there) throw new Malformed("it names two chains");
  // What the contract is given and does not send on stays there, for anybody.
  if (amountLD !== least) throw new Malformed("it sends on another amount than it has");
  const asset = markedOrZeroAsset(envelope.chainId, sendingAssetId as Address);
  const [arriving] = asset.symbol === undefined ? [] : tokensBySymbol(there, asset.symbol);
  return {
    operation: "bridge",
    amountIn,
    ...(arriving?.decimals !== undefined && asset.decimals !== undefined
      ? {
          amountOut: {
            asset: arriving,
            baseUnits: rescaled(minAmountLD as bigint, asset.decimals, arriving.decimals),
            bound: "at least" as const,
          },
        }
      : {}),
    recipient: receiver,
    charge: nativeFee as bigint,
    destination: destinationOf(there),
    deed: {
      name: "Bridge by Stargate",
      asked: [],
      beside: ["stargate", "message", "fee", "included"],
      facts: feeFacts(nativeFee as bigint, envelope.chainId),
    },
  };
}

/** The minimum is counted as the token is here. */
const rescaled = (amount: bigint, from: number, to: number) =>
  to >= from ? amount * 10n ** BigInt(to - from) : amount / 10n ** BigInt(from - to);
