import { hash } from "node:crypto";
import type { HDNodeWallet } from "ethers";
import { signedRequestText } from "../../domain/signed-request.ts";
import { BASE_URL } from "./accounts-world.ts";

/** The two headers of a request that a wallet signs, good now. */
export async function signedHeaders(
  wallet: HDNodeWallet,
  method: string,
  path: string,
  body: unknown = undefined,
): Promise<Record<string, string>> {
  const bodySha256 = hash("sha256", body === undefined ? "" : JSON.stringify(body));
  const window = Math.floor(Date.now() / 300_000);
  const { address } = wallet;
  const text = signedRequestText({ origin: BASE_URL, address, method, path, bodySha256, window });
  return { "x-ethereum-address": address, "x-ethereum-signature": await wallet.signMessage(text) };
}
