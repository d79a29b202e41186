import { Type } from "typebox";
import { chooseQuorum, findQuorum, type QuorumRow } from "../../db/quorums/provider-quorums.ts";
import type { QuorumType } from "../../domain/quorum-type.ts";
import { NoP256PublicKey, readP256PublicKey } from "../../integrations/wallet-provider/p256-public-key.ts";
import { created } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { badRequest } from "../refusal.ts";
import { route } from "../route.ts";
import { askProvider } from "./ask-provider.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { DisplayNameInput, presentQuorum, QuorumRecord, QuorumTypeInput } from "./quorum-record.ts";

const AGENT_QUORUM_NAME = "Countersign agent";

const RegisterQuorum = Type.Object(
  {
    type: QuorumTypeInput,
    navaAgent: Type.Optional(
      Type.Boolean({
        description:
          "true: the service's own quorum for agents; displayName and p256PublicKey count for nothing.",
      }),
    ),
    displayName: Type.Optional(DisplayNameInput),
    p256PublicKey: Type.Optional(
      Type.String({ maxLength: 1000, description: "A public key on P-256, in PEM." }),
    ),
    message: Type.Optional(
      Type.String({ maxLength: 10_000, description: "For the caller's own records; it is not kept." }),
    ),
  },
  { $id: "RegisterProviderQuorum", additionalProperties: false },
);

interface Wanted {
  readonly type: QuorumType;
  readonly displayName: string;
  readonly p256PublicKey: string;
}

export const registerQuorum = route({
  method: "POST",
  path: "/settings/register-provider-quorum",
  summary:
    "Makes a quorum the caller's own of a type: the service's own for agents, or a new one of a P-256 key.",
  tag: "Wallet quorums",
  auth: ["jwt"],
  limits: [perUser(10)],
  body: RegisterQuorum,
  answers: { 201: QuorumRecord, ...problems(400, 401, 409, 413, 415, 429, 503) },
  async handle({ body, caller, deps }) {
    const { type } = body;
    if (!body.navaAgent) {
      const displayName = given(body.displayName, "displayName");
      const p256PublicKey = checkedKey(given(body.p256PublicKey, "p256PublicKey"));
      return created(
        presentQuorum(await makeQuorum(deps, caller.user.id, { type, displayName, p256PublicKey })),
      );
    }
    const agents = {
      type,
      quorumId: deps.agentQuorumId,
      displayName: AGENT_QUORUM_NAME,
      p256PublicKey: null,
    };
    return created(
      presentQuorum(await chooseQuorum(deps.database.em, caller.user.id, { ...agents, static: true })),
    );
  },
});

/** Asked again, because an answer was lost, it answers with what was made. */
function makeQuorum(deps: Dependencies, userId: string, wanted: Wanted): Promise<QuorumRow> {
  const { em } = deps.database;
  const { type, displayName, p256PublicKey } = wanted;
  return oneAtATime(deps.database, `provider-quorum:${userId}:${type}`, async () => {
    const present = await findQuorum(em, userId, type);
    if (present?.p256PublicKey === p256PublicKey && present.displayName === displayName) return present;
    const { id: quorumId } = await askProvider(
      deps.walletProvider.createKeyQuorum({ displayName, p256PublicKeyPem: p256PublicKey }),
    );
    return chooseQuorum(em, userId, { ...wanted, quorumId, static: false });
  });
}

function given(value: string | undefined, field: string): string {
  if (value !== undefined) return value;
  const message = `${field} is required unless navaAgent is true.`;
  throw badRequest(message, [{ path: `/${field}`, message }]);
}

function checkedKey(pem: string): string {
  try {
    readP256PublicKey(pem);
    return pem;
  } catch (error) {
    if (!(error instanceof NoP256PublicKey)) throw error;
    throw badRequest(`p256PublicKey: ${error.message}`, [{ path: "/p256PublicKey", message: error.message }]);
  }
}
