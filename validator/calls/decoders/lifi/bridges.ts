import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import { addressInWord } from "../bridges/address-in-word.ts";
import { destinationOf } from "../bridges/destination.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { depositIn, SWAP } from "./swaps.ts";

/** What all of LI.FI's bridges are told. */
export const BRIDGE =
  "(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData";
const ACROSS_V3 =
  "(address receivingAssetId, uint256 outputAmount, uint32 quoteTimestamp, uint32 fillDeadline, bytes message) _acrossData";
const ACROSS_V4 =
  "(bytes32 receiverAddress, bytes32 refundAddress, bytes32 receivingAssetId, uint256 outputAmount, uint128 outputAmountMultiplier, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) _acrossData";
/** What the multiplier of an output is divided by. */
const SCALE = 10n ** 30n;

/** LI.FI's transfers to another chain by way of Across. */
function viaAcross(version: "V3" | "V4", data: string): CallDecoder[] {
  const common = { protocol: "lifi", payable: true, belongsTo: mayBe("lifi"), read: bridged };
  return [
    { ...common, signature: `startBridgeTokensViaAcross${version}(${BRIDGE}, ${data})` },
    {
      ...common,
      signature: `swapAndStartBridgeTokensViaAcross${version}(${BRIDGE}, ${SWAP}[] _swapData, ${data})`,
    },
  ];
}

/** What all of them are told alike: what is given, where it leads and to whom; whether it trades before, and asks for nothing there. */
export function givenTo(
  { _bridgeData, _swapData = [] }: Values,
  envelope: Envelope,
): { amountIn: MovedAmount; there: number; receiver: Address; isTraded: boolean; least: bigint } {
  const { sendingAssetId, receiver, minAmount, destinationChainId, hasSourceSwaps, hasDestinationCall } =
    _bridgeData as Values;
  const swaps = _swapData as Values[];
  const isTraded = swaps.length > 0;
  if ((hasSourceSwaps === true) !== isTraded) throw new Malformed("it says otherwise whether it trades");
  if (hasDestinationCall === true) {
    throw new NotUnderstood(
      "The bridge transfer makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  const there = Number(destinationChainId);
  if (!Number.isSafeInteger(there)) throw new Malformed("its destination is no chain");
  const least = minAmount as bigint;
  const amountIn = isTraded
    ? depositIn(swaps, envelope.chainId)
    : { asset: markedOrZeroAsset(envelope.chainId, sendingAssetId as Address), baseUnits: least };
  return { amountIn, there, receiver: receiver as Address, isTraded, least };
}

function bridged(values: Values, envelope: Envelope): Facets {
  const { amountIn, there, receiver, isTraded, least } = givenTo(values, envelope);
  const across = values._acrossData as Values;
  if (across.message !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  checkParties(across, receiver, envelope);
  const multiplier = across.outputAmountMultiplier as bigint | undefined;
  const isScaled = isTraded && multiplier !== undefined;
  return {
    operation: "bridge",
    amountIn,
    amountOut: {
      asset: tokenAt(there, addressInWord(across.receivingAssetId)),
      baseUnits: isScaled ? (least * multiplier) / SCALE : (across.outputAmount as bigint),
      ...(isTraded ? { bound: "at least" as const } : {}),
    },
    recipient: receiver,
    deadline: across.fillDeadline as bigint,
    destination: destinationOf(there),
  };
}

/** Who gets it there, and who gets it back where nobody fills it. */
function checkParties(
  { receiverAddress, refundAddress }: Values,
  receiver: Address,
  { from }: Envelope,
): void {
  if (receiverAddress === undefined) return;
  if (addressInWord(receiverAddress) !== receiver) throw new Malformed("it names two receivers");
  if (addressInWord(refundAddress) !== (from ?? receiver)) {
    throw new NotUnderstood(
      "The bridge transfer would be refunded to somebody who is not the sender.",
      "Name the sender for refunds.",
    );
  }
}

export const lifiBridges = [...viaAcross("V3", ACROSS_V3), ...viaAcross("V4", ACROSS_V4)];
