import { Type } from "typebox";
import { ApiKey } from "../../db/accounts/api-key.entity.ts";
import { answerPage, newestFirst, PageQuery } from "../page.ts";
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
      find: (condition, take) =>
        deps.database.em
          .fork()
          .find(ApiKey, { user: caller.user.id, ...condition }, { orderBy: newestFirst, limit: take }),
      present: presentApiKey,
    }),
});
