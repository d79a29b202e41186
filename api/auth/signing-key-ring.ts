import { createPublicKey, type KeyObject } from "node:crypto";
import type { Logger } from "pino";
import type { PublicJwk } from "../../db/secrets/public-jwk.ts";
import type { SigningKeys } from "../../db/secrets/signing-keys.ts";

/** How long a rotation may go unnoticed where tokens are signed; where they are read, a new key's first token tells. */
const FRESH_MS = 10_000;
/** Anybody can name a key that does not exist. */
const LEAST_BETWEEN_MS = 1000;

/** The signing keys of the database, as a running process holds them: a rotation is noticed without a restart. */
export interface SigningKeyRing {
  /** The key to sign with. */
  current(): Promise<SigningKeys["current"]>;
  /** The public half of a key by its id, if it is one of ours that may still have tokens. */
  find(kid: string): Promise<KeyObject | undefined>;
  published(): Promise<readonly PublicJwk[]>;
}

interface Loaded {
  readonly keys: SigningKeys;
  /** As key objects, made once: from text each check would cost forty times as much. */
  readonly byId: ReadonlyMap<string, KeyObject>;
}

export async function createSigningKeyRing(
  load: () => Promise<SigningKeys>,
  log: Pick<Logger, "warn">,
): Promise<SigningKeyRing> {
  let loaded = prepare(await load());
  let triedAt = performance.now();
  let missedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  /** What is at hand goes on serving while the database is away. */
  async function reload(): Promise<void> {
    triedAt = performance.now();
    try {
      loaded = prepare(await load());
    } catch (error) {
      log.warn({ err: error }, "the signing keys could not be read again");
    }
    underWay = undefined;
  }

  async function fresh(): Promise<Loaded> {
    if (performance.now() - triedAt >= FRESH_MS) underWay ??= reload();
    await underWay;
    return loaded;
  }

  return {
    current: async () => (await fresh()).keys.current,
    async find(kid) {
      const known = loaded.byId.get(kid);
      if (known) return loaded.keys.verifies(kid) ? known : undefined;
      if (performance.now() - missedAt >= LEAST_BETWEEN_MS) {
        missedAt = performance.now();
        underWay ??= reload();
      }
      await underWay;
      return loaded.byId.get(kid);
    },
    published: async () => (await fresh()).keys.publicKeys,
  };
}

function prepare(keys: SigningKeys): Loaded {
  const publicKeys = keys.publicKeys.map(
    (key) => [key.kid, createPublicKey({ key: { ...key }, format: "jwk" })] as const,
  );
  return { keys, byId: new Map(publicKeys) };
}
