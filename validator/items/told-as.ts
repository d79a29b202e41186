import type { Call } from "../calls/call.ts";

/** By which table a call is told: its operation, or what it does to whom where one operation has several ways that are opposite. */
export function toldAs(call: Call): string {
  const { operation, nonFungibles, approvesAll, controlChange, positionChange, claimIds } = call;
  // "Pull it from 0x… into my wallet" is said of what somebody else lets go.
  const { owner, recipient, from } = call;
  const isPulled = operation === "transfer" && recipient === from && owner !== undefined && owner !== from;
  if (isPulled && !nonFungibles) return "transfer to self";
  if (nonFungibles) return `${operation} ${approvesAll ? "collection" : "collectible"}`;
  if (controlChange) {
    const isTaken = "subject" in controlChange && controlChange.subject === undefined;
    return isTaken ? `${controlChange.change} to none` : controlChange.change;
  }
  if (positionChange?.of === "collateral") return `collateral ${positionChange.isUsed ? "on" : "off"}`;
  if (positionChange) return `e-mode ${positionChange.category > 0n ? "on" : "off"}`;
  return claimIds ? `${operation} numbered` : operation;
}
