import { Type } from "typebox";
import { listApiKeys as listKeys } from "../../db/accounts/list-api-keys.ts";
import { answerPage, PageQuery, readUuid } from "../page.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { ApiKeyRecord, presentApiKey } from "./api-key-record.ts";

export const listApiKeys = route({
  method: "GET",
  path: "/user-api-keys",
  summary: "The caller's API keys, revoked ones included, newest first.",
  tag: "API keys",
  auth: ["jwt"],
  query: PageQuery,
  answers: { 200: Type.Array(ApiKeyRecord), ...problems(400, 401) },
  handle: ({ query, caller, deps }) =>
    answerPage({
      baseUrl: deps.baseUrl,
      path: "/user-api-keys",
      query,
      find: (page) => listKeys(deps.database.em, caller.user.id, page),
      present: presentApiKey,
      readId: readUuid,
    }),
});
