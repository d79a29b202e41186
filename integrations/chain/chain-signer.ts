import { computeAddress, keccak256, SigningKey, type Transaction } from "ethers";
import type { SignedTransaction } from "../../domain/chain-transaction-store.ts";
import { InvalidSignerKey } from "./chain-error.ts";

/** Holds the key; nothing but signatures and the address come out of it. */
export interface ChainSigner {
  address: string;
  /** Puts the signature into the transaction that is given. */
  sign(transaction: Transaction): SignedTransaction;
}

export function createChainSigner(privateKey: string): ChainSigner {
  const { key, address } = parseKey(privateKey);
  return {
    address,
    sign(transaction) {
      transaction.signature = key.sign(transaction.unsignedHash);
      const raw = transaction.serialized;
      return { raw, hash: keccak256(raw) };
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
