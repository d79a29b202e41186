import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { SESSION_MS } from "../accounts/open-session.ts";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { Cipher } from "./cipher.ts";
import type { PublicJwk } from "./public-jwk.ts";
import { SigningKey } from "./signing-key.entity.ts";

/** A process may go on signing for some seconds after the key was retired; an hour is more than any clock is off. */
const SLACK_MS = 3_600_000;

export interface SigningKeys {
  /** The key that signs from now on. */
  readonly current: { readonly kid: string; readonly privateKey: KeyObject };
  /** Every key that may still have tokens, the current one among them. */
  readonly publicKeys: readonly PublicJwk[];
}

/** Makes the first signing key; however many processes ask at once, one key comes out. */
export async function ensureSigningKey(em: EntityManager, cipher: Cipher): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "signing-key");
    if ((await tx.count(SigningKey, { retiredAt: null })) === 0) addSigningKey(tx, cipher, new Date());
  });
}

/** Another key signs from now on; the one before verifies until its last token has expired. Returns the new one's id. */
export async function rotateSigningKey(em: EntityManager, cipher: Cipher): Promise<string> {
  return em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "signing-key");
    // With another ENCRYPTION_KEY than the processes have, they could not open the new key.
    await loadSigningKeys(tx, cipher);
    const now = new Date();
    await tx.nativeUpdate(SigningKey, { retiredAt: null }, { retiredAt: now });
    return addSigningKey(tx, cipher, now);
  });
}

function addSigningKey(tx: EntityManager, cipher: Cipher, createdAt: Date): string {
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
    createdAt,
    retiredAt: null,
  });
  return kid;
}

export async function loadSigningKeys(em: EntityManager, cipher: Cipher): Promise<SigningKeys> {
  const longAgo = new Date(Date.now() - SESSION_MS - SLACK_MS);
  const live = { $or: [{ retiredAt: null }, { retiredAt: { $gt: longAgo } }] };
  const rows = await em.fork().find(SigningKey, live, { orderBy: { createdAt: "desc" } });
  const current = rows.find((row) => row.retiredAt === null);
  if (!current) throw new Error("there is no signing key; provision first");
  const privateKey = createPrivateKey(cipher.open(current.privateKeySealed, placeOf(current.kid)));
  return { current: { kid: current.kid, privateKey }, publicKeys: rows.map((row) => row.publicKey) };
}

function placeOf(kid: string): string {
  return `signing_key:${kid}`;
}
