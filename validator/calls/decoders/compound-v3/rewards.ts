import type { Address } from "../../../addresses/address.ts";
import type { Call } from "../../call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";
import { cometAt } from "./comets.ts";

/** What a market pays in COMP to whoever uses it. */
export function rewardsOf(chainId: number, comet: Address): Pick<Call, "claimed" | "market"> {
  const market = cometAt(chainId, comet)?.base;
  return { claimed: { symbols: ["COMP"] }, ...(market && { market }) };
}

const claim: CallDecoder = {
  protocol: "compound_v3",
  signature: "claim(address comet, address src, bool shouldAccrue)",
  payable: false,
  belongsTo: mayBe("compound_v3"),
  read: (values, { chainId }) => ({
    operation: "claim",
    ...rewardsOf(chainId, values.comet as Address),
    recipient: values.src as Address,
  }),
};

const claimTo: CallDecoder = {
  protocol: "compound_v3",
  signature: "claimTo(address comet, address src, address to, bool shouldAccrue)",
  payable: false,
  belongsTo: mayBe("compound_v3"),
  read: (values, { chainId }) => ({
    operation: "claim",
    ...rewardsOf(chainId, values.comet as Address),
    owner: values.src as Address,
    recipient: values.to as Address,
  }),
};

export const rewards = [claim, claimTo];
