import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { REFRESH_TOKEN_SECONDS } from "../../domain/token-lifetimes.ts";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { Cipher } from "./cipher.ts";
import type { PublicJwk } from "./public-jwk.ts";
import { SigningKey } from "./signing-key.entity.ts";

/** A process goes on signing with a retired key for seconds, until it notices. */
const NOTICED_WITHIN_MS = 60_000;
/** A retired key verifies until the last token that it can have signed is over. */
const VERIFIES_AFTER_MS = REFRESH_TOKEN_SECONDS * 1000 + NOTICED_WITHIN_MS;

export interface SigningKeys {
  /** The key that signs from now on. */
  readonly current: { readonly kid: string; readonly privateKey: KeyObject };
  /** Every published key, the current one among them. */
  readonly publicKeys: readonly PublicJwk[];
  /** Whether tokens of this key are still taken: one that was retired is not for ever, however long a process runs. */
  verifies(kid: string): boolean;
}

/** Makes the first signing key; however many processes ask at once, one key comes out. */
export async function ensureSigningKey(em: EntityManager, cipher: Cipher): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "signing-key");
    if ((await tx.count(SigningKey, { retiredAt: null })) === 0) addKey(tx, cipher);
  });
}

/** Retires the current key and makes the next, which running processes take up within seconds. Returns the new key's id. */
export async function rotateSigningKey(em: EntityManager, cipher: Cipher): Promise<string> {
  return em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "signing-key");
    // With another ENCRYPTION_KEY than the processes have, they could not open the new key.
    await loadSigningKeys(tx, cipher);
    await tx.nativeUpdate(SigningKey, { retiredAt: null }, { retiredAt: new Date() });
    return addKey(tx, cipher);
  });
}

export async function loadSigningKeys(em: EntityManager, cipher: Cipher): Promise<SigningKeys> {
  const stillGood = { $gt: new Date(Date.now() - VERIFIES_AFTER_MS) };
  const rows = await em
    .fork()
    .find(
      SigningKey,
      { $or: [{ retiredAt: null }, { retiredAt: stillGood }] },
      { orderBy: { createdAt: "desc" } },
    );
  const current = rows.find((row) => !row.retiredAt);
  if (!current) throw new Error("there is no signing key; provision first");
  const privateKey = createPrivateKey(cipher.open(current.privateKeySealed, placeOf(current.kid)));
  const until = new Map(
    rows.map(({ kid, retiredAt }) => [kid, retiredAt ? retiredAt.getTime() + VERIFIES_AFTER_MS : Infinity]),
  );
  return {
    current: { kid: current.kid, privateKey },
    publicKeys: rows.map((row) => row.publicKey),
    verifies: (kid) => Date.now() < (until.get(kid) ?? 0),
  };
}

function addKey(tx: EntityManager, cipher: Cipher): string {
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
  return kid;
}

function placeOf(kid: string): string {
  return `signing_key:${kid}`;
}
