import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";

export const SWAP =
  "(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)";

/** What the trades take from the sender: the first one's amount. A later one that takes more by itself would take it unseen. */
export function depositIn(swaps: readonly Values[], chainId: number): MovedAmount {
  const [first, ...others] = swaps;
  if (!first) throw new Malformed("it trades nothing");
  if (others.some(({ requiresDeposit }) => requiresDeposit === true)) {
    throw new NotUnderstood(
      "A later step of the trade takes something of its own from the account.",
      "Send one trade for each token that is given.",
    );
  }
  return {
    asset: markedOrZeroAsset(chainId, first.sendingAssetId as Address),
    baseUnits: first.fromAmount as bigint,
  };
}
