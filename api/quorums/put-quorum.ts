import { Type } from "typebox";
import { chooseQuorum } from "../../db/quorums/provider-quorums.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { DisplayNameInput, presentQuorum, QuorumRecord, QuorumTypeParam } from "./quorum-record.ts";

const ChooseQuorum = Type.Object(
  {
    quorumId: Type.String({
      pattern: "^[\\w-]{1,100}$",
      mustBe: "a quorum's id at the wallet provider: up to 100 letters, digits, - and _",
    }),
    displayName: Type.Optional(DisplayNameInput),
  },
  { $id: "ChooseProviderQuorum", additionalProperties: false },
);

export const putQuorum = route({
  method: "PUT",
  path: "/settings/provider-quorum/{type}",
  summary: "Makes a quorum that exists at the wallet provider the caller's own of this type.",
  tag: "Wallet quorums",
  auth: ["jwt"],
  params: QuorumTypeParam,
  body: ChooseQuorum,
  answers: { 200: QuorumRecord, ...problems(400, 401, 413, 415) },
  async handle({ params, body, caller, deps }) {
    const chosen = await chooseQuorum(deps.database.em, caller.user.id, {
      type: params.type,
      quorumId: body.quorumId,
      displayName: body.displayName ?? null,
      p256PublicKey: null,
      static: false,
    });
    return ok(presentQuorum(chosen));
  },
});
