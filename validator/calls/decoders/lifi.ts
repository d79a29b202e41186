import type { Address } from "../../addresses/address.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { markedOrZeroAsset } from "../marked-asset.ts";
import { mayBe } from "./belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { lifiBridges } from "./lifi/bridges.ts";
import { lifiStargate } from "./lifi/stargate.ts";

/** LI.FI's trades for the chain's own currency, whose minimum the registry shows without its token; it tells all the others. */
const HEAD =
  "bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut";
const SWAP =
  "(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)";

function toNative(signature: string): CallDecoder {
  return { protocol: "lifi", signature, payable: false, belongsTo: mayBe("lifi"), read: traded };
}

/** The sender pays the first step's amount; the contract pays out what the last one brought, and at least the minimum. */
function traded(values: Values, { chainId }: Envelope): Facets {
  const [first] = [values._swapData].flat() as Values[];
  if (!first) throw new Malformed("it trades nothing");
  return {
    operation: "swap",
    amountIn: {
      asset: markedOrZeroAsset(chainId, first.sendingAssetId as Address),
      baseUnits: first.fromAmount as bigint,
    },
    amountOut: {
      asset: nativeAsset(chainId),
      baseUnits: values._minAmountOut as bigint,
      bound: "at least",
    },
    recipient: values._receiver as Address,
  };
}

export const lifi = [
  ...lifiBridges,
  lifiStargate,
  toNative(`swapTokensSingleV3ERC20ToNative(${HEAD}, ${SWAP} _swapData)`),
  toNative(`swapTokensMultipleV3ERC20ToNative(${HEAD}, ${SWAP}[] _swapData)`),
];
