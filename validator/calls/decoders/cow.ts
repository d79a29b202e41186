import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { markedAsset } from "../marked-asset.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

/** An order's name at the settlement contract: its hash, its owner, the end of its validity. */
function orderUid(values: Values): { owner: Address; validTo: bigint; uid: string } {
  const uid = values.orderUid as string;
  if (uid.length !== 2 + 56 * 2) throw new Malformed("the order's uid is not 56 bytes long");
  return { uid, owner: `0x${uid.slice(66, 106)}`, validTo: BigInt(`0x${uid.slice(106)}`) };
}

const setPreSignature: CallDecoder = {
  protocol: "cow",
  signature: "setPreSignature(bytes orderUid, bool signed)",
  payable: false,
  read(values) {
    const { uid, owner } = orderUid(values);
    if (values.signed === true) {
      throw new NotUnderstood(
        `The call signs the CoW order ${uid}, of which it shows the hash only.`,
        "Send the order itself in `order`, without calldata.",
      );
    }
    return { operation: "cancel", owner };
  },
};

const invalidateOrder: CallDecoder = {
  protocol: "cow",
  signature: "invalidateOrder(bytes orderUid)",
  payable: false,
  read: (values) => ({ operation: "cancel", owner: orderUid(values).owner }),
};

const ETH_ORDER =
  "(address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId)";

const createEthOrder: CallDecoder = {
  protocol: "cow",
  signature: `createOrder(${ETH_ORDER} order)`,
  payable: true,
  read: (values, envelope) => ethOrder(values.order as Values, envelope),
};

/** The contract sells the value that comes along, less the fee, and takes no order whose value is another. */
function ethOrder(order: Values, { chainId, to, value }: Envelope): Facets {
  const sellAmount = order.sellAmount as bigint;
  const feeAmount = order.feeAmount as bigint;
  if (value !== sellAmount + feeAmount) {
    throw new Malformed(`it sells ${sellAmount + feeAmount} wei with its fee, but ${value} wei come along`);
  }
  if (order.receiver === ZERO_ADDRESS) throw new Malformed("it names no receiver");
  const native = nativeAsset(chainId);
  return {
    operation: "swap",
    amountIn: { asset: native, baseUnits: sellAmount },
    amountOut: {
      asset: markedAsset(chainId, order.buyToken as Address),
      baseUnits: order.buyAmount as bigint,
      bound: "at least",
    },
    recipient: order.receiver as Address,
    deadline: order.validTo as bigint,
    partiallyFillable: order.partiallyFillable as boolean,
    ...(feeAmount > 0n ? { fees: [{ recipient: to, amount: { asset: native, baseUnits: feeAmount } }] } : {}),
  };
}

const invalidateEthOrder: CallDecoder = {
  protocol: "cow",
  signature: `invalidateOrder(${ETH_ORDER} order)`,
  payable: false,
  read: () => ({ operation: "cancel" }),
};

export const cow = [setPreSignature, invalidateOrder, createEthOrder, invalidateEthOrder];
