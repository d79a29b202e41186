import { Type } from "typebox";
import { markValidated } from "../../db/custody/change-integration.ts";
import { findIntegration } from "../../db/custody/find-integrations.ts";
import { openCredentials } from "../../db/custody/open-credentials.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { CustodyFailure } from "../../integrations/custody/custody-failure.ts";
import { ok } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { CustodyTypeParam } from "./integration-record.ts";

const Validation = Type.Object(
  { valid: Type.Boolean(), message: Type.String(), checkedAt: Timestamp },
  { $id: "CustodyValidation", additionalProperties: false },
);

export const validateIntegration = route({
  method: "POST",
  path: "/custody/validate/{type}",
  summary:
    "Reads the vault account at the custody provider, which changes nothing there; says whether that worked.",
  tag: "Custody",
  auth: ["jwt"],
  limits: [perUser(30)],
  params: CustodyTypeParam,
  answers: { 200: Validation, ...problems(400, 401, 429) },
  async handle({ params, caller, deps }) {
    const checkedAt = new Date();
    const problem = await problemOf(caller.user.id, params.type, checkedAt, deps);
    const message = problem ?? "The custody provider answered, and the vault account is there.";
    return ok({ valid: problem === undefined, message, checkedAt: checkedAt.toISOString() });
  },
});

/** What does not work, in one sentence; undefined where all does. */
async function problemOf(
  userId: string,
  type: CustodyKind,
  checkedAt: Date,
  { database, cipher, custody }: Dependencies,
): Promise<string | undefined> {
  const found = await findIntegration(database.em, userId, type);
  if (!found) return `There is no custody integration for ${type}; make one first.`;
  const credentials = await openCredentials(database, cipher, found.id);
  if (!credentials) return "The integration has no credentials yet; complete it first.";
  try {
    const account = await custody.open(credentials).checkVaultAccount(credentials.vaultAccountId);
    if (!account) return "The custody provider has no vault account of this id.";
  } catch (error) {
    if (!(error instanceof CustodyFailure)) throw error;
    return error.message;
  }
  await markValidated(database.em, found.id, checkedAt);
  return undefined;
}
