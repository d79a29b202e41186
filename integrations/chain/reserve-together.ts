import { Transaction } from "ethers";
import type {
  SignerOnChain,
  StoredTransaction,
  TransactionStore,
} from "../../domain/chain-transaction-store.ts";
import type { ChainSigner } from "./chain-signer.ts";
import type { ChainWrite } from "./chain-write.ts";
import type { Fees } from "./fees.ts";

/** A write and what it offers. */
export interface PricedWrite extends ChainWrite {
  gasLimit: bigint;
  fees: Fees;
}

export interface Reservation {
  stored: StoredTransaction;
  /** Whether this very call signed it; false where one with its key was there already. */
  isNew: boolean;
}

export type Reserve = (write: PricedWrite, lowestNonce: number) => Promise<Reservation>;

interface Waiting {
  write: PricedWrite;
  lowestNonce: number;
  resolve(reservation: Reservation): void;
  reject(error: unknown): void;
}

/**
 * One round at a time per process: whatever is asked for while one is under way goes into the next, under one lock and
 * in one commit. A busy process so never fills its pool with connections that only wait for that lock.
 */
export function createReserve(store: TransactionStore, signer: SignerOnChain, key: ChainSigner): Reserve {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  function sign({ to, data, gasLimit, fees }: PricedWrite, nonce: number) {
    const { chainId } = signer;
    return key.sign(Transaction.from({ type: 2, chainId, nonce, to, data, gasLimit, ...fees }));
  }

  async function reserveWaiting(): Promise<void> {
    if (isUnderWay || waiting.length === 0) return;
    isUnderWay = true;
    const round = waiting.splice(0);
    const lowestNonce = Math.max(...round.map((one) => one.lowestNonce));
    try {
      const writes = round.map(({ write }) => write);
      const { earlier, reserved } = await store.reserve(signer, writes, lowestNonce, sign);
      const taken = new Set<string>();
      for (const { write, resolve, reject } of round) {
        const stored = reserved.get(write.key) ?? earlier.get(write.key);
        // Asked for twice in one round, it is still one transaction with one sender.
        const isNew = reserved.has(write.key) && !taken.has(write.key);
        taken.add(write.key);
        if (stored) resolve({ stored, isNew });
        else reject(new Error("a write was not stored"));
      }
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
    isUnderWay = false;
    void reserveWaiting();
  }

  return (write, lowestNonce) =>
    new Promise((resolve, reject) => {
      waiting.push({ write, lowestNonce, resolve, reject });
      void reserveWaiting();
    });
}
