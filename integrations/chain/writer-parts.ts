import type { SignerOnChain, TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { ChainNode } from "./chain-node.ts";
import type { ChainSigner } from "./chain-signer.ts";
import type { ChainWrite } from "./chain-write.ts";
import type { Fees } from "./fees.ts";
import type { SettledTransactions } from "./settled-transactions.ts";
import type { Submitted } from "./write-together.ts";

/** What the parts of the writer share. */
export interface WriterParts {
  node: ChainNode;
  store: TransactionStore;
  key: ChainSigner;
  signer: SignerOnChain;
  fees: () => Promise<Fees>;
  gasLimit: (write: ChainWrite) => Promise<bigint>;
  takesBatches: (inbox: string) => Promise<boolean>;
  writeTogether: (write: ChainWrite) => Promise<Submitted>;
  settled: SettledTransactions;
  stuckAfterMs: number;
}
