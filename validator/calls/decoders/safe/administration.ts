import { ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Value, Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder } from "../decoder.ts";

/** A function that changes who controls a contract, and the clause that says how. */
export function administering(
  protocol: string,
  signature: string,
  clause: (values: Values) => string,
  payable = false,
): CallDecoder {
  return {
    protocol,
    signature,
    payable,
    read: (values) => ({ operation: "administer", administration: clause(values) }),
  };
}

/** A Safe takes these from itself only, so that its owners' signatures stand behind them. */
function bySafeItself(signature: string, clause: (values: Values) => string): CallDecoder {
  return {
    protocol: "safe",
    signature,
    payable: false,
    read(values, { from, to }) {
      const administration = clause(values);
      if (from !== undefined && from !== to) {
        throw new NotUnderstood(
          `The call ${administration} at ${to}, which a Safe takes from itself only, not from ${from}.`,
          "Have the Safe call itself, through execTransaction.",
        );
      }
      return { operation: "administer", administration };
    },
  };
}

const orNone = (address: Value | undefined) => (address === ZERO_ADDRESS ? "none" : String(address));

const approveHash: CallDecoder = {
  protocol: "safe",
  signature: "approveHash(bytes32 hashToApprove)",
  payable: false,
  read({ hashToApprove }) {
    throw new NotUnderstood(
      `The call approves the Safe transaction ${hashToApprove}, of which it shows the hash only.`,
      "Send the Safe transaction itself, as the call of execTransaction.",
    );
  },
};

export const safeAdministration = [
  bySafeItself(
    "addOwnerWithThreshold(address owner, uint256 _threshold)",
    ({ owner, _threshold }) => `adds the owner ${owner} and sets the threshold to ${_threshold}`,
  ),
  bySafeItself(
    "removeOwner(address prevOwner, address owner, uint256 _threshold)",
    ({ owner, _threshold }) => `removes the owner ${owner} and sets the threshold to ${_threshold}`,
  ),
  bySafeItself(
    "swapOwner(address prevOwner, address oldOwner, address newOwner)",
    ({ oldOwner, newOwner }) => `replaces the owner ${oldOwner} by ${newOwner}`,
  ),
  bySafeItself(
    "changeThreshold(uint256 _threshold)",
    ({ _threshold }) => `sets the threshold to ${_threshold}`,
  ),
  bySafeItself(
    "enableModule(address module)",
    ({ module }) => `lets the module ${module} act without the owners' signatures`,
  ),
  bySafeItself(
    "disableModule(address prevModule, address module)",
    ({ module }) => `removes the module ${module}`,
  ),
  bySafeItself("setGuard(address guard)", ({ guard }) => `sets the guard to ${orNone(guard)}`),
  bySafeItself(
    "setModuleGuard(address moduleGuard)",
    ({ moduleGuard }) => `sets the modules' guard to ${orNone(moduleGuard)}`,
  ),
  bySafeItself(
    "setFallbackHandler(address handler)",
    ({ handler }) => `sets the fallback handler to ${orNone(handler)}`,
  ),
  bySafeItself(
    "changeMasterCopy(address _masterCopy)",
    ({ _masterCopy }) => `replaces the account's code by that of ${_masterCopy}`,
  ),
  administering(
    "safe",
    "setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)",
    ({ _owners, _threshold, to }) =>
      `sets up the Safe for ${(_owners as string[]).join(", ")} with the threshold ${_threshold}` +
      (to === ZERO_ADDRESS ? "" : ` and runs the code of ${to} (delegatecall)`),
  ),
  approveHash,
];
