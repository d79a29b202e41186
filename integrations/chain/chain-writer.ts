import type { SignerOnChain, StoredWrite, TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { ChainNode } from "./chain-node.ts";
import type { ChainSigner } from "./chain-signer.ts";
import type { ChainWrite } from "./chain-write.ts";
import { createFeeSource } from "./fees.ts";
import { createGasLimits } from "./gas-limit.ts";
import { createBatchCheck } from "./inbox-batch.ts";
import { resendMissing, type Sweep } from "./resend-missing.ts";
import { createSettledTransactions } from "./settled-transactions.ts";
import { createRound } from "./submit-round.ts";
import { submitWrite } from "./submit-write.ts";
import { waitForTransaction } from "./wait-for-transaction.ts";
import { createJointWait, findWrite, type MinedWrite, waitForWrite } from "./wait-for-write.ts";
import { createWriteTogether } from "./write-together.ts";
import type { WriterParts } from "./writer-parts.ts";

/** Nothing in it is secret: it may enter a workflow's history. */
export interface SubmittedWrite {
  id: string;
  key: string;
  hash: string;
  signer: string;
  nonce: number;
}

export interface ChainWriter {
  readonly signer: SignerOnChain;
  /** Stores and broadcasts; from then on it cannot get lost. Asked again, it picks up what is stored. */
  submit(write: ChainWrite): Promise<SubmittedWrite>;
  /** The outcome of a submitted write: mined, or a failure that says why not. */
  wait(key: string, timeoutMs?: number): Promise<MinedWrite>;
  write(write: ChainWrite): Promise<MinedWrite>;
  /** For a periodic sweep: sends what the chain does not know, reprices what is stuck. */
  resendMissing(): Promise<Sweep>;
}

export interface WriterOptions {
  node: ChainNode;
  store: TransactionStore;
  signer: ChainSigner;
  /** As checked against the node: signatures hold for this chain alone. */
  chainId: number;
  /** How long a transaction may be pending before its price is raised. */
  stuckAfterMs?: number;
  waitMs?: number;
}

const FEES_MAX_AGE_MS = 3_000;

export function createChainWriter(options: WriterOptions): ChainWriter {
  const { node, store, signer: key, chainId, stuckAfterMs = 180_000, waitMs = 60_000 } = options;
  const signer = { chainId, address: key.address };
  const parts: WriterParts = {
    node,
    store,
    key,
    signer,
    fees: createFeeSource(node, FEES_MAX_AGE_MS),
    gasLimit: createGasLimits(node, key.address),
    takesBatches: createBatchCheck(node),
    writeTogether: createWriteTogether(createRound(() => parts)),
    settled: createSettledTransactions(),
    stuckAfterMs,
  };
  const jointly = createJointWait(parts, waitMs);
  return {
    signer,
    submit: async (write) => describe(write.key, await submitWrite(parts, write)),
    wait: async (key, timeoutMs = waitMs) =>
      waitForWrite(parts, await findWrite(parts, key), (transaction) =>
        waitForTransaction(parts, transaction, timeoutMs),
      ),
    write: async (write) => waitForWrite(parts, await submitWrite(parts, write), jointly),
    resendMissing: () => resendMissing(parts),
  };
}

function describe(key: string, { transaction }: StoredWrite): SubmittedWrite {
  const { id, hash, signer, nonce } = transaction;
  return { id, key, hash, signer, nonce };
}
