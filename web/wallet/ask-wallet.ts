import type { Wallet } from "./wallet.ts";

/** What a wallet refused or could not do, in words for the person in front of it. */
export class WalletRefused extends Error {}

/** EIP-1193 and EIP-1474. */
const WORDS: Readonly<Record<number, string>> = {
  4001: "You declined in your wallet. Nothing was signed.",
  4100: "Your wallet has not allowed this page to use that account. Allow it there, then try again.",
  4900: "Your wallet is not connected. Unlock it, then try again.",
  [-32002]: "Your wallet has a request of this page open already. Open the wallet and answer it there.",
};

/** The account that the person lets this page see. */
export async function accountOf(wallet: Wallet): Promise<string> {
  const accounts = await ask(wallet, "eth_requestAccounts");
  const [first]: unknown[] = Array.isArray(accounts) ? accounts : [];
  if (typeof first !== "string")
    throw new WalletRefused("Your wallet named no account. Unlock it, then try again.");
  return first;
}

export async function chainOf(wallet: Wallet): Promise<number> {
  const chainId = Number(await ask(wallet, "eth_chainId"));
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw new WalletRefused("Your wallet named no chain.");
  return chainId;
}

/** EIP-191. */
export async function signText(wallet: Wallet, address: string, text: string): Promise<string> {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0"));
  const signature = await ask(wallet, "personal_sign", [`0x${bytes.join("")}`, address]);
  if (typeof signature !== "string") throw new WalletRefused("Your wallet gave no signature. Try again.");
  return signature;
}

async function ask(wallet: Wallet, method: string, params: readonly unknown[] = []): Promise<unknown> {
  try {
    return await wallet.provider.request({ method, params });
  } catch (error) {
    const code =
      typeof error === "object" && error !== null && "code" in error ? Number(error.code) : Number.NaN;
    throw new WalletRefused(
      WORDS[code] ?? "Your wallet could not do that. Open it to see why, then try again.",
    );
  }
}
