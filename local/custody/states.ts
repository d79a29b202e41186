/** The states on the way to the chain, in their order. */
export const WAY = [
  "SUBMITTED",
  "PENDING_AML_SCREENING",
  "PENDING_ENRICHMENT",
  "PENDING_AUTHORIZATION",
  "QUEUED",
  "PENDING_SIGNATURE",
  "BROADCASTING",
  "CONFIRMING",
] as const;
export const ENDS = ["COMPLETED", "FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"] as const;
export type Status = (typeof WAY)[number] | (typeof ENDS)[number];

export function isBefore(one: Status, other: (typeof WAY)[number]): boolean {
  const place = (WAY as readonly string[]).indexOf(one);
  return place >= 0 && place < WAY.indexOf(other);
}
