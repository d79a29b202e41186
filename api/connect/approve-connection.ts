import { Type } from "typebox";
import { approveCode } from "../../db/connections/approve-code.ts";
import { findCode } from "../../db/connections/find-code.ts";
import { ok } from "../answer.ts";
import { perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { badRequest } from "../refusal.ts";
import { route } from "../route.ts";
import { CodeInput, codeExpired, readCode, unknownCode } from "./code-input.ts";

const Approved = Type.Object(
  { success: Type.Boolean() },
  { $id: "ConnectionApproved", additionalProperties: false },
);

export const approveConnection = route({
  method: "POST",
  path: "/auth/connect/approve",
  summary:
    "The user approves an agent's code: an API key of theirs is made, which the agent's next poll fetches.",
  tag: "Connecting an agent",
  auth: ["jwt"],
  limits: [perUser(5)],
  body: Type.Object({ code: CodeInput }, { $id: "ApproveConnection", additionalProperties: false }),
  answers: { 200: Approved, ...problems(400, 401, 404, 410, 413, 415, 429) },
  async handle({ body, caller, deps }) {
    const { database, lifecycle } = deps;
    const codeHash = readCode(body.code);
    const endsAt = await approveCode(database.em, codeHash, caller.user.id);
    if (endsAt !== undefined) {
      lifecycle.tellConnection(codeHash, { state: "ready", endsAt });
      return ok({ success: true });
    }
    const code = await findCode(database, codeHash);
    if (!code) throw unknownCode();
    if (code.state === "expired") throw codeExpired();
    throw badRequest("This connection code was approved already; a code connects one agent, once.");
  },
});
