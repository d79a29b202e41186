import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { type SignedType, type Signing, signedCall, signedType } from "./signed-type.ts";

/** Permit2's signature for one use: the spender may take up to this much, once, and send it where he likes. */
const kinds = ["PermitTransferFrom", "PermitBatchTransferFrom"] as const;

export const permit2Transfers: readonly SignedType[] = kinds.map((name) => {
  const isBatch = name === "PermitBatchTransferFrom";
  const struct = `${name}((address token, uint256 amount)${isBatch ? "[]" : ""} permitted, address spender, uint256 nonce, uint256 deadline)`;
  return signedType(struct, (values, signing) => readTransfer(name, values, signing));
});

function readTransfer(type: string, values: Values, signing: Signing) {
  const [spender, deadline] = [values.spender as Address, values.deadline as bigint];
  const permits = ([values.permitted].flat() as Values[]).map(({ token, amount }) => ({
    asset: tokenAt(signing.chainId, token as Address),
    baseUnits: amount as bigint,
    spender,
    owner: signing.signer,
    expiresAt: deadline,
  }));
  const [first, ...others] = permits;
  if (!first) throw new Malformed("it permits nothing");
  const facets = {
    operation: permits.every(({ baseUnits }) => baseUnits === 0n)
      ? ("revoke" as const)
      : ("approve" as const),
    ...(others.length === 0 && { amountIn: { asset: first.asset, baseUnits: first.baseUnits } }),
    spender,
    ...(signing.signer && { owner: signing.signer }),
    deadline,
    permits,
  };
  return [signedCall(facets, signing, { protocol: "permit2", to: signing.contract, type, values })];
}
