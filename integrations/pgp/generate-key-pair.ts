import { generateKey } from "openpgp";

export interface PgpKeyPair {
  readonly publicKey: string;
  /** Without a passphrase: it is encrypted at rest with everything else that is secret. */
  readonly privateKey: string;
  readonly fingerprint: string;
}

/** A version 4 key on Curve25519, which every OpenPGP program in use reads; gpg 2.2 does not read version 6. */
export async function generateKeyPair(name: string): Promise<PgpKeyPair> {
  const pair = await generateKey({
    type: "ecc",
    curve: "curve25519Legacy",
    userIDs: [{ name }],
    format: "object",
    config: { v6Keys: false, aeadProtect: false },
  });
  return {
    publicKey: pair.publicKey.armor(),
    privateKey: pair.privateKey.armor(),
    fingerprint: pair.publicKey.getFingerprint(),
  };
}
