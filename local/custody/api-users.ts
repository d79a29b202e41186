import { createPublicKey, type KeyObject, randomUUID } from "node:crypto";
import { fieldsOf, Refusal } from "../simulators/exchange.ts";
import type { Journal } from "../simulators/journal.ts";

/** Its id is the API key. */
export interface ApiUser {
  readonly id: string;
  readonly publicKeyPem: string;
}

export interface ApiUsers {
  /** The public key of an API key. */
  keyOf(apiKey: string): KeyObject | undefined;
  /** What the vendor's console does: a signing request, or for tests a bare public key, becomes an API user. */
  register(body: unknown): Promise<{ readonly apiKey: string }>;
}

const CSR_BITS = 4096;
const LEAST_BITS = 2048;

export function createApiUsers(users: Journal<ApiUser>): ApiUsers {
  const keys = new Map<string, KeyObject>();
  return {
    keyOf(apiKey) {
      const user = users.get(apiKey);
      const key = user && (keys.get(apiKey) ?? createPublicKey(user.publicKeyPem));
      if (key) keys.set(apiKey, key);
      return key;
    },
    async register(body) {
      const { csr, publicKey } = fieldsOf(body);
      const key =
        typeof csr === "string"
          ? rsaKey(await requestedKey(csr), CSR_BITS)
          : rsaKey(typeof publicKey === "string" ? publicKey : "", LEAST_BITS);
      const id = randomUUID();
      users.put({ id, publicKeyPem: key.export({ type: "spki", format: "pem" }).toString() });
      return { apiKey: id };
    },
  };
}

/** The key of a signing request that is signed with it. */
async function requestedKey(csr: string): Promise<string> {
  // Loaded only here: a simulator that nobody registers with stays small.
  await import("reflect-metadata");
  const { Pkcs10CertificateRequest } = await import("@peculiar/x509");
  try {
    const request = new Pkcs10CertificateRequest(csr);
    if (await request.verify()) return request.publicKey.toString("pem");
  } catch {
    // Whatever its reader stumbled over, it is no signing request.
  }
  throw new Refusal(400, { message: "The CSR cannot be read, or is not signed with its own key." });
}

function rsaKey(pem: string, bits: number): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= bits) return key;
  } catch {
    // No key at all.
  }
  throw new Refusal(400, { message: `An RSA key of at least ${bits} bits is expected.` });
}
