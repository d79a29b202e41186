import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { KEY_TYPES, type KeyType } from "./key-types.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_CHARACTERS = 43;
const CHECK_CHARACTERS = 6;
const FORMAT = /^cs_([uao])_[0-9A-Za-z]{49}$/;

/** A new secret: 256 bits in base62 and a checksum, by which scanners and typing mistakes are told without a look-up. */
export function makeApiKey(type: KeyType): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const body = `cs_${KEY_TYPES[type].letter}_${random.join("")}`;
  return body + checksum(body);
}

/** The type that a well-formed secret claims, or undefined where it is none of ours. */
export function apiKeyType(secret: string): KeyType | undefined {
  const letter = FORMAT.exec(secret)?.[1];
  if (!letter || checksum(secret.slice(0, -CHECK_CHARACTERS)) !== secret.slice(-CHECK_CHARACTERS))
    return undefined;
  return (Object.keys(KEY_TYPES) as KeyType[]).find((type) => KEY_TYPES[type].letter === letter);
}

/** What is stored of a secret; it has 256 random bits, so a slow hash would add nothing. */
export function hashApiKey(secret: string): string {
  return hash("sha256", secret);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let digits = "";
  while (digits.length < CHECK_CHARACTERS) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
