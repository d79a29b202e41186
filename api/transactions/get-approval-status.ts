import { Type } from "typebox";
import type { FoundApproval } from "../../db/transactions/found-approval.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { ApprovalRoles, ApprovalStatus } from "./approval-status.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";
import { splitApprovals } from "./split-approvals.ts";

export const getApprovalStatus = route({
  method: "GET",
  path: "/transactions/{requestHash}/approval-status",
  summary: "Who has approved; poll it every two to three seconds until orion has decided.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  scope: "read",
  params: RequestHashParam,
  query: Type.Object({ form: Type.Optional(Type.Literal("roles")) }, { additionalProperties: false }),
  answers: {
    200: Type.Union([ApprovalStatus, ApprovalRoles], { $id: "ApprovalStatus" }),
    ...problems(400, 401, 403, 404, 429),
  },
  async handle({ params, query, caller, deps }) {
    const found = await deps.findApprovalStatus(params.requestHash.toLowerCase());
    const { approvals, status } = requireMay(caller, "read", found);
    const approved = (wanted: (approval: FoundApproval) => boolean) =>
      approvals.some((approval) => approval.decision === "APPROVED" && wanted(approval));
    const roles = {
      user: approved(({ type, apiKeyId }) => type !== "orion" && apiKeyId === null),
      agent: approved(({ type, label }) => type !== "orion" && label === "agent"),
      arbiter: approved(({ type, label }) => type !== "orion" && label === "arbiter"),
      orion: approved(({ type }) => type === "orion"),
    };
    if (query.form === "roles") return ok(roles);
    const { userApprovals: user, apiKeyApprovals: apiKeys, orion } = splitApprovals(approvals);
    return ok({ status, user, orion, apiKeys, roles });
  },
});
