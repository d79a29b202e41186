import type { Address } from "../../addresses/address.ts";
import { contractAt, wrappedNative } from "../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Facets } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

const UNWRAPS = 1n << 255n;
const AMOUNT = (1n << 128n) - 1n;

/**
 * OKX's router wraps and unwraps the chain's currency, for its caller. It takes a commission where bytes behind the
 * arguments name one; none may stand there.
 */
const swapWrap: CallDecoder = {
  protocol: "okx",
  signature: "swapWrap(uint256 orderId, uint256 rawdata)",
  payable: true,
  belongsTo: ({ chainId, to }) => contractAt(chainId, to)?.protocol === "okx",
  read({ rawdata }, envelope): Facets {
    const word = rawdata as bigint;
    const unwraps = (word & UNWRAPS) !== 0n;
    const baseUnits = word & AMOUNT;
    if (word !== baseUnits + (unwraps ? UNWRAPS : 0n)) {
      throw new NotUnderstood(
        "The amount has bits beside it that choose another way to pay.",
        "Send the direction and the amount alone.",
      );
    }
    if (baseUnits === 0n) throw new Malformed("it wraps nothing");
    const wrapper = wrappedNative(envelope.chainId);
    if (!wrapper)
      throw new NotUnderstood("No table knows what wraps this chain's currency.", "Use another chain.");
    const native = { asset: nativeAsset(envelope.chainId), baseUnits };
    const wrapped = { asset: tokenAt(envelope.chainId, wrapper satisfies Address), baseUnits };
    return {
      operation: unwraps ? "unwrap" : "wrap",
      amountIn: unwraps ? wrapped : native,
      amountOut: unwraps ? native : wrapped,
      ...toCaller(envelope),
    };
  },
};

export const okx = [swapWrap];
