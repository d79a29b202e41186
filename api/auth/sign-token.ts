import { hash, type KeyObject } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import type { SigningKeys } from "../../db/secrets/signing-keys.ts";

/**
 * An ES256 token (RFC 7515, 7518) whose signature has no chance in it (RFC 6979): the same claims under the same key are the
 * same token to the byte, so that a refresh token can be answered a second time without having been stored.
 */
export function signSameToken(
  typ: string,
  claims: Readonly<Record<string, unknown>>,
  { kid, privateKey }: SigningKeys["current"],
): string {
  const text = `${encoded({ alg: "ES256", typ, kid })}.${encoded(claims)}`;
  const digest = hash("sha256", text, "buffer");
  const signature = p256.sign(digest, scalarOf(privateKey), { prehash: false, lowS: false });
  return `${text}.${Buffer.from(signature).toString("base64url")}`;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function scalarOf(key: KeyObject): Uint8Array {
  const { d } = key.export({ format: "jwk" });
  if (d === undefined) throw new Error("the signing key has no private half");
  return Buffer.from(d, "base64url");
}
