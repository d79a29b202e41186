import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const VERSION = "v1";

/** Encrypts and opens what must not be readable in the database. */
export interface Cipher {
  /** `place` says where the secret is kept, such as `signing_key:abc`; it opens only there. */
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
}

export class SecretCannotBeOpened extends Error {
  constructor(place: string) {
    super(`The secret at ${place} cannot be opened: ENCRYPTION_KEY is not the key it was sealed with.`);
    this.name = "SecretCannotBeOpened";
  }
}

/** AES-256-GCM. The first key seals; every key opens, found by an id made from the key itself, so that keys can be rotated. */
export function createCipher(keys: readonly Buffer[]): Cipher {
  const [current] = keys;
  if (!current) throw new Error("a cipher needs at least one key");
  const currentId = keyId(current);
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  return {
    seal(plain, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", current, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, currentId, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
    },
    open(text, place) {
      const [version, id, nonce, sealed] = text.split(".");
      const key = byId.get(id ?? "");
      if (version !== VERSION || !key || !nonce || !sealed) throw new SecretCannotBeOpened(place);
      return openWith(key, Buffer.from(nonce, "base64url"), Buffer.from(sealed, "base64url"), place);
    },
  };
}

function openWith(key: Buffer, nonce: Buffer, sealed: Buffer, place: string): string {
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 }).setAAD(
    Buffer.from(place),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  try {
    return decipher.update(sealed.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
  } catch {
    throw new SecretCannotBeOpened(place);
  }
}

function keyId(key: Buffer): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}
