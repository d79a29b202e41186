import { Type } from "typebox";
import { createApiKey as createKey } from "../../db/accounts/api-keys.ts";
import { answer } from "../answer.ts";
import { readFuture, TimestampInput } from "../input/timestamp.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { NewApiKeyRecord, presentNewApiKey } from "./api-key-record.ts";

const CreateApiKey = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: "\\S",
      mustBe: "1 to 100 characters, not all of them spaces",
    }),
    expiresAt: Type.Optional(TimestampInput),
  },
  { $id: "CreateApiKey", additionalProperties: false },
);

const CreatedApiKey = Type.Object(
  { apiKey: NewApiKeyRecord, secret: Type.String({ description: "Shown here and never again." }) },
  { $id: "CreatedApiKey", additionalProperties: false },
);

export const createApiKey = route({
  method: "POST",
  path: "/user-api-keys",
  summary: "Creates an API key for programs that act for the caller.",
  tag: "API keys",
  auth: ["jwt"],
  body: CreateApiKey,
  answers: { 201: CreatedApiKey, ...problems(400, 401, 413, 415) },
  async handle({ body, caller, deps }) {
    const expiry = body.expiresAt === undefined ? {} : { expiresAt: readFuture(body.expiresAt, "expiresAt") };
    const { key, secret } = await createKey(deps.database.em, {
      type: "user",
      name: body.name,
      userId: caller.user.id,
      ...expiry,
    });
    return answer(201, { apiKey: presentNewApiKey(key), secret }, { "cache-control": "no-store" });
  },
});
