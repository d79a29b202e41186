import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import { addressInWord } from "../bridges/address-in-word.ts";
import { destinationOf } from "../bridges/destination.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";

/** What all of LI.FI's bridges are told. */
export const BRIDGE =
  "(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData";
const SWAPS =
  "(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[] _swapData";
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
    { ...common, signature: `swapAndStartBridgeTokensViaAcross${version}(${BRIDGE}, ${SWAPS}, ${data})` },
  ];
}

function bridged(values: Values, envelope: Envelope): Facets {
  const { sendingAssetId, receiver, minAmount, destinationChainId, hasSourceSwaps, hasDestinationCall } =
    values._bridgeData as Values;
  const across = values._acrossData as Values;
  const swaps = (values._swapData ?? []) as Values[];
  if ((hasSourceSwaps === true) !== swaps.length > 0)
    throw new Malformed("it says otherwise whether it trades");
  if (hasDestinationCall === true || across.message !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  checkParties(across, receiver as Address, envelope);
  const chainId = Number(destinationChainId);
  if (!Number.isSafeInteger(chainId)) throw new Malformed("its destination is no chain");
  const [first] = swaps;
  const asset = markedOrZeroAsset(envelope.chainId, (first ?? { sendingAssetId }).sendingAssetId as Address);
  const least = minAmount as bigint;
  const multiplier = across.outputAmountMultiplier as bigint | undefined;
  const isScaled = first !== undefined && multiplier !== undefined;
  return {
    operation: "bridge",
    amountIn: { asset, baseUnits: first ? (first.fromAmount as bigint) : least },
    amountOut: {
      asset: tokenAt(chainId, addressInWord(across.receivingAssetId)),
      baseUnits: isScaled ? (least * multiplier) / SCALE : (across.outputAmount as bigint),
      ...(first ? { bound: "at least" as const } : {}),
    },
    recipient: receiver as Address,
    deadline: across.fillDeadline as bigint,
    destination: destinationOf(chainId),
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
