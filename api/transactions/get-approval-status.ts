import { Type } from "typebox";
import { findApprovalStatus } from "../../db/transactions/find-approval-status.ts";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { ApiKeyApproval, OrionApproval, UserApproval } from "./approval-records.ts";
import { requireReadable } from "./may-read.ts";
import { RequestHashParam } from "./request-hash-param.ts";

const Roles = Type.Object(
  { user: Type.Boolean(), agent: Type.Boolean(), arbiter: Type.Boolean(), orion: Type.Boolean() },
  { additionalProperties: false },
);

const ApprovalStatus = Type.Object(
  {
    status: Type.Enum([...TRANSACTION_STATUSES]),
    user: Type.Array(UserApproval),
    orion: Type.Array(OrionApproval, {
      description: "Empty while verification is pending; the first entry is the verdict.",
    }),
    apiKeys: Type.Array(ApiKeyApproval),
    roles: Roles,
  },
  { additionalProperties: false },
);

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
    200: Type.Union([ApprovalStatus, Roles], { $id: "ApprovalStatus" }),
    ...problems(400, 401, 403, 404),
  },
  async handle({ params, query, caller, deps }) {
    const row = await findApprovalStatus(deps.database.em, params.requestHash.toLowerCase());
    const found = requireReadable(caller, row && { ...row, ownerId: row.owner_id });
    const approved = (records: readonly { decision: string }[]) =>
      records.some(({ decision }) => decision === "APPROVED");
    const labelled = (label: string) => approved(found.keys.filter((record) => record.label === label));
    const roles = {
      user: approved(found.user),
      agent: labelled("agent"),
      arbiter: labelled("arbiter"),
      orion: approved(found.orion),
    };
    if (query.form === "roles") return ok(roles);
    return ok({ status: found.status, user: found.user, orion: found.orion, apiKeys: found.keys, roles });
  },
});
