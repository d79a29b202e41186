import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Value, Values } from "../../abi/compile-decoder.ts";
import type { ControlChange } from "../../control-change.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder } from "../decoder.ts";

type ReadChange = (values: Values) => ControlChange;

/** A function that changes who controls a contract. */
export function administering(
  protocol: string,
  signature: string,
  change: ReadChange,
  payable = false,
): CallDecoder {
  return {
    protocol,
    signature,
    payable,
    read: (values) => ({ operation: "administer", controlChange: change(values) }),
  };
}

/** A Safe takes these from itself only, so that its owners' signatures stand behind them. */
function bySafeItself(signature: string, change: ReadChange): CallDecoder {
  return {
    protocol: "safe",
    signature,
    payable: false,
    read(values, { from, to }) {
      if (from !== undefined && from !== to) {
        throw new NotUnderstood(
          `The call changes who controls the Safe ${to}, which takes that from itself only, not from ${from}.`,
          "Have the Safe call itself, through execTransaction.",
        );
      }
      return { operation: "administer", controlChange: change(values) };
    },
  };
}

const orNone = (address: Value | undefined) => (address === ZERO_ADDRESS ? undefined : (address as Address));

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
  bySafeItself("addOwnerWithThreshold(address owner, uint256 _threshold)", ({ owner, _threshold }) => ({
    change: "add owner",
    subject: owner as Address,
    threshold: _threshold as bigint,
  })),
  bySafeItself(
    "removeOwner(address prevOwner, address owner, uint256 _threshold)",
    ({ owner, _threshold }) => ({
      change: "remove owner",
      subject: owner as Address,
      threshold: _threshold as bigint,
    }),
  ),
  bySafeItself(
    "swapOwner(address prevOwner, address oldOwner, address newOwner)",
    ({ oldOwner, newOwner }) => ({
      change: "replace owner",
      subject: newOwner as Address,
      replaces: oldOwner as Address,
    }),
  ),
  bySafeItself("changeThreshold(uint256 _threshold)", ({ _threshold }) => ({
    change: "set threshold",
    threshold: _threshold as bigint,
  })),
  bySafeItself("enableModule(address module)", ({ module }) => ({
    change: "enable module",
    subject: module as Address,
  })),
  bySafeItself("disableModule(address prevModule, address module)", ({ module }) => ({
    change: "disable module",
    subject: module as Address,
  })),
  bySafeItself("setGuard(address guard)", ({ guard }) => ({ change: "set guard", subject: orNone(guard) })),
  bySafeItself("setModuleGuard(address moduleGuard)", ({ moduleGuard }) => ({
    change: "set module guard",
    subject: orNone(moduleGuard),
  })),
  bySafeItself("setFallbackHandler(address handler)", ({ handler }) => ({
    change: "set fallback handler",
    subject: orNone(handler),
  })),
  bySafeItself("changeMasterCopy(address _masterCopy)", ({ _masterCopy }) => ({
    change: "replace code",
    subject: _masterCopy as Address,
    of: "account",
    runs: false,
  })),
  administering(
    "safe",
    "setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)",
    ({ _owners, _threshold, to }) => ({
      change: "set up Safe",
      subjects: _owners as Address[],
      threshold: _threshold as bigint,
      delegatecall: orNone(to),
    }),
  ),
  approveHash,
];
