import { Type } from "typebox";
import { findOwnerId } from "../../db/transactions/find-owner-id.ts";
import { recordApproval } from "../../db/transactions/record-approval.ts";
import { created } from "../answer.ts";
import type { Caller } from "../auth/caller.ts";
import { callersReach } from "../auth/scope.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { problems } from "../problem.ts";
import { badRequest, notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { ApiKeyApproval, OrionApproval, presentApproval, UserApproval } from "./approval-records.ts";
import { ApprovalBody, readDecision } from "./read-decision.ts";
import { RequestHashParam } from "./request-hash-param.ts";

export const createApproval = route({
  method: "POST",
  path: "/transactions/{requestHash}/approvals",
  summary: "Approves or rejects a pending transaction.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  scope: "approve",
  params: RequestHashParam,
  body: ApprovalBody,
  answers: {
    201: Type.Union([UserApproval, ApiKeyApproval, OrionApproval], { $id: "Approval" }),
    ...problems(400, 401, 403, 404, 413, 415),
  },
  async handle({ params, body, caller, deps }) {
    const requestHash = params.requestHash.toLowerCase();
    const decision = readDecision(body, requestHash, caller);
    requireDecider(caller, await findOwnerId(deps.database.em, requestHash));
    const approval = await recordApproval(deps.database, requestHash, decision);
    if (approval === "not-pending")
      throw badRequest("The transaction is no longer pending; nothing can be decided on it.");
    if (approval === "decided-already")
      throw badRequest("This has been decided already; a decision cannot be changed.");
    deps.lifecycle.tell(requestHash, approval.id);
    return created(presentApproval({ ...approval, address: caller.user?.address ?? null }));
  },
});

/** The owner decides on what is theirs, server keys on anything. */
function requireDecider(caller: Caller, ownerId: string | undefined): void {
  if (!ownerId) throw notFound("There is no transaction with this requestHash.");
  if (callersReach(caller, "approve") === "any" || caller.user?.id === ownerId) return;
  throw forbidden("This transaction is not yours to decide.");
}
