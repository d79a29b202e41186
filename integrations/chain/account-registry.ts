import { keccak256, toUtf8Bytes, ZeroHash } from "ethers";
import { accountRegistryAbi } from "./artefacts.ts";
import type { ChainNode } from "./chain-node.ts";
import { type ChainWrite, writeKey } from "./chain-write.ts";
import { contractCall, readContract } from "./contract-call.ts";

/** What the registry knows a key by: keccak256 of its exact text. */
export function accountKeyHash(publicKey: string): string {
  return keccak256(toUtf8Bytes(publicKey));
}

/** `signature` is the account's personal_sign over the exact text of `publicKey`. */
export function registerAccount(
  registry: string,
  account: string,
  publicKey: string,
  signature: string,
): ChainWrite {
  const pubkey = toUtf8Bytes(publicKey);
  const call = contractCall(accountRegistryAbi, registry, "registerAccount", [account, pubkey, signature]);
  return { ...call, key: writeKey("register-account", registry, account, accountKeyHash(publicKey)) };
}

/** keccak256 of the account's present key, undefined where it has none. */
export async function getAccountKeyHash(
  node: ChainNode,
  registry: string,
  account: string,
): Promise<string | undefined> {
  const [hash] = await readContract(node, accountRegistryAbi, registry, "keyHashOf", [account]);
  return hash === ZeroHash ? undefined : String(hash);
}
