import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Cipher } from "./cipher.ts";

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

export function sealServiceKey(cipher: Cipher, fingerprint: string, privateKey: string): string {
  return cipher.seal(privateKey, placeOf(fingerprint));
}

function placeOf(fingerprint: string): string {
  return `service_key:${fingerprint}`;
}
