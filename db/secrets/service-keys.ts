import type { EntityManager } from "@mikro-orm/postgresql";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Cipher } from "./cipher.ts";
import { ServiceKey } from "./service-key.entity.ts";

const SQL = `select fingerprint, private_key_sealed as "privateKeySealed" from service_key order by created_at desc`;

/** The private keys of the built-in verification service, armoured, the newest first. */
export async function loadServiceKeys(database: Database, cipher: Cipher): Promise<string[]> {
  const rows = await preparedQuery<{ fingerprint: string; privateKeySealed: string }>(
    database,
    "service-keys",
    SQL,
  )();
  return rows.map(({ fingerprint, privateKeySealed }) => cipher.open(privateKeySealed, placeOf(fingerprint)));
}

export type ServiceKeyRow = Readonly<Pick<ServiceKey, "fingerprint" | "publicKey">>;

export interface KeyPair extends ServiceKeyRow {
  readonly privateKey: string;
}

/** The built-in service's newest key, made the first time; however many processes ask at once, one key comes out. */
export function ensureServiceKey(
  em: EntityManager,
  cipher: Cipher,
  make: () => Promise<KeyPair>,
): Promise<ServiceKeyRow> {
  return em.fork().transactional(async (tx) => {
    await holdAdvisoryLock(tx, "service-key");
    return (await newestServiceKey(tx)) ?? addKey(tx, cipher, await make());
  });
}

/** The one that requests are sealed to, once its service is active. */
export async function newestServiceKey(em: EntityManager): Promise<ServiceKeyRow | undefined> {
  return (await em.find(ServiceKey, {}, { orderBy: { createdAt: "desc" }, limit: 1 }))[0];
}

/** Adds another key; those before stay, for opening. */
export function addServiceKey(em: EntityManager, cipher: Cipher, pair: KeyPair): Promise<ServiceKeyRow> {
  return em.fork().transactional(async (tx) => addKey(tx, cipher, pair));
}

function addKey(tx: EntityManager, cipher: Cipher, pair: KeyPair): ServiceKeyRow {
  const { fingerprint, publicKey, privateKey } = pair;
  const privateKeySealed = cipher.seal(privateKey, placeOf(fingerprint));
  return tx.create(ServiceKey, { fingerprint, publicKey, privateKeySealed, createdAt: new Date() });
}

function placeOf(fingerprint: string): string {
  return `service_key:${fingerprint}`;
}
