import { Type } from "typebox";
import { endGrant as endOneGrant } from "../../../db/oauth/grants.ts";
import { noContent } from "../../answer.ts";
import { UuidInput } from "../../input/uuid.ts";
import { problems } from "../../problem.ts";
import { notFound } from "../../refusal.ts";
import { noBody, route } from "../../route.ts";

export const endGrant = route({
  method: "DELETE",
  path: "/oauth/grants/{id}",
  summary: "Takes a grant back: its client's tokens end at once.",
  tag: "OAuth",
  auth: ["jwt"],
  params: Type.Object({ id: UuidInput }),
  answers: { 204: noBody("The grant has ended."), ...problems(400, 401, 404) },
  async handle({ params, caller, deps }) {
    if (await endOneGrant(deps.database.em, params.id, caller.user.id)) return noContent();
    throw notFound("You have no grant with this id.");
  },
});
