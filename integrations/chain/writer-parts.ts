import type { SignerOnChain, TransactionStore } from "../../domain/chain-transaction-store.ts";
import type { ChainNode } from "./chain-node.ts";
import type { ChainSigner } from "./chain-signer.ts";
import type { ChainWrite } from "./chain-write.ts";
import type { Fees } from "./fees.ts";
import type { Reserve } from "./reserve-together.ts";

/** What the parts of the writer share. */
export interface WriterParts {
  node: ChainNode;
  store: TransactionStore;
  key: ChainSigner;
  signer: SignerOnChain;
  fees: () => Promise<Fees>;
  gasLimit: (write: ChainWrite) => Promise<bigint>;
  reserve: Reserve;
  /** New transactions go out one after the other, lowest nonce first: nodes are known to lose what comes out of order at once. */
  inOrder: <T>(send: () => Promise<T>) => Promise<T>;
  stuckAfterMs: number;
}
