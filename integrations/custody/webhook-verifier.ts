import { createPublicKey, type JsonWebKey, type KeyObject, verify } from "node:crypto";
import { boundedFetch } from "../bounded-fetch.ts";
import { CustodyFailure } from "./custody-failure.ts";

export interface WebhookVerifier {
  /**
   * Whether the provider signed exactly these bytes. `signature` is the header `Fireblocks-Webhook-Signature`. Throws
   * CustodyFailure where its keys cannot be had.
   */
  verify(body: Uint8Array, signature: string | undefined): Promise<boolean>;
}

const FRESH_MS = 3_600_000;
/** A signature under a key that we do not know makes us look again, but not for everyone who invents one. */
const LOOK_AGAIN_MS = 60_000;
const TIMEOUT_MS = 5000;
const LARGEST_ANSWER = 256 * 1024;
const DETACHED = /^([\w-]{1,1000})\.\.([\w-]{1,2000})$/;

/** Checks detached JWS (RFC 7515, appendix F) with RS512 against the published keys. */
export function createWebhookVerifier(options: {
  readonly keyAddresses: readonly string[];
}): WebhookVerifier {
  let known: { readonly keys: ReadonlyMap<string, KeyObject>; readonly at: number } | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      known = { keys: await fetchKeys(options.keyAddresses), at: Date.now() };
    } catch (error) {
      // Keys that were good an hour ago serve on while the new ones cannot be had.
      if (!known) throw error;
    } finally {
      looking = undefined;
    }
  }

  async function keyOf(id: string): Promise<KeyObject | undefined> {
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
    if (age > FRESH_MS || (age > LOOK_AGAIN_MS && !known?.keys.has(id))) {
      looking ??= look();
      await looking;
    }
    return known?.keys.get(id);
  }

  return {
    async verify(body, signature) {
      const [, header, signed] = DETACHED.exec(signature ?? "") ?? [];
      const keyId = header && keyIdOf(header);
      const key = keyId && (await keyOf(keyId));
      if (!key || !signed) return false;
      const payload = Buffer.from(body).toString("base64url");
      return verify("sha512", Buffer.from(`${header}.${payload}`), key, Buffer.from(signed, "base64url"));
    },
  };
}

/** The algorithm is ours to choose, never the sender's: another one is no signature. */
function keyIdOf(header: string): string | undefined {
  try {
    const { alg, kid, crit } = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
    return alg === "RS512" && typeof kid === "string" && crit === undefined ? kid : undefined;
  } catch {
    return undefined;
  }
}

async function fetchKeys(addresses: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
  const sets = await Promise.allSettled(addresses.map(fetchSet));
  const found = sets.flatMap((set) => (set.status === "fulfilled" ? set.value : []));
  if (found.length === 0) throw new CustodyFailure("custody-away");
  return new Map(found);
}

async function fetchSet(address: string): Promise<[string, KeyObject][]> {
  const response = await boundedFetch(LARGEST_ANSWER)(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { keys } = (await response.json()) as { keys: (JsonWebKey & { kid?: unknown })[] };
  return keys.flatMap((key): [string, KeyObject][] =>
    key.kty === "RSA" && typeof key.kid === "string"
      ? [[key.kid, createPublicKey({ key, format: "jwk" })]]
      : [],
  );
}
