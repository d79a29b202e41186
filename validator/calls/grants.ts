import type { Address } from "../addresses/address.ts";
import type { AssetAmount, Call } from "./call.ts";

/** A permission to spend that a call gives, by an approval or by a signature that it carries. */
export interface Grant extends AssetAmount {
  spender: Address;
  by: "approval" | "permit";
}

export function grantsOf({ operation, amountIn, spender, permits }: Call): Grant[] {
  const grants: Grant[] = [];
  if (operation === "approve" && amountIn && spender) grants.push({ ...amountIn, spender, by: "approval" });
  for (const permit of permits ?? []) {
    const { asset, baseUnits, spender: allowed } = permit;
    const isListed = grants.some(
      (known) =>
        known.spender === allowed && known.asset.contract === asset.contract && known.baseUnits === baseUnits,
    );
    if (!isListed) grants.push({ asset, baseUnits, spender: allowed, by: "permit" });
  }
  return grants;
}
