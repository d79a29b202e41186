import { type Static, Type } from "typebox";
import type { NewApproval } from "../../db/transactions/record-approval.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { Caller, DecidingCaller } from "../auth/caller.ts";
import { badRequest } from "../refusal.ts";

/** Both documented forms in one. */
export const ApprovalBody = Type.Object(
  {
    decision: Type.Optional(Type.Enum(["APPROVED", "REJECTED", "UNDECIDED"])),
    approved: Type.Optional(Type.Boolean()),
    confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: "ORION keys only." })),
    analysis: Type.Optional(Type.String({ maxLength: 20_000, description: "ORION keys only." })),
    requestHash: Type.Optional(Type.String({ description: "If given, that of the path." })),
  },
  { $id: "ApprovalBody", additionalProperties: false },
);
type ApprovalBody = Static<typeof ApprovalBody>;

/** What is decided, and as whom: a person, an API key that stands in for one, or orion. */
export function readDecision(body: ApprovalBody, requestHash: string, caller: DecidingCaller): NewApproval {
  if (body.requestHash !== undefined && body.requestHash.toLowerCase() !== requestHash) {
    throw badRequest("requestHash differs from the one in the path; leave it out or make them equal.");
  }
  const decision = decisionOf(body);
  const type = caller.decidesAs;
  if (decision === "UNDECIDED" && type !== "orion")
    throw badRequest("Only an ORION key may leave it UNDECIDED; approve or reject.");
  const judgement =
    type === "orion" ? { confidence: body.confidence ?? 1, analysis: body.analysis ?? "" } : {};
  return { type, decision, ...approverOf(caller), ...judgement };
}

function approverOf({ principal, user }: Caller): Pick<NewApproval, "userId" | "apiKeyId" | "label"> {
  if (principal.kind === "key") return { apiKeyId: principal.id, label: principal.label };
  return user ? { userId: user.id } : {};
}

function decisionOf({ decision, approved }: ApprovalBody): OrionDecision {
  const fromBoolean = approved === undefined ? undefined : approved ? "APPROVED" : "REJECTED";
  if (decision && fromBoolean && decision !== fromBoolean) {
    throw badRequest("decision and approved contradict each other; send one of them.");
  }
  const decided = decision ?? fromBoolean;
  if (!decided)
    throw badRequest("decision is required.", [{ path: "/decision", message: "decision is required." }]);
  return decided;
}
