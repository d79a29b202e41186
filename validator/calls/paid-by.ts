import type { Address } from "../addresses/address.ts";
import type { AssetAmount, Call, Operation } from "./call.ts";

/** What leaves an account by a call. */
export interface Payment extends AssetAmount {
  account: Address;
}

const PAYS_NOTHING: ReadonlySet<Operation> = new Set([
  "approve",
  "revoke",
  "sign",
  "cancel",
  "administer",
  "deploy",
]);

/** What an account pays by a call, at the most; what it signs for others to use later is not paid yet. */
export function paidBy(call: Call): Payment[] {
  const { operation, owner, from, amountIn, amountsIn, isSigned, described } = call;
  const account = owner ?? from;
  if (!account || isSigned || described || PAYS_NOTHING.has(operation)) return [];
  return (amountsIn ?? (amountIn ? [amountIn] : [])).flatMap(({ asset, baseUnits, bound }) =>
    bound === "all" ? [] : [{ account, asset, baseUnits }],
  );
}

/** Whether the called contract takes a token by what it was allowed: not where it is the token itself. */
export function takesByAllowance(call: Call): boolean {
  const { to, amountIn, operation, signature, isSigned, described, wrappers } = call;
  if (!amountIn || signature === null || isSigned || described) return false;
  // What a bundle of Morpho's brings is taken by its adapter.
  if (wrappers.at(-1)?.protocol === "morpho_blue") return false;
  if (operation === "transfer" || PAYS_NOTHING.has(operation)) return false;
  return amountIn.asset.contract !== "native" && amountIn.asset.contract !== to;
}
