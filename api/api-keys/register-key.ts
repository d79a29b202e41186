import { Type } from "typebox";
import { addAccountKey } from "../../db/account-keys/account-keys.ts";
import { accountKeyHash } from "../../integrations/chain/account-registry.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import { plainSignature } from "../../integrations/wallet-signature/plain-signature.ts";
import { created } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { perUser, SIGNATURE_CHECKS } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { badRequest, Refusal } from "../refusal.ts";
import { route } from "../route.ts";
import { awaitRegistration } from "./await-registration.ts";
import { Profile, profileOf } from "./profile-record.ts";

/** All of it stands in a transaction on chain, which the service pays for. */
const LONGEST_KEY = 16 * 1024;

const RegisterKey = Type.Object(
  {
    signature: Type.String({
      maxLength: 132,
      description: "The wallet's signature (EIP-191) over the exact text of pgpPublicKey.",
    }),
    pgpPublicKey: Type.String({
      maxLength: LONGEST_KEY,
      description: "An OpenPGP public key, ASCII-armoured, that can be encrypted to.",
    }),
  },
  { $id: "RegisterPgpKey", additionalProperties: false },
);

export const registerKey = route({
  method: "POST",
  path: "/user-api-keys/register",
  summary: "Registers the caller's OpenPGP key, here and on chain, in place of the one before.",
  tag: "API keys",
  auth: ["jwt"],
  limits: [SIGNATURE_CHECKS, perUser(5)],
  body: RegisterKey,
  answers: { 201: Profile, ...problems(400, 401, 413, 415, 429, 503) },
  async handle({ body, caller, signal, deps }) {
    const { pgpPublicKey: publicKey } = body;
    const { fingerprint } = await checkKey(publicKey, deps);
    const { id: userId, address } = caller.user;
    const signature = await checkSignature(address, publicKey, body.signature, deps);
    const keyHash = accountKeyHash(publicKey);
    const key = await addAccountKey(deps.database.em, userId, { publicKey, keyHash, fingerprint, signature });
    if (!key)
      throw badRequest(
        "pgpPublicKey was registered before, by you and replaced since or by another account, and the registry on chain takes no key twice; make or export another.",
      );
    if (key.chainTx === null && key.chainRefusal === null)
      deps.lifecycle.registerAccount({ userId, address });
    const registered = await awaitRegistration(deps.database, userId, key, signal());
    return created(await profileOf(caller.user, deps, registered));
  },
});

async function checkKey(armour: string, { sealer }: Dependencies) {
  const checked = sealer.checkKey(armour).then(async (facts) => {
    // Transactions will be sealed to it: what fails then, in whatever way, must fail now.
    await sealer.seal(new Uint8Array(1), [armour]).catch(() => {
      throw new PgpFailure("key-cannot-encrypt");
    });
    return facts;
  });
  return checked.catch((error: unknown) => {
    if (!(error instanceof PgpFailure)) throw error;
    if (error.retryable) throw new Refusal(503, error.message);
    const { message } = error;
    throw badRequest(`pgpPublicKey: ${message}`, [{ path: "/pgpPublicKey", message }]);
  });
}

/** The account's own signature over the key, as the registry on chain will check it once more. */
async function checkSignature(
  address: string,
  text: string,
  sent: string,
  { walletSignatures }: Dependencies,
): Promise<string> {
  const signature = plainSignature(sent);
  if (signature && (await walletSignatures.findSigned({ address, texts: [text], signature })) !== undefined)
    return signature;
  const message = `signature must be that of ${address} (EIP-191) over the exact text of pgpPublicKey, line ends included.`;
  throw badRequest(message, [{ path: "/signature", message }]);
}
