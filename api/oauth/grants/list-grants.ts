import { Type } from "typebox";
import { listGrants as findGrants, type GrantRow } from "../../../db/oauth/grants.ts";
import { answerPage, PageQuery, readUuid } from "../../page.ts";
import { problems } from "../../problem.ts";
import { route } from "../../route.ts";

const Grant = Type.Object(
  {
    id: Type.String(),
    client_id: Type.String(),
    client_name: Type.String(),
    scope: Type.String(),
    createdAt: Type.String(),
    lastUsedAt: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: "OAuthGrant", additionalProperties: false },
);

export const listGrants = route({
  method: "GET",
  path: "/oauth/grants",
  summary: "What the caller has granted to OAuth clients and not taken back, newest first.",
  tag: "OAuth",
  auth: ["jwt"],
  query: PageQuery,
  answers: { 200: Type.Array(Grant), ...problems(400, 401) },
  handle: ({ query, caller, deps }) =>
    answerPage({
      baseUrl: deps.baseUrl,
      path: "/oauth/grants",
      query,
      find: (page) => findGrants(deps.database.em, caller.user.id, page),
      present: presentGrant,
      readId: readUuid,
    }),
});

function presentGrant({ id, clientId, clientName, scopes, createdAt, lastUsedAt }: GrantRow) {
  return {
    id,
    client_id: clientId,
    client_name: clientName,
    scope: scopes.join(" "),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
