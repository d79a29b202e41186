import { setTimeout as sleep } from "node:timers/promises";
import { Wallet } from "ethers";
import { SiweMessage } from "siwe";
import { CannotStart } from "../../runtime/cannot-start.ts";

interface Status {
  status: string;
  orion: { decision: string; confidence: number; analysis: string }[];
}

export interface Dossier extends Status {
  requestHash: string;
  verdict: { primaryFailureNode: string | null } | null;
  requestCid: string | null;
  responseCid: string | null;
  registrationTx: string | null;
  publicationTx: string | null;
}

/** A client as an agent's author would write one: a new wallet, sign-in, an API key, requests and polling. */
export async function signIn(baseUrl: string) {
  const wallet = Wallet.createRandom();
  const { nonce } = await call<{ nonce: string }>(baseUrl, "POST", "/auth/siwe/nonce", {
    walletAddress: wallet.address,
  });
  const message = new SiweMessage({
    domain: new URL(baseUrl).host,
    address: wallet.address,
    statement: "Sign in to Countersign.",
    uri: baseUrl,
    version: "1",
    chainId: 1,
    nonce,
  }).prepareMessage();
  const signature = await wallet.signMessage(message);
  const tokens = await call<{ accessToken: string }>(baseUrl, "POST", "/auth/siwe/verify", {
    message,
    signature,
  });
  const { secret } = await call<{ secret: string }>(
    baseUrl,
    "POST",
    "/user-api-keys",
    { name: "demo" },
    { authorization: `Bearer ${tokens.accessToken}` },
  );
  const key = { "x-api-key": secret };
  return {
    address: wallet.address,
    secret,
    submit: (request: object) =>
      call<{ requestHash: string }>(
        baseUrl,
        "POST",
        "/transactions",
        { escrowAddress: wallet.address, ...request },
        key,
      ),
    /** Polls until orion has decided and the decision is published. */
    async follow(requestHash: string): Promise<Dossier> {
      for (;;) {
        const dossier = await call<Dossier>(baseUrl, "GET", `/transactions/${requestHash}`, undefined, key);
        if (dossier.publicationTx && dossier.status !== "PENDING") return dossier;
        await sleep(100);
      }
    },
  };
}

async function call<T>(
  baseUrl: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new CannotStart(`Nothing answers at ${baseUrl}; run npm start first, in another terminal.`);
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new CannotStart(`${method} ${path} answered ${response.status}: ${answer.message}`);
  return answer;
}
