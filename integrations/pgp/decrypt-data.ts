import { createDecipheriv, createHash, timingSafeEqual } from "node:crypto";
import type { SessionKey } from "openpgp";
import { PgpFailure } from "./pgp-failure.ts";

const BLOCK_BYTES = 16;
const PREFIX_BYTES = BLOCK_BYTES + 2;
const HASH_BYTES = 20;
/** Header of the packet that holds the hash of all before it (RFC 9580, 5.13.1). */
const HASH_HEADER = [0xd3, 0x14];
const CIPHERS: Readonly<Record<string, string>> = {
  aes128: "aes-128-cfb",
  aes192: "aes-192-cfb",
  aes256: "aes-256-cfb",
};

/**
 * The packets inside version 1 of the protected data (RFC 9580, 5.13.1), which is what senders use for keys that announce nothing
 * newer, as ours. Nothing is looked at before the hash is found right. The library would parse whatever comes out without a bound.
 */
export function decryptData(body: Uint8Array, { algorithm, data: key }: SessionKey): Uint8Array {
  const cipher = CIPHERS[algorithm];
  if (body[0] !== 1 || !cipher) throw new PgpFailure("unusual-encryption");
  const decipher = createDecipheriv(cipher, key, Buffer.alloc(BLOCK_BYTES));
  const plain = Buffer.concat([decipher.update(body.subarray(1)), decipher.final()]);
  if (plain.length < PREFIX_BYTES + HASH_HEADER.length + HASH_BYTES) throw new PgpFailure("damaged");
  const hashed = plain.subarray(0, -HASH_BYTES);
  const hash = createHash("sha1").update(hashed).digest();
  const header = hashed.subarray(-HASH_HEADER.length);
  if (!timingSafeEqual(hash, plain.subarray(-HASH_BYTES)) || !header.equals(Buffer.from(HASH_HEADER)))
    throw new PgpFailure("damaged");
  return hashed.subarray(PREFIX_BYTES, -HASH_HEADER.length);
}
