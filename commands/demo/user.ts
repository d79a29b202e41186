import { Wallet } from "ethers";
import { SiweMessage } from "siwe";
import { type Agent, createAgent } from "./agent.ts";
import { call } from "./call.ts";

export interface User {
  readonly address: string;
  readonly accessToken: string;
  /** Headers that carry the access token. */
  readonly bearer: { readonly authorization: string };
}

/** Signs in with a new wallet, as a person does in the browser. */
export async function signIn(baseUrl: string): Promise<User> {
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
  const { accessToken } = await call<{ accessToken: string }>(baseUrl, "POST", "/auth/siwe/verify", {
    message,
    signature,
  });
  return { address: wallet.address, accessToken, bearer: { authorization: `Bearer ${accessToken}` } };
}

/** An agent with a key that its user made by hand. */
export async function agentOf(baseUrl: string, user: User): Promise<Agent> {
  const { secret } = await call<{ secret: string }>(
    baseUrl,
    "POST",
    "/user-api-keys",
    { name: "demo" },
    user.bearer,
  );
  return createAgent(baseUrl, { address: user.address, secret });
}
