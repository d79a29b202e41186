import { findIntegration } from "../../db/custody/find-integrations.ts";
import { isPaused } from "../../db/custody/pauses.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import {
  CustodyIntegrationRecord,
  CustodyTypeParam,
  noIntegration,
  presentIntegration,
} from "./integration-record.ts";

export const getIntegration = route({
  method: "GET",
  path: "/custody/integration/{type}",
  summary: "The caller's custody integration of this type and its signing request, or that there is none.",
  tag: "Custody",
  auth: ["jwt"],
  params: CustodyTypeParam,
  answers: { 200: CustodyIntegrationRecord, ...problems(400, 401) },
  async handle({ params, caller, deps }) {
    const found = await findIntegration(deps.database.em, caller.user.id, params.type);
    const paused = await isPaused(deps.database, caller.user.id);
    return ok(found ? presentIntegration(found, paused) : noIntegration(params.type, paused));
  },
});
