import type { KeyPair, ServiceKeyRow } from "../../db/secrets/service-keys.ts";
import { generateKeyPair } from "../../integrations/pgp/generate-key-pair.ts";

const NAME = "orion";

export function makeBuiltInKey(): Promise<KeyPair> {
  return generateKeyPair(NAME);
}

/** What the built-in verification service is made of. */
export function builtInService({ publicKey, fingerprint }: ServiceKeyRow) {
  return { name: NAME, pgpPublicKey: publicKey, pgpFingerprint: fingerprint, builtIn: true };
}
