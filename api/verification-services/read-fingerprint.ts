import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import { fingerprintOf } from "../../integrations/pgp/public-key.ts";
import { badRequest } from "../refusal.ts";

/** A key by its fingerprint, in any case and in groups as programs print it, or by its armour. */
export async function readFingerprint(key: string): Promise<string> {
  const digits = key.replaceAll(/[ :]/g, "").replace(/^0x/i, "");
  if (/^[0-9a-fA-F]{40}$/.test(digits)) return digits.toLowerCase();
  if (!key.includes("-----BEGIN PGP "))
    throw badRequest("key must be a fingerprint of 40 hex digits or a URL-encoded armoured OpenPGP key.");
  try {
    return await fingerprintOf(key);
  } catch (error) {
    throw error instanceof PgpFailure ? badRequest(error.message) : error;
  }
}
