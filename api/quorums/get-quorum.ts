import { Type } from "typebox";
import { findQuorum } from "../../db/quorums/provider-quorums.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { NoQuorum, noQuorum, presentQuorum, QuorumRecord, QuorumTypeParam } from "./quorum-record.ts";

export const getQuorum = route({
  method: "GET",
  path: "/settings/provider-quorum/{type}",
  summary: "The caller's quorum of this type, or that there is none.",
  tag: "Wallet quorums",
  auth: ["jwt"],
  params: QuorumTypeParam,
  answers: { 200: Type.Union([QuorumRecord, NoQuorum]), ...problems(400, 401) },
  async handle({ params, caller, deps }) {
    const quorum = await findQuorum(deps.database.em, caller.user.id, params.type);
    return ok(quorum ? presentQuorum(quorum) : noQuorum(params.type));
  },
});
