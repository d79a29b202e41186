import { Type } from "typebox";
import { findUser } from "../../db/accounts/users.ts";
import { addWalletQuorum, findWalletQuorum } from "../../db/quorums/wallet-quorums.ts";
import { created } from "../answer.ts";
import { requireOwnAccount } from "../auth/require-own-account.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { askProvider } from "./ask-provider.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { DisplayNameInput } from "./quorum-record.ts";

const CreateWalletQuorum = Type.Object(
  {
    displayName: DisplayNameInput,
    ethereumAddress: AddressInput,
    providerUserId: Type.String({
      pattern: "^[\\w:.-]{1,200}$",
      mustBe: "a user's id at the wallet provider, such as did:privy:…",
    }),
  },
  { $id: "CreateWalletQuorum", additionalProperties: false },
);

const WalletQuorumRecord = Type.Object(
  {
    id: Type.String(),
    quorumId: Type.String({ description: "Its id at the wallet provider." }),
    displayName: Type.String(),
    ethereumAddress: Type.String(),
    providerUserId: Type.String(),
    createdAt: Timestamp,
  },
  { $id: "WalletQuorum", additionalProperties: false },
);

export const createWalletQuorum = route({
  method: "POST",
  path: "/provider-quorum",
  summary:
    "Makes a quorum of an account at the wallet provider, for one's own address or any with an ADMIN key.",
  tag: "Wallet quorums",
  auth: ["jwt", "key"],
  limits: [perUser(10)],
  body: CreateWalletQuorum,
  answers: { 201: WalletQuorumRecord, ...problems(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  async handle({ body, caller, deps }) {
    const { em } = deps.database;
    const ethereumAddress = readAddress(body.ethereumAddress, "ethereumAddress");
    // An agent holds its owner's USER key; the owner signs in.
    if (caller.via === "key" && caller.user)
      throw forbidden("This needs an ADMIN key, or your access token.");
    requireOwnAccount(caller, ethereumAddress);
    const user = await findUser(em, ethereumAddress);
    if (!user) throw notFound("No user has this ethereumAddress; create the user first.");
    const { displayName, providerUserId } = body;
    const wanted = { displayName, providerUserId };
    const quorum = await oneAtATime(deps.database, `wallet-quorum:${user.id}`, async () => {
      const present = await findWalletQuorum(em, user.id, wanted);
      if (present) return present;
      const { id: quorumId } = await askProvider(
        deps.walletProvider.createKeyQuorum({ displayName, userIds: [providerUserId] }),
      );
      return addWalletQuorum(em, user.id, { ...wanted, quorumId });
    });
    const { id, quorumId, createdAt } = quorum;
    return created({ id, quorumId, ...wanted, ethereumAddress, createdAt: createdAt.toISOString() });
  },
});
