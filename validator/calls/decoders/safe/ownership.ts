import type { Address } from "../../../addresses/address.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { ControlChange } from "../../control-change.ts";
import type { CallDecoder } from "../decoder.ts";
import { administering } from "./administration.ts";

/** The common functions by which any contract changes hands or code. */
const ACCESS = "access_control";

/** A proxy's new code, run at once where it is handed any calldata. */
const upgraded = ({ newImplementation, data = "0x" }: Values): ControlChange => ({
  change: "replace code",
  subject: newImplementation as Address,
  of: "contract",
  runs: data !== "0x",
});

const upgradedProxy =
  (runs: boolean) =>
  ({ proxy, implementation }: Values): ControlChange => ({
    change: "replace code",
    subject: implementation as Address,
    of: proxy as Address,
    runs,
  });

const roleChange =
  (change: "grant role" | "revoke role" | "renounce role") =>
  ({ role, account }: Values): ControlChange => ({ change, subject: account as Address, role: String(role) });

export const ownership: readonly CallDecoder[] = [
  administering(ACCESS, "upgradeTo(address newImplementation)", upgraded),
  administering(ACCESS, "upgradeToAndCall(address newImplementation, bytes data)", upgraded, true),
  administering(ACCESS, "upgrade(address proxy, address implementation)", upgradedProxy(false)),
  administering(
    ACCESS,
    "upgradeAndCall(address proxy, address implementation, bytes data)",
    upgradedProxy(true),
    true,
  ),
  administering(ACCESS, "changeAdmin(address newAdmin)", ({ newAdmin }) => ({
    change: "set admin",
    subject: newAdmin as Address,
  })),
  administering(ACCESS, "transferOwnership(address newOwner)", ({ newOwner }) => ({
    change: "transfer ownership",
    subject: newOwner as Address,
  })),
  administering(ACCESS, "acceptOwnership()", () => ({ change: "accept ownership" })),
  administering(ACCESS, "renounceOwnership()", () => ({ change: "renounce ownership" })),
  administering(ACCESS, "grantRole(bytes32 role, address account)", roleChange("grant role")),
  administering(ACCESS, "revokeRole(bytes32 role, address account)", roleChange("revoke role")),
  administering(ACCESS, "renounceRole(bytes32 role, address account)", roleChange("renounce role")),
];
