import { Type } from "typebox";
import { issueNonce } from "../../db/accounts/siwe-nonces.ts";
import { ok } from "../answer.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";

export const createNonce = route({
  method: "POST",
  path: "/auth/siwe/nonce",
  summary: "A nonce to sign in with: for this address, once, within ten minutes.",
  tag: "Sign-in",
  auth: "public",
  body: Type.Object({ walletAddress: AddressInput }, { additionalProperties: false }),
  answers: {
    200: Type.Object({ nonce: Type.String() }, { $id: "SiweNonce", additionalProperties: false }),
    ...problems(400, 413, 415, 429),
  },
  async handle({ body, deps }) {
    const address = readAddress(body.walletAddress, "walletAddress");
    return ok({ nonce: await issueNonce(deps.database.em, address) }, { "cache-control": "no-store" });
  },
});
