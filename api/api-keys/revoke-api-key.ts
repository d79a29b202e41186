import { Type } from "typebox";
import { revokeApiKey as revokeKey } from "../../db/accounts/api-keys.ts";
import { ok } from "../answer.ts";
import { UuidInput } from "../input/uuid.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { ApiKeyRecord, presentApiKey } from "./api-key-record.ts";

export const revokeApiKey = route({
  method: "DELETE",
  path: "/user-api-keys/{apiKeyId}",
  summary: "Revokes one of the caller's API keys, at once.",
  tag: "API keys",
  auth: ["jwt"],
  params: Type.Object({ apiKeyId: UuidInput }),
  answers: { 200: ApiKeyRecord, ...problems(400, 401, 404) },
  async handle({ params, caller, deps }) {
    const key = await revokeKey(deps.database.em, params.apiKeyId, caller.user.id);
    if (!key) throw notFound("You have no API key with this id.");
    return ok(presentApiKey(key));
  },
});
