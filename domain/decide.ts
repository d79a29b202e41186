import { EXECUTION_TYPES, type ExecutionType } from "./execution-type.ts";
import type { DecisionReason } from "./status-reason.ts";

export type Decision = "APPROVED" | "REJECTED";
export type OrionDecision = Decision | "UNDECIDED";

/** Everything that was decided on one transaction, as its rows say. */
export interface Decisions {
  readonly orion: OrionDecision | undefined;
  /** By JWT or Ethereum signature. */
  readonly owner: Decision | undefined;
  /** By ADMIN keys, which stand in for the owner. */
  readonly admins: readonly Decision[];
  /** By the owner's USER keys. */
  readonly userKeys: readonly Decision[];
}

export interface Outcome {
  readonly status: "PENDING" | "APPROVED" | "REJECTED";
  readonly reason: DecisionReason;
}

/**
 * What the decisions so far make of a pending transaction. A USER key can only reject: the agent that proposes holds such a key,
 * so its approval counts for nothing. A sealed request is never approved before it is registered on chain.
 */
export function decide(
  execution: ExecutionType,
  awaitsRegistration: boolean,
  { orion, owner, admins, userKeys }: Decisions,
): Outcome {
  if (owner === "REJECTED") return { status: "REJECTED", reason: "owner-rejected" };
  if (admins.includes("REJECTED")) return { status: "REJECTED", reason: "admin-rejected" };
  if (userKeys.includes("REJECTED")) return { status: "REJECTED", reason: "user-key-rejected" };
  if (orion === "REJECTED") return { status: "REJECTED", reason: "orion-rejected" };

  if (orion === undefined) return { status: "PENDING", reason: "orion-awaited" };
  const ownersPart = orion === "UNDECIDED" || execution === EXECUTION_TYPES.USER_EXECUTED;
  const ownerApproved = owner === "APPROVED" || admins.includes("APPROVED");
  if (ownersPart && !ownerApproved) return { status: "PENDING", reason: "owner-awaited" };
  if (awaitsRegistration) return { status: "PENDING", reason: "registration-awaited" };
  return { status: "APPROVED", reason: approvalReason(orion, ownersPart, owner === "APPROVED") };
}

/** Who approved: an administrator is named only where one stood in for the owner. */
function approvalReason(
  orion: "APPROVED" | "UNDECIDED",
  ownersPart: boolean,
  byOwner: boolean,
): DecisionReason {
  if (!ownersPart) return "orion-approved";
  if (orion === "UNDECIDED") return byOwner ? "owner-approved" : "admin-approved";
  return byOwner ? "orion-and-owner-approved" : "orion-and-admin-approved";
}
