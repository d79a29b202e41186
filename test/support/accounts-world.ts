import { randomBytes } from "node:crypto";
import { type HDNodeWallet, Wallet } from "ethers";
import { SiweMessage } from "siwe";
import { createSigningKeyRing } from "../../api/auth/signing-key-ring.ts";
import { createTokens } from "../../api/auth/tokens.ts";
import type { Dependencies } from "../../api/dependencies.ts";
import type { Limiter } from "../../api/limits/limiter.ts";
import type { AnyRoute } from "../../api/raw-route.ts";
import { routes as allRoutes } from "../../api/routes.ts";
import { createApiKey } from "../../db/accounts/api-keys.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { createCipher } from "../../db/secrets/cipher.ts";
import { ensureSigningKey, loadSigningKeys, type SigningKeys } from "../../db/secrets/signing-keys.ts";
import type { KeyType } from "../../domain/key-types.ts";
import { createLog } from "../../runtime/log.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { type Served, serveApp } from "./serve-app.ts";
import { walletSignaturesOfTheRun } from "./threads-of-the-run.ts";

export const BASE_URL = "http://localhost:3000";
/** For tests that call more often than a person does and ask about something else. */
export const UNLIMITED: Limiter = { spend: async () => undefined };

export interface AccountsWorld {
  readonly databaseUrl: string;
  readonly database: Database;
  /** As they were at first. */
  readonly signingKeys: SigningKeys;
  /** What the database's secrets are sealed with, as ENCRYPTION_KEY takes it. */
  readonly encryptionKey: string;
  /** Another process of the same service; ended with the world. */
  serve(given?: Partial<Dependencies>, routes?: readonly AnyRoute[]): Promise<Served>;
  /** The secret of a new server key. */
  serverKey(type: Exclude<KeyType, "user">): Promise<string>;
  close(): Promise<void>;
}

/** A migrated database with signing keys, and as many API processes over it as a test asks for. */
export async function accountsWorld(): Promise<AccountsWorld> {
  const databaseUrl = await migratedDatabase();
  const database = await openDatabase(databaseUrl);
  const encryptionKey = randomBytes(32);
  const cipher = createCipher([encryptionKey]);
  await ensureSigningKey(database.em, cipher);
  const loadKeys = () => loadSigningKeys(database.em, cipher);
  const signingKeys = await loadKeys();
  const walletSignatures = await walletSignaturesOfTheRun();
  const served: Served[] = [];
  return {
    databaseUrl,
    database,
    signingKeys,
    encryptionKey: encryptionKey.toString("base64"),
    async serve(given = {}, routes = allRoutes) {
      const baseUrl = given.baseUrl ?? BASE_URL;
      const ring = await createSigningKeyRing(loadKeys, createLog("silent", "test"));
      const tokens = createTokens(ring, baseUrl);
      const parts = { baseUrl, database, walletSignatures, tokens, publicKeys: ring.published };
      const app = await serveApp(routes, { ...parts, ...given });
      served.push(app);
      return app;
    },
    async serverKey(type) {
      return (await createApiKey(database.em, { type, name: `${type} of a test` })).secret;
    },
    async close() {
      for (const app of served) await app.close();
      await database.close();
    },
  };
}

export interface SignedInUser {
  readonly wallet: HDNodeWallet;
  readonly id: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Headers that carry the access token. */
  readonly bearer: { readonly authorization: string };
}

/** Signs a wallet in over HTTP, as a person does. */
export async function signIn(
  url: string,
  wallet: HDNodeWallet = Wallet.createRandom(),
): Promise<SignedInUser> {
  const message = siweText({ address: wallet.address, nonce: await nonceFor(url, wallet.address) });
  const response = await postJson(`${url}/auth/siwe/verify`, {
    message,
    signature: await wallet.signMessage(message),
  });
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
  const { accessToken, refreshToken, user } = (await response.json()) as {
    accessToken: string;
    refreshToken: string;
    user: { id: string };
  };
  return {
    wallet,
    id: user.id,
    accessToken,
    refreshToken,
    bearer: { authorization: `Bearer ${accessToken}` },
  };
}

export async function nonceFor(url: string, walletAddress: string): Promise<string> {
  const response = await postJson(`${url}/auth/siwe/nonce`, { walletAddress });
  return ((await response.json()) as { nonce: string }).nonce;
}

/** An EIP-4361 text for the service; what a test does not name is right. */
export function siweText(given: Partial<SiweMessage> & { address: string; nonce: string }): string {
  return new SiweMessage({
    domain: "localhost:3000",
    uri: "http://localhost:3000/login",
    statement: "Sign in to Countersign.",
    version: "1",
    chainId: 1,
    issuedAt: new Date().toISOString(),
    ...given,
  }).prepareMessage();
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
}
