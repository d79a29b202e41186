import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { destinationOf } from "../bridges/destination.ts";
import type { Ledger } from "./ledger.ts";
import { CONTRACT_BALANCE } from "./router-constants.ts";

export const ACROSS_DEPOSIT =
  "deposit((address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative) deposit)";

/** Across takes the deposit here and pays out on another chain; its addresses are meant literally. */
export function bridge(ledger: Ledger, deposit: Values): void {
  if (ledger.bridged) {
    throw new NotUnderstood("The plan bridges twice.", "Send one plan for each bridge transfer.");
  }
  // What no relayer pays out goes back to the depositor.
  if (deposit.depositor !== (ledger.envelope.from ?? deposit.recipient)) {
    throw new NotUnderstood(
      "The bridge transfer would be refunded to somebody who is not the sender.",
      "Name the sender as the depositor.",
    );
  }
  const chainId = Number(deposit.destinationChainId);
  if (!Number.isSafeInteger(chainId)) throw new Malformed("its destination is no chain");
  const currency = deposit.useNative ? "native" : (deposit.inputToken as Address);
  const amount = deposit.inputAmount as bigint;
  if (amount === CONTRACT_BALANCE) ledger.drawAll(currency);
  else ledger.draw(currency, { min: amount, max: amount });
  if (deposit.message !== "0x") {
    throw new NotUnderstood(
      "The bridge transfer carries a message that makes the receiver on the other chain act.",
      "Bridge without a message.",
    );
  }
  ledger.bridged = {
    asset: tokenAt(chainId, deposit.outputToken as Address),
    amount: deposit.outputAmount as bigint,
    recipient: deposit.recipient as Address,
    destination: destinationOf(chainId),
  };
}
