import { Type } from "typebox";
import { completeIntegration } from "../../db/custody/change-integration.ts";
import { isPaused } from "../../db/custody/pauses.ts";
import {
  CUSTODY_ENVIRONMENTS,
  CUSTODY_REGIONS,
  type CustodyEnvironment,
  type CustodyRegion,
} from "../../domain/custody-environment.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import {
  CustodyIntegrationRecord,
  CustodyTypeParam,
  executionsInFlight,
  missingIntegration,
  presentIntegration,
} from "./integration-record.ts";

const Complete = Type.Object(
  {
    apiKey: Type.String({
      pattern: "^[!-~]{8,255}$",
      mustBe: "the API key that the custody provider shows: 8 to 255 characters without spaces",
    }),
    vaultAccountId: Type.String({
      pattern: "^[\\w-]{1,64}$",
      mustBe: "the id of a vault account at the custody provider, such as 0",
    }),
    environment: Type.Unsafe<CustodyEnvironment>(
      Type.Enum([...CUSTODY_ENVIRONMENTS], { mustBe: CUSTODY_ENVIRONMENTS.join(", ") }),
    ),
    region: Type.Unsafe<CustodyRegion>(
      Type.Enum([...CUSTODY_REGIONS], { mustBe: CUSTODY_REGIONS.join(", ") }),
    ),
  },
  { $id: "CompleteCustodyIntegration", additionalProperties: false },
);

export const completeCustodyIntegration = route({
  method: "POST",
  path: "/custody/complete/{type}",
  summary:
    "Saves the credentials that the custody provider gave for the signing request, and activates the integration.",
  tag: "Custody",
  auth: ["jwt"],
  params: CustodyTypeParam,
  body: Complete,
  answers: { 200: CustodyIntegrationRecord, ...problems(400, 401, 404, 409, 413, 415) },
  async handle({ params, body, caller, deps }) {
    const { type } = params;
    const userId = caller.user.id;
    const kept = await completeIntegration(deps.database.em, deps.cipher, { userId, type }, body);
    if (kept === "none") throw missingIntegration(type);
    if (kept === "in-flight") throw executionsInFlight();
    return ok(presentIntegration(kept, await isPaused(deps.database, userId)));
  },
});
