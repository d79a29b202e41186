import { forgetQuorum } from "../../db/quorums/provider-quorums.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { NoQuorum, noQuorum, QuorumTypeParam } from "./quorum-record.ts";

export const deleteQuorum = route({
  method: "DELETE",
  path: "/settings/provider-quorum/{type}",
  summary: "Forgets the caller's quorum of this type; at the wallet provider it stays as it is.",
  tag: "Wallet quorums",
  auth: ["jwt"],
  params: QuorumTypeParam,
  answers: { 200: NoQuorum, ...problems(400, 401) },
  async handle({ params, caller, deps }) {
    await forgetQuorum(deps.database.em, caller.user.id, params.type);
    return ok(noQuorum(params.type));
  },
});
