import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { Cipher } from "./cipher.ts";
import type { PublicJwk } from "./public-jwk.ts";
import { SigningKey } from "./signing-key.entity.ts";

export interface SigningKeys {
  /** The key that signs from now on. */
  readonly current: { readonly kid: string; readonly privateKey: KeyObject };
  /** Every published key, the current one among them. */
  readonly publicKeys: readonly PublicJwk[];
}

/** Makes the first signing key; however many processes ask at once, one key comes out. */
export async function ensureSigningKey(em: EntityManager, cipher: Cipher): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "signing-key");
    if ((await tx.count(SigningKey, { retiredAt: null })) > 0) return;
    const kid = randomBytes(12).toString("base64url");
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    if (!x || !y) throw new Error("the new key has no coordinates");
    tx.create(SigningKey, {
      kid,
      publicKey: { kty: "EC", crv: "P-256", x, y, kid, alg: "ES256", use: "sig" },
      privateKeySealed: cipher.seal(
        privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
        placeOf(kid),
      ),
      createdAt: new Date(),
      retiredAt: null,
    });
  });
}

export async function loadSigningKeys(em: EntityManager, cipher: Cipher): Promise<SigningKeys> {
  const rows = await em.fork().find(SigningKey, {}, { orderBy: { createdAt: "desc" } });
  const current = rows.find((row) => row.retiredAt === null);
  if (!current) throw new Error("there is no signing key; provision first");
  const privateKey = createPrivateKey(cipher.open(current.privateKeySealed, placeOf(current.kid)));
  return { current: { kid: current.kid, privateKey }, publicKeys: rows.map((row) => row.publicKey) };
}

function placeOf(kid: string): string {
  return `signing_key:${kid}`;
}
