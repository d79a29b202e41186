import type { Address } from "../../../addresses/address.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { markedAsset } from "../../marked-asset.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { addressWord, isSet, receiverOr } from "./words.ts";

export const ORDER_TUPLE =
  "(uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits)";
const ORDER = `${ORDER_TUPLE} order`;

/** Bits of takerTraits and of makerTraits. */
const AMOUNT_IS_MAKING = 255;
const UNWRAPS = 254;
const ARGS_HAVE_TARGET = 251;
const ARGS_EXTENSION_LENGTH = 224n;
const ARGS_INTERACTION_LENGTH = 200n;
const THRESHOLD = (1n << 184n) - 1n;
const ORDER_HAS_EXTENSION = 249;

/** Filling somebody's limit order: the caller pays the taker's asset and gets the maker's. */
function fill(values: Values, envelope: Envelope): Facets {
  const order = values.order as Values;
  const traits = values.takerTraits as bigint;
  const { target, interaction } = argumentsOf(traits, (values.args as string | undefined) ?? "0x");
  const [making, taking] = amounts(values.amount as bigint, traits, order);
  const paid = markedAsset(envelope.chainId, addressWord(order.takerAsset as bigint, "the taker's asset"));
  const bought = markedAsset(envelope.chainId, addressWord(order.makerAsset as bigint, "the maker's asset"));
  return {
    operation: "swap",
    amountIn: { asset: envelope.value > 0n ? nativeAsset(envelope.chainId) : paid, ...taking },
    amountOut: { asset: isSet(traits, UNWRAPS) ? nativeAsset(envelope.chainId) : bought, ...making },
    ...(target === undefined ? envelope.from && { recipient: envelope.from } : receiverOr(target, envelope)),
    partiallyFillable: true,
    ...(interaction === undefined
      ? {}
      : { peculiarities: [{ choice: "call before payment" as const, target: interaction }] }),
  };
}

type Bounded = Pick<MovedAmount, "baseUnits" | "bound">;

/**
 * The threshold bounds the side that `amount` does not fix, at that rate for a part too. Without one the order's own
 * rate holds, unless an extension of the order makes the rate.
 */
function amounts(amount: bigint, traits: bigint, order: Values): [making: Bounded, taking: Bounded] {
  const threshold = traits & THRESHOLD;
  const [makingAmount, takingAmount] = [order.makingAmount as bigint, order.takingAmount as bigint];
  if (makingAmount === 0n || takingAmount === 0n) throw new Malformed("the order gives or takes nothing");
  const isFixedRate = !isSet(order.makerTraits as bigint, ORDER_HAS_EXTENSION);
  if (isSet(traits, AMOUNT_IS_MAKING)) {
    const atRate = isFixedRate ? (amount * takingAmount + makingAmount - 1n) / makingAmount : MAX_UINT256;
    return [
      { baseUnits: amount, bound: "at most" },
      { baseUnits: threshold || atRate, bound: "at most" },
    ];
  }
  const atRate = isFixedRate ? (amount * makingAmount) / takingAmount : 0n;
  return [
    { baseUnits: threshold || atRate, bound: "at least" },
    { baseUnits: amount, bound: "at most" },
  ];
}

/** `args` is a receiver, the order's extension and a call on the way, one behind the other as the traits say. */
function argumentsOf(traits: bigint, args: string) {
  const sizeAt = (offset: bigint) => Number((traits >> offset) & 0xffffffn) * 2;
  const targetEnd = 2 + (isSet(traits, ARGS_HAVE_TARGET) ? 40 : 0);
  const interactionStart = targetEnd + sizeAt(ARGS_EXTENSION_LENGTH);
  const end = interactionStart + sizeAt(ARGS_INTERACTION_LENGTH);
  if (args.length !== end) throw new Malformed("`args` is not as long as takerTraits says");
  const interaction = args.slice(interactionStart, interactionStart + 40);
  return {
    target: targetEnd > 2 ? (`0x${args.slice(2, 42)}` satisfies Address as Address) : undefined,
    interaction: end > interactionStart ? (`0x${interaction}` satisfies Address as Address) : undefined,
  };
}

function filling(signature: string): CallDecoder {
  return { protocol: "1inch", signature, payable: true, tagged: true, read: fill };
}

function cancelling(signature: string): CallDecoder {
  return {
    protocol: "1inch",
    signature,
    payable: false,
    tagged: true,
    read: () => ({ operation: "cancel" }),
  };
}

export const orders = [
  filling(`fillOrder(${ORDER}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits)`),
  filling(`fillOrderArgs(${ORDER}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args)`),
  filling(`fillContractOrder(${ORDER}, bytes signature, uint256 amount, uint256 takerTraits)`),
  filling(
    `fillContractOrderArgs(${ORDER}, bytes signature, uint256 amount, uint256 takerTraits, bytes args)`,
  ),
  cancelling("cancelOrder(uint256 makerTraits, bytes32 orderHash)"),
  cancelling("cancelOrders(uint256[] makerTraits, bytes32[] orderHashes)"),
  cancelling("increaseEpoch(uint96 series)"),
];
