import { type Key, readKeys } from "openpgp";
import { PgpFailure, type PgpFailureKind } from "./pgp-failure.ts";
import { rememberKeys } from "./remember-keys.ts";

const MAX_ARMOUR_CHARACTERS = 64 * 1024;
/** Odd RSA keys are computed in BigInt and every signature is checked, so a hostile key could hold a thread for minutes. */
const MAX_BITS = 4096;
const MAX_PACKETS = 100;

export interface PublicKeyFacts {
  readonly fingerprint: string;
  /** Key ids of the key and its subkeys; a message names its recipients by these. */
  readonly keyIds: readonly string[];
}

/** Refuses a key that nobody should send or that nothing can be sealed to now. */
export async function checkPublicKey(armour: string): Promise<PublicKeyFacts> {
  const key = await readRecipient(armour);
  return {
    fingerprint: key.getFingerprint(),
    keyIds: key.getKeyIDs().map((id) => id.toHex()),
  };
}

/** Which key this is, be it usable or not; nothing of it is computed or checked, so that anyone may ask. */
export async function fingerprintOf(armour: string): Promise<string> {
  const key = await readOnlyKey(armour);
  if (key.isPrivate()) throw new PgpFailure("private-key");
  return key.getFingerprint();
}

/** The one usable public key in an armoured block. */
export async function readRecipient(armour: string): Promise<Key> {
  const key = await readKey(armour);
  if (key.isPrivate()) throw new PgpFailure("private-key");
  const bits = [key, ...key.subkeys].map((one) => one.getAlgorithmInfo().bits ?? 0);
  if (Math.max(...bits) > MAX_BITS || key.toPacketList().length > MAX_PACKETS)
    throw new PgpFailure("key-too-large");
  try {
    await key.getEncryptionKey();
  } catch {
    throw new PgpFailure(await whyUnusable(key));
  }
  return key;
}

async function whyUnusable(key: Key): Promise<PgpFailureKind> {
  if (await key.isRevoked()) return "key-revoked";
  const expires = await key.getExpirationTime().catch(() => null);
  return expires instanceof Date && expires <= new Date() ? "key-expired" : "key-cannot-encrypt";
}

const readKey = rememberKeys(readOnlyKey);

async function readOnlyKey(armour: string): Promise<Key> {
  if (armour.length > MAX_ARMOUR_CHARACTERS) throw new PgpFailure("key-too-large");
  if (armour.split("-----BEGIN PGP ").length > 2) throw new PgpFailure("several-keys");
  const keys = await readKeys({ armoredKeys: armour }).catch(() => {
    throw new PgpFailure("not-a-key");
  });
  const [key, ...others] = keys;
  if (!key) throw new PgpFailure("not-a-key");
  if (others.length > 0) throw new PgpFailure("several-keys");
  return key;
}
