import { wrappedNative } from "../../data/contracts.ts";
import { nativeAsset, tokenAt } from "../../data/tokens.ts";
import type { AssetAmount } from "../call.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";

const isWeth = ({ chainId, to }: Envelope) => wrappedNative(chainId) === to;

/** What wrapping `value` does; a plain transfer to the contract does the same. */
export function wrapping({ chainId, from, to, value }: Envelope): Facets {
  return {
    operation: "wrap",
    amountIn: { asset: nativeAsset(chainId), baseUnits: value },
    amountOut: { asset: tokenAt(chainId, to), baseUnits: value },
    ...(from && { recipient: from }),
  };
}

const deposit: CallDecoder = {
  protocol: "weth",
  signature: "deposit()",
  payable: true,
  belongsTo: isWeth,
  read: (_values, envelope) => wrapping(envelope),
};

const withdraw: CallDecoder = {
  protocol: "weth",
  signature: "withdraw(uint256 amount)",
  payable: false,
  belongsTo: isWeth,
  read({ amount }, { chainId, from, to }) {
    const amountIn: AssetAmount = { asset: tokenAt(chainId, to), baseUnits: amount as bigint };
    return {
      operation: "unwrap",
      amountIn,
      amountOut: { asset: nativeAsset(chainId), baseUnits: amount as bigint },
      ...(from && { recipient: from }),
    };
  },
};

export const weth: readonly CallDecoder[] = [deposit, withdraw];
