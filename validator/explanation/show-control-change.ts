import type { Call } from "../calls/call.ts";
import type { ControlChange } from "../calls/control-change.ts";

/** What an administering call does, as a clause: "adds the owner 0x…". */
export function showAdministration({ controlChange, positionChange, signature }: Call): string {
  if (controlChange) return showControlChange(controlChange);
  if (positionChange?.of === "e-mode") {
    return positionChange.category === 0n
      ? "leaves eMode"
      : `enters eMode category ${positionChange.category}`;
  }
  if (positionChange) {
    const { isUsed, markets, unknown = [] } = positionChange;
    const names = [
      ...markets.flatMap((market) => market.at(-1) ?? []).map(({ symbol, contract }) => symbol ?? contract),
      ...unknown,
    ];
    return `${isUsed ? "uses" : "stops using"} ${names.join(", ")} as collateral`;
  }
  return signature === null ? "is a plain transfer" : `calls ${signature}`;
}

function showControlChange(change: ControlChange): string {
  switch (change.change) {
    case "add owner":
      return `adds the owner ${change.subject} and sets the threshold to ${change.threshold}`;
    case "remove owner":
      return `removes the owner ${change.subject} and sets the threshold to ${change.threshold}`;
    case "replace owner":
      return `replaces the owner ${change.replaces} by ${change.subject}`;
    case "set threshold":
      return `sets the threshold to ${change.threshold}`;
    case "enable module":
      return `lets the module ${change.subject} act without the owners' signatures`;
    case "disable module":
      return `removes the module ${change.subject}`;
    case "set guard":
      return `sets the guard to ${change.subject ?? "none"}`;
    case "set module guard":
      return `sets the modules' guard to ${change.subject ?? "none"}`;
    case "set fallback handler":
      return `sets the fallback handler to ${change.subject ?? "none"}`;
    case "replace code": {
      const whose =
        change.of === "account" || change.of === "contract"
          ? `the ${change.of}'s code`
          : `the code of ${change.of}`;
      return `replaces ${whose} by that of ${change.subject}${change.runs ? " and runs it" : ""}`;
    }
    case "set up Safe": {
      const run = change.delegatecall ? ` and runs the code of ${change.delegatecall} (delegatecall)` : "";
      return `sets up the Safe for ${change.subjects.join(", ")} with the threshold ${change.threshold}${run}`;
    }
    case "set admin":
      return `makes ${change.subject} the admin of the proxy`;
    case "transfer ownership":
      return `makes ${change.subject} the owner of the contract`;
    case "accept ownership":
      return "makes the caller the owner of the contract";
    case "renounce ownership":
      return "leaves the contract without an owner";
    case "grant role":
      return `gives ${change.subject} the role ${change.role}`;
    case "revoke role":
      return `takes the role ${change.role} from ${change.subject}`;
    case "renounce role":
      return `gives up the role ${change.role} of ${change.subject}`;
    case "change rate mode":
      return `changes the interest rate mode of the ${change.asset.symbol ?? change.asset.contract} debt`;
    case "liquidate":
      return `liquidates the positions of ${change.subjects.join(", ")}`;
  }
}
