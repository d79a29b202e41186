import type { PrivyClient } from "@privy-io/node";
import { boundedFetch } from "../bounded-fetch.ts";
import { readP256PublicKey } from "./p256-public-key.ts";
import { WalletProviderFailure } from "./wallet-provider-failure.ts";

export interface WalletProviderSettings {
  /** Undefined: the provider's own host. */
  readonly baseUrl: string | undefined;
  readonly appId: string | undefined;
  readonly appSecret: string | undefined;
  readonly timeoutMs?: number;
}

export interface WantedQuorum {
  readonly displayName: string;
  /** At least one key or one user makes a quorum. */
  readonly p256PublicKeyPem?: string;
  /** Ids of users at the provider. */
  readonly userIds?: readonly string[];
  /** How many members must sign; by default one. */
  readonly threshold?: number;
}

export interface KeyQuorum {
  readonly id: string;
}

export interface WalletProvider {
  /**
   * Makes a quorum at the provider. Throws NoP256PublicKey for a bad key, before anything is asked, and WalletProviderFailure.
   * After "wallet-provider-away" a quorum may exist there that nobody refers to; asking again makes another one, which harms nobody.
   */
  createKeyQuorum(wanted: WantedQuorum): Promise<KeyQuorum>;
}

const OWN_HOST = "https://api.privy.io";
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

/** The wallet provider, by its own client. */
export function createWalletProvider(settings: WalletProviderSettings): WalletProvider {
  let opened: Promise<PrivyClient> | undefined;
  return {
    async createKeyQuorum(wanted) {
      const publicKeys =
        wanted.p256PublicKeyPem === undefined
          ? []
          : [readP256PublicKey(wanted.p256PublicKeyPem).toString("base64")];
      const userIds = [...(wanted.userIds ?? [])];
      opened ??= open(settings);
      const client = await opened.catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return ask(() =>
        client.keyQuorums().create({
          display_name: wanted.displayName,
          authorization_threshold: wanted.threshold ?? 1,
          ...(publicKeys.length > 0 ? { public_keys: publicKeys } : {}),
          ...(userIds.length > 0 ? { user_ids: userIds } : {}),
        }),
      );
    },
  };
}

async function open({ baseUrl, appId, appSecret, timeoutMs }: WalletProviderSettings): Promise<PrivyClient> {
  if (!appId || !appSecret) throw new WalletProviderFailure("wallet-provider-locked");
  // Loaded at the first use: most processes ask no wallet provider, and the client takes 28 MB.
  const { PrivyClient } = await import("@privy-io/node");
  return new PrivyClient({
    appId,
    appSecret,
    // Whatever is not given here would come from variables of the client's own.
    apiUrl: baseUrl ?? OWN_HOST,
    logLevel: "off",
    // Trying again is the caller's to decide, who knows whether anyone still waits.
    maxRetries: 0,
    timeout: timeoutMs ?? TIMEOUT_MS,
    fetch: boundedFetch(LARGEST_ANSWER),
  });
}

async function ask(request: () => PromiseLike<unknown>): Promise<KeyQuorum> {
  const answer = await Promise.resolve(request()).catch(async (error: unknown) => {
    const { failureOf } = await import("./failure-of.ts");
    throw failureOf(error);
  });
  const { id } = (answer ?? {}) as { id?: unknown };
  if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id))
    throw new WalletProviderFailure("wallet-provider-away");
  return { id };
}
