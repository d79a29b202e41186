import type { CallDecoder } from "../decoder.ts";
import { administering } from "./administration.ts";

/** The common functions by which any contract changes hands or code. */
const ACCESS = "access_control";

export const ownership: readonly CallDecoder[] = [
  administering(
    ACCESS,
    "upgradeTo(address newImplementation)",
    ({ newImplementation }) => `replaces the contract's code by that of ${newImplementation}`,
  ),
  administering(
    ACCESS,
    "upgradeToAndCall(address newImplementation, bytes data)",
    ({ newImplementation, data }) =>
      `replaces the contract's code by that of ${newImplementation}${data === "0x" ? "" : " and runs it"}`,
    true,
  ),
  administering(
    ACCESS,
    "upgrade(address proxy, address implementation)",
    ({ proxy, implementation }) => `replaces the code of ${proxy} by that of ${implementation}`,
  ),
  administering(
    ACCESS,
    "upgradeAndCall(address proxy, address implementation, bytes data)",
    ({ proxy, implementation }) => `replaces the code of ${proxy} by that of ${implementation} and runs it`,
    true,
  ),
  administering(
    ACCESS,
    "changeAdmin(address newAdmin)",
    ({ newAdmin }) => `makes ${newAdmin} the admin of the proxy`,
  ),
  administering(
    ACCESS,
    "transferOwnership(address newOwner)",
    ({ newOwner }) => `makes ${newOwner} the owner of the contract`,
  ),
  administering(ACCESS, "acceptOwnership()", () => "makes the caller the owner of the contract"),
  administering(ACCESS, "renounceOwnership()", () => "leaves the contract without an owner"),
  administering(
    ACCESS,
    "grantRole(bytes32 role, address account)",
    ({ role, account }) => `gives ${account} the role ${role}`,
  ),
  administering(
    ACCESS,
    "revokeRole(bytes32 role, address account)",
    ({ role, account }) => `takes the role ${role} from ${account}`,
  ),
  administering(
    ACCESS,
    "renounceRole(bytes32 role, address account)",
    ({ role, account }) => `gives up the role ${role} of ${account}`,
  ),
];
