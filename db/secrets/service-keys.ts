import type { EntityManager } from "@mikro-orm/postgresql";
import { ServiceKey } from "../entities/service-key.ts";
import type { Cipher } from "./cipher.ts";

/** The private keys of the built-in verification service, armoured, the newest first. */
export async function loadServiceKeys(em: EntityManager, cipher: Cipher): Promise<string[]> {
  const rows = await em.fork().find(ServiceKey, {}, { orderBy: { createdAt: "desc" } });
  return rows.map((row) => cipher.open(row.privateKeySealed, placeOf(row.fingerprint)));
}

export function sealServiceKey(cipher: Cipher, fingerprint: string, privateKey: string): string {
  return cipher.seal(privateKey, placeOf(fingerprint));
}

function placeOf(fingerprint: string): string {
  return `service_key:${fingerprint}`;
}
