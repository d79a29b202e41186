import { getAddress } from "ethers/address";
import { accountOf, chainOf, signText } from "../wallet/ask-wallet.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { callApi, textOf } from "./call-api.ts";
import { signInMessage } from "./sign-in-message.ts";

/** A sign-in, kept by this page alone: in memory, so that no other page, tab or later visitor finds it. */
export interface Session {
  readonly address: string;
  /** Which signed in, and can sign more. */
  readonly wallet: Wallet;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in with Ethereum; `say` is told what is being waited for. */
export async function signIn(
  wallet: Wallet,
  statement: string,
  say: (doing: string) => void,
): Promise<Session> {
  say(`Waiting for ${wallet.name}: allow this page to see your account.`);
  const address = getAddress(await accountOf(wallet));
  const chainId = await chainOf(wallet);
  const nonce = textOf(
    await callApi("/auth/siwe/nonce", { method: "POST", body: { walletAddress: address } }),
    "nonce",
  );
  const message = signInMessage({ address, chainId, nonce, statement, issuedAt: new Date(), location });
  say(`Waiting for ${wallet.name}: sign the message that signs you in. It moves nothing and costs nothing.`);
  const signature = await signText(wallet, address, message);
  say("Checking the signature.");
  const answer = await callApi("/auth/siwe/verify", { method: "POST", body: { message, signature } });
  return {
    address,
    wallet,
    accessToken: textOf(answer, "accessToken"),
    refreshToken: textOf(answer, "refreshToken"),
  };
}

/** Ends the session at the service, also while the page is being left. */
export async function signOut({ accessToken, refreshToken }: Session): Promise<void> {
  await callApi("/auth/logout", { method: "POST", body: { refreshToken }, accessToken, keepalive: true });
}
