import { type HDNodeWallet, toUtf8String, Wallet } from "ethers";
import type { Page } from "playwright-core";

/** A wallet as a browser extension is one, and how its person answers it. */
export interface TestWallet {
  readonly account: HDNodeWallet;
  readonly name: string;
  mood: "signs" | "declines" | "signs with another key";
  /** What it was asked to sign. */
  readonly asked: string[];
}

export const WALLET_NAME = "Test <b>wallet</b>";

export function testWallet(account: HDNodeWallet = Wallet.createRandom(), name = WALLET_NAME): TestWallet {
  return { account, name, mood: "signs", asked: [] };
}

/** Announces itself as EIP-6963 says; keys stay outside of the browser. */
const injected = (walletName: string) => `(() => {
  const info = Object.freeze({
    uuid: "5f6a1b0e-2b52-4f6f-9d5c-3c1f6f0f6c11",
    name: ${JSON.stringify(walletName)},
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    rdns: "org.example.wallet",
  });
  const provider = Object.freeze({
    async request({ method, params = [] }) {
      const { result, error } = await window.askTestWallet(method, params);
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    },
  });
  const announce = () =>
    window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
})()`;

export async function installWallet(page: Page, wallet: TestWallet): Promise<void> {
  await page.exposeFunction("askTestWallet", (method: string, params: unknown[]) =>
    answer(wallet, method, params),
  );
  await page.addInitScript(injected(wallet.name));
}

async function answer(wallet: TestWallet, method: string, params: readonly unknown[]): Promise<object> {
  if (method === "eth_requestAccounts") return { result: [wallet.account.address.toLowerCase()] };
  if (method === "eth_chainId") return { result: "0x1" };
  if (method !== "personal_sign") return { error: { code: 4200, message: "unsupported" } };
  if (wallet.mood === "declines") return { error: { code: 4001, message: "declined" } };
  const text = toUtf8String(String(params[0]));
  wallet.asked.push(text);
  const signer = wallet.mood === "signs" ? wallet.account : Wallet.createRandom();
  return { result: await signer.signMessage(text) };
}
