import { Type } from "typebox";
import { findOwnerId } from "../../db/transactions/find-owner-id.ts";
import { recordApproval } from "../../db/transactions/record-approval.ts";
import { created } from "../answer.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { problems } from "../problem.ts";
import { badRequest } from "../refusal.ts";
import { route } from "../route.ts";
import { ApiKeyApproval, OrionApproval, presentApproval, UserApproval } from "./approval-records.ts";
import { ApprovalBody, readDecision } from "./read-decision.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";

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
    ...problems(400, 401, 403, 404, 413, 415, 429),
  },
  async handle({ params, body, caller, deps }) {
    const requestHash = params.requestHash.toLowerCase();
    const decision = readDecision(body, requestHash, caller);
    const ownerId = await findOwnerId(deps.database.em, requestHash);
    requireMay(caller, "decide", ownerId === undefined ? undefined : { ownerId });
    const approval = await recordApproval(deps.database, requestHash, decision);
    if (approval === "not-pending")
      throw badRequest("The transaction is no longer pending; nothing can be decided on it.");
    if (approval === "own-proposal")
      throw forbidden(
        "This key submitted the transaction; the owner or another administrator must approve it.",
      );
    if (approval === "decided-already")
      throw badRequest("This has been decided already; a decision cannot be changed.");
    deps.lifecycle.tell(requestHash, approval.id);
    return created(presentApproval({ ...approval, address: caller.user?.address ?? null }));
  },
});
