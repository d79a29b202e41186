import { createPrivateKey } from "node:crypto";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Fireblocks, FireblocksResponse, TransactionRequest } from "@fireblocks/ts-sdk";
import { etherOf } from "../../domain/ether.ts";
import type { Custody, CustodyCredentials, CustodyOrder } from "./custody.ts";
import { custodyApi } from "./custody-addresses.ts";
import { CustodyFailure } from "./custody-failure.ts";
import { failureOf } from "./failure-of.ts";
import { nativeAsset } from "./native-asset.ts";
import { readAccepted, readCancelled, readTransaction, readVaultAccount } from "./read-answer.ts";

export interface CustodySettings {
  /** Undefined: the provider's own hosts. */
  readonly baseUrl: string | undefined;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER = 1024 * 1024;
const ID_IN_PATH = /^[\w:-]{1,255}$/;

/** The custody provider for one user's credentials, by the provider's own client. */
export function openCustody(credentials: CustodyCredentials, settings: CustodySettings): Custody {
  const { apiKey, privateKeyPem, environment, region } = credentials;
  const basePath = custodyApi(environment, region, settings.baseUrl);

  /** A client for one request: its time limit covers the whole of it, however slowly an answer drips. */
  async function client(connection: object): Promise<Fireblocks> {
    if (!isRsaKey(privateKeyPem)) throw new CustodyFailure("custody-locked");
    // Loaded at the first use: most processes execute nothing, and the client takes 50 MB.
    const { Fireblocks } = await import("@fireblocks/ts-sdk");
    const baseOptions = {
      signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
      maxContentLength: LARGEST_ANSWER,
      // A signed order goes to the configured address and nowhere else.
      maxRedirects: 0,
      proxy: false as const,
      ...connection,
    };
    const additionalOptions = { isAnonymousPlatform: true, baseOptions };
    return new Fireblocks({ apiKey, secretKey: privateKeyPem, basePath, additionalOptions });
  }

  async function ask<T>(
    request: (client: Fireblocks) => Promise<FireblocksResponse<T>>,
    connection: object = {},
  ): Promise<unknown> {
    const opened = await client(connection);
    try {
      return (await request(opened)).data;
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    find: (externalId) =>
      unlessMissing(async () => {
        const externalTxId = inPath(externalId);
        return readTransaction(await ask((c) => c.transactions.getTransactionByExternalId({ externalTxId })));
      }),
    read: (id) =>
      unlessMissing(async () => {
        const txId = inPath(id);
        return readTransaction(await ask((c) => c.transactions.getTransaction({ txId })));
      }),
    async submit(order) {
      const transactionRequest = requestOf(order);
      return readAccepted(
        await ask((c) => c.transactions.createTransaction({ transactionRequest }), newConnection()),
      );
    },
    async cancel(id) {
      const txId = inPath(id);
      try {
        return readCancelled(await ask((c) => c.transactions.cancelTransaction({ txId }), newConnection()));
      } catch (error) {
        if (error instanceof CustodyFailure && error.kind === "custody-refused") return false;
        throw error;
      }
    },
    checkVaultAccount: (id) =>
      unlessMissing(async () => {
        const vaultAccountId = inPath(id);
        return readVaultAccount(await ask((c) => c.vaults.getVaultAccount({ vaultAccountId })));
      }),
  };
}

/** A kept connection that the provider just closed would leave open whether it got the order. */
function newConnection(): object {
  return { httpAgent: new HttpAgent(), httpsAgent: new HttpsAgent() };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function requestOf(order: CustodyOrder): TransactionRequest {
  const { externalId, chainId, vaultAccountId, to, valueWei, data, note } = order;
  const assetId = nativeAsset(chainId);
  if (assetId === undefined)
    throw new CustodyFailure("custody-refused", `The custody provider is not used on chain ${chainId}.`);
  return {
    operation: data === "0x" ? "TRANSFER" : "CONTRACT_CALL",
    assetId,
    source: { type: "VAULT_ACCOUNT", id: vaultAccountId },
    destination: { type: "ONE_TIME_ADDRESS", oneTimeAddress: { address: to } },
    amount: etherOf(valueWei),
    ...(data === "0x" ? {} : { extraParameters: { contractCallData: data } }),
    externalTxId: inPath(externalId),
    note,
  };
}

/** An id that stands in a path as it is, so that no other address is asked, and found again under the same spelling. */
function inPath(id: string): string {
  if (!ID_IN_PATH.test(id))
    throw new CustodyFailure("custody-refused", "The id is none that the custody provider could know.");
  return id;
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CustodyFailure && error.kind === "custody-missing") return undefined;
    throw error;
  }
}
