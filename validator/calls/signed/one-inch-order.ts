import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { isWrappedNative } from "../../data/wrapped-native.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { isSet } from "../decoders/one-inch/words.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type SignedType, signedCall, signedType } from "./signed-type.ts";

const ORDER =
  "Order(uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits)";

/** Bits and fields of makerTraits (1inch limit order protocol v4). */
const NO_PARTIAL_FILLS = 255;
const CALLS_BEFORE = 252;
const CALLS_AFTER = 251;
const HAS_EXTENSION = 249;
const UNWRAPS_WETH = 247;
const EXPIRATION_OFFSET = 80n;
const EXPIRATION_MASK = (1n << 40n) - 1n;

/** A limit order of the protocol behind 1inch's router. */
export const oneInchOrder: SignedType = signedType(ORDER, (values, signing) => {
  const { chainId, signer, contract } = signing;
  const traits = values.makerTraits as bigint;
  const maker = values.maker as Address;
  if (signer && maker !== signer) throw new Malformed("the order is another's");
  if ([HAS_EXTENSION, CALLS_BEFORE, CALLS_AFTER].some((bit) => isSet(traits, bit))) {
    throw new NotUnderstood(
      "The order has an extension of which it shows the hash only: it may change the price and make calls.",
      "Sign an order without an extension.",
    );
  }
  const receiver = values.receiver as Address;
  const bought = tokenAt(chainId, values.takerAsset as Address);
  const unwraps = isSet(traits, UNWRAPS_WETH) && isWrappedNative(bought);
  const expiration = (traits >> EXPIRATION_OFFSET) & EXPIRATION_MASK;
  const facets = {
    operation: "swap" as const,
    amountIn: {
      asset: tokenAt(chainId, values.makerAsset as Address),
      baseUnits: values.makingAmount as bigint,
    },
    amountOut: {
      asset: unwraps ? nativeAsset(chainId) : bought,
      baseUnits: values.takingAmount as bigint,
      bound: "at least" as const,
    },
    recipient: receiver === ZERO_ADDRESS ? maker : receiver,
    ...(expiration > 0n ? { deadline: expiration } : {}),
    partiallyFillable: !isSet(traits, NO_PARTIAL_FILLS),
  };
  return [signedCall(facets, signing, { protocol: "1inch", to: contract, type: "Order", values })];
});
