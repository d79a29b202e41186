import type { ChainNodes } from "../chain/chain-nodes.ts";
import { contractTakesSignature } from "./contract-signature.ts";
import type { WalletSignatures } from "./wallet-signatures.ts";

export interface WalletSigned {
  /** With its EIP-55 checksum. */
  readonly address: string;
  /** Where the address may have a contract: one of the same address on another chain may be anybody's. */
  readonly chainId: number;
  readonly text: string;
  readonly signature: string;
}

/**
 * Whether the account itself signed the text (EIP-191), or its contract says so (EIP-1271); "no-rpc" where it is not the account's own
 * and no contract can be asked. A chain that does not answer is a ChainError.
 */
export async function walletSigned(
  { address, chainId, text, signature }: WalletSigned,
  { walletSignatures, chains }: { walletSignatures: WalletSignatures; chains: ChainNodes },
): Promise<"yes" | "no" | "no-rpc"> {
  if ((await walletSignatures.findSigned({ address, texts: [text], signature })) !== undefined) return "yes";
  const node = await chains.find(chainId);
  if (!node) return "no-rpc";
  return (await contractTakesSignature(node, { address, text, signature })) ? "yes" : "no";
}
