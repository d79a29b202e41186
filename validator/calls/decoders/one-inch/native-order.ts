import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import { isWrappedNative } from "../../../data/wrapped-native.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";
import { ORDER_TUPLE } from "./orders.ts";
import { addressWord, isSet } from "./words.ts";

/** Bits and fields of makerTraits (1inch limit order protocol v4). */
const NO_PARTIAL_FILLS = 255;
const EXTENDED = [252, 251, 249];
const UNWRAPS_WETH = 247;
const EXPIRATION_OFFSET = 80n;
const EXPIRATION_MASK = (1n << 40n) - 1n;

/** A limit order that sells the currency itself: what is sent waits in a contract of the order's own until it is filled. */
export const nativeOrder: CallDecoder = {
  protocol: "1inch",
  signature: `create(${ORDER_TUPLE} makerOrder)`,
  payable: true,
  tagged: true,
  belongsTo: isNamed("1inch Network NativeOrderFactory"),
  read({ makerOrder }, { chainId, from, value }) {
    const order = makerOrder as Values;
    const traits = order.makerTraits as bigint;
    const address = (name: string): Address => addressWord(order[name] as bigint, name);
    if (from && address("maker") !== from) throw new Malformed("the order is another's");
    if (order.makingAmount !== value) throw new Malformed("it sends another value than it sells");
    if (!isWrappedNative(tokenAt(chainId, address("makerAsset"))))
      throw new Malformed("it sells another token");
    const receiver = address("receiver");
    if (receiver === ZERO_ADDRESS) throw new Malformed("nobody would get what it buys");
    if (EXTENDED.some((bit) => isSet(traits, bit))) {
      throw new NotUnderstood(
        "The order has an extension of which it shows the hash only: it may change the price and make calls.",
        "Create an order without an extension.",
      );
    }
    const bought = tokenAt(chainId, address("takerAsset"));
    const unwraps = isSet(traits, UNWRAPS_WETH) && isWrappedNative(bought);
    const expiration = (traits >> EXPIRATION_OFFSET) & EXPIRATION_MASK;
    return {
      operation: "swap",
      amountIn: { asset: nativeAsset(chainId), baseUnits: value },
      amountOut: {
        asset: unwraps ? nativeAsset(chainId) : bought,
        baseUnits: order.takingAmount as bigint,
        bound: "at least",
      },
      recipient: receiver,
      ...(expiration > 0n ? { deadline: expiration } : {}),
      partiallyFillable: !isSet(traits, NO_PARTIAL_FILLS),
    };
  },
};
