import type { Address } from "../../../addresses/address.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { isNamed } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";

/** Pays off a debt of the native currency out of what is sent along, and gives the rest back. */
const repayBehalf: CallDecoder = {
  protocol: "compound_v2",
  signature: "repayBehalf(address borrower)",
  payable: true,
  belongsTo: isNamed("Compound V2 Maximillion"),
  read: (values, { chainId, value }) => ({
    operation: "repay",
    amountIn: { asset: nativeAsset(chainId), baseUnits: value, bound: "at most" },
    recipient: values.borrower as Address,
  }),
};

export const maximillion = [repayBehalf];
