import type { Address } from "../../addresses/address.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../marked-asset.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { lifiBridges } from "./lifi/bridges.ts";
import { lifiRelay } from "./lifi/relay.ts";
import { lifiStargate } from "./lifi/stargate.ts";
import { depositIn, SWAP } from "./lifi/swaps.ts";

const HEAD =
  "bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut";

/** The sender pays the first step's amount; the contract pays out what the last one brought, and at least the minimum. */
function traded(isToNative: boolean): (values: Values, envelope: Envelope) => Facets {
  return (values, { chainId, value }) => {
    const swaps = [values._swapData].flat() as Values[];
    const amountIn = depositIn(swaps, chainId);
    const isNative = amountIn.asset.contract === "native";
    if (isNative !== value > 0n) throw new Malformed("it pays by something else than it says");
    const last = swaps.at(-1)?.receivingAssetId as Address;
    return {
      operation: "swap",
      amountIn,
      amountOut: {
        asset: isToNative ? nativeAsset(chainId) : markedOrZeroAsset(chainId, last),
        baseUnits: values._minAmountOut as bigint,
        bound: "at least",
      },
      recipient: values._receiver as Address,
    };
  };
}

function trade(signature: string): CallDecoder {
  return {
    protocol: "lifi",
    signature,
    payable: true,
    belongsTo: mayBe("lifi"),
    read: traded(/ToNative\(/.test(signature)),
  };
}

/** LI.FI: its trades, and its ways to other chains. */
export const lifi = [
  ...lifiBridges,
  ...lifiStargate,
  ...lifiRelay,
  ...["ERC20ToERC20", "ERC20ToNative", "NativeToERC20"].flatMap((way) => [
    trade(`swapTokensSingleV3${way}(${HEAD}, ${SWAP} _swapData)`),
    trade(`swapTokensMultipleV3${way}(${HEAD}, ${SWAP}[] _swapData)`),
  ]),
  trade(`swapTokensGeneric(${HEAD}, ${SWAP}[] _swapData)`),
];
