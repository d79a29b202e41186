import { computeAddress, keccak256, SigningKey, type Transaction } from "ethers";
import type { SignedTransaction } from "../../domain/chain-transaction-store.ts";
import { InvalidSignerKey } from "./chain-error.ts";

/** Holds the key; nothing but signatures and the address come out of it. */
export interface ChainSigner {
  address: string;
  sign(transaction: Transaction): SignedTransaction;
}

export function createChainSigner(privateKey: string): ChainSigner {
  const { key, address } = parseKey(privateKey);
  return {
    address,
    sign(transaction) {
      const signed = transaction.clone();
      signed.signature = key.sign(signed.unsignedHash);
      return { raw: signed.serialized, hash: keccak256(signed.serialized) };
    },
  };
}

function parseKey(privateKey: string): { key: SigningKey; address: string } {
  try {
    const key = new SigningKey(privateKey);
    return { key, address: computeAddress(key) };
  } catch {
    throw new InvalidSignerKey();
  }
}
