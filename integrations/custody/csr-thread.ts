import "reflect-metadata";
import { generateKeyPairSync } from "node:crypto";
import { type JsonName, Pkcs10CertificateRequestGenerator } from "@peculiar/x509";
import type { SigningRequest } from "./create-csr-maker.ts";
import type { CsrSubject } from "./csr-subject.ts";

const KEY_BITS = 4096;
const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** What the thread does: seconds of arithmetic for the key, which would hold up everyone else's requests. */
export async function make(subject: CsrSubject): Promise<SigningRequest> {
  const pair = generateKeyPairSync("rsa", { modulusLength: KEY_BITS });
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: nameOf(subject),
    keys: {
      privateKey: pair.privateKey.toCryptoKey(ALGORITHM, true, ["sign"]),
      publicKey: pair.publicKey.toCryptoKey(ALGORITHM, true, ["verify"]),
    },
    signingAlgorithm: ALGORITHM,
  });
  return {
    privateKeyPem: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    csrPem: `${request.toString("pem")}\n`,
  };
}

/** By parts, never by a line of text, in which a comma of one field would begin another. */
function nameOf(subject: CsrSubject): JsonName {
  const parts: readonly (readonly [string, string | undefined])[] = [
    ["C", subject.country],
    ["ST", subject.state],
    ["L", subject.locality],
    ["O", subject.organization],
    ["OU", subject.organizationalUnit],
    ["CN", subject.commonName],
    ["E", subject.email],
  ];
  return parts.flatMap(([type, value]) => (value === undefined ? [] : [{ [type]: [value] }]));
}
