import { Type } from "typebox";
import { listIntegrations } from "../../db/custody/find-integrations.ts";
import { isPaused } from "../../db/custody/pauses.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { CustodyIntegrationRecord, presentIntegration } from "./integration-record.ts";

export const listCustodyIntegrations = route({
  method: "GET",
  path: "/custody/integrations",
  summary: "All of the caller's custody integrations, the newest first.",
  tag: "Custody",
  auth: ["jwt"],
  answers: { 200: Type.Array(CustodyIntegrationRecord), ...problems(401) },
  async handle({ caller, deps }) {
    const [found, paused] = await Promise.all([
      listIntegrations(deps.database.em, caller.user.id),
      isPaused(deps.database, caller.user.id),
    ]);
    return ok(found.map((one) => presentIntegration(one, paused)));
  },
});
