import type { Address } from "../../address.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder } from "../decoder.ts";

const claim: CallDecoder = {
  protocol: "compound_v3",
  signature: "claim(address comet, address src, bool shouldAccrue)",
  payable: false,
  belongsTo: mayBe("compound_v3"),
  read: (values) => ({ operation: "claim", recipient: values.src as Address }),
};

const claimTo: CallDecoder = {
  protocol: "compound_v3",
  signature: "claimTo(address comet, address src, address to, bool shouldAccrue)",
  payable: false,
  belongsTo: mayBe("compound_v3"),
  read: (values) => ({
    operation: "claim",
    owner: values.src as Address,
    recipient: values.to as Address,
  }),
};

export const rewards = [claim, claimTo];
