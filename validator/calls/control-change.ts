import type { Address } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";

/** What "administer" changes about who controls an account or a contract: `subject` comes, goes or is given something. */
export type ControlChange =
  | { change: "add owner" | "remove owner"; subject: Address; threshold: bigint }
  | { change: "replace owner"; subject: Address; replaces: Address }
  | { change: "set threshold"; threshold: bigint }
  | { change: "enable module" | "disable module"; subject: Address }
  /** Without a subject it is taken away. */
  | { change: "set guard" | "set module guard" | "set fallback handler"; subject: Address | undefined }
  /** The code of the account or contract called, or of the proxy that it is told to change. */
  | { change: "replace code"; subject: Address; of: "account" | "contract" | Address; runs: boolean }
  | {
      change: "set up Safe";
      subjects: readonly Address[];
      threshold: bigint;
      delegatecall: Address | undefined;
    }
  | { change: "set admin" | "transfer ownership"; subject: Address }
  | { change: "accept ownership" | "renounce ownership" }
  | { change: "grant role" | "revoke role" | "renounce role"; subject: Address; role: string }
  | { change: "change rate mode"; asset: Asset }
  | { change: "liquidate"; subjects: readonly Address[] };

/** Every address that a change names; a token by its contract only where no table knows it. */
export function addressesOf(change: ControlChange): Address[] {
  const found: Address[] = [];
  if ("subject" in change && change.subject) found.push(change.subject);
  if ("subjects" in change) found.push(...change.subjects);
  if (change.change === "replace owner") found.push(change.replaces);
  if (change.change === "set up Safe" && change.delegatecall) found.push(change.delegatecall);
  if (change.change === "replace code" && change.of !== "account" && change.of !== "contract")
    found.push(change.of);
  if (
    change.change === "change rate mode" &&
    change.asset.symbol === undefined &&
    change.asset.contract !== "native"
  )
    found.push(change.asset.contract);
  return found;
}
