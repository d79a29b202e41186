import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { describedTypes } from "../decoders/erc7730/registry.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type SignedType, signedCall, signedType } from "./signed-type.ts";

const ORDER =
  "Order(uint256 nonceAndMeta, uint128 expiry, address makerAsset, address takerAsset, address maker, address taker, uint256 makerAmount, uint256 takerAmount)";

/** An order of ParaSwap's for a price that was asked for; the contract is the one that the public registry names for it. */
export const augustusRfqOrder: SignedType = signedType(ORDER, (values, signing) => {
  const { chainId, contract, signer } = signing;
  const [known] = describedTypes(chainId, contract, "Order");
  if (known?.descriptor.metadata?.owner !== "AugustusRFQ") {
    throw new NotUnderstood(
      `No table knows ${contract} as ParaSwap's contract for such orders.`,
      "Sign it for ParaSwap's own contract on this chain.",
    );
  }
  const maker = values.maker as Address;
  if (signer && maker !== signer) throw new Malformed("the order is another's");
  const expiry = values.expiry as bigint;
  const facets = {
    operation: "swap" as const,
    amountIn: {
      asset: tokenAt(chainId, values.makerAsset as Address),
      baseUnits: values.makerAmount as bigint,
    },
    amountOut: {
      asset: tokenAt(chainId, values.takerAsset as Address),
      baseUnits: values.takerAmount as bigint,
      bound: "at least" as const,
    },
    recipient: maker,
    ...(expiry > 0n ? { deadline: expiry } : {}),
    partiallyFillable: true,
  };
  return [signedCall(facets, signing, { protocol: "paraswap", to: contract, type: "Order", values })];
});
