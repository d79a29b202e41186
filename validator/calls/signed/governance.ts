import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { delegationDeed, voteDeed } from "../decoders/governance.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type SignedType, signedCall, signedType } from "./signed-type.ts";

/** A vote that somebody else hands in. */
const ballot = signedType("Ballot(uint256 proposalId, uint8 support)", (values, signing) => {
  const deed = voteDeed(values.proposalId as bigint, values.support as bigint);
  return [
    signedCall({ operation: "other", deed }, signing, {
      protocol: "governor",
      to: signing.contract,
      type: "Ballot",
      values,
    }),
  ];
});

/** A delegation that somebody else hands in, until it expires. */
const delegation = signedType(
  "Delegation(address delegatee, uint256 nonce, uint256 expiry)",
  (values, signing) => {
    const { chainId, contract } = signing;
    const { symbol } = tokenAt(chainId, contract);
    if (symbol === undefined) {
      throw new NotUnderstood(
        `No table knows ${contract} as a token whose votes could be delegated.`,
        "Delegate the votes of a known token.",
      );
    }
    const ends = {
      is: "time" as const,
      called: ["expires", "expiry", "until"],
      required: false,
      at: values.expiry as bigint,
    };
    const deed = delegationDeed(symbol, values.delegatee as Address, [ends]);
    return [
      signedCall({ operation: "other", deed, deadline: values.expiry as bigint }, signing, {
        protocol: "erc20",
        to: contract,
        type: "Delegation",
        values,
      }),
    ];
  },
);

export const signedGovernance: readonly SignedType[] = [ballot, delegation];
