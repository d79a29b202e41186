import { createTransactionStore } from "../db/chain/transaction-store.ts";
import type { Database } from "../db/database.ts";
import { checkedChainId } from "../integrations/chain/chain-health.ts";
import { type ChainNode, createChainNode } from "../integrations/chain/chain-node.ts";
import { createChainSigner } from "../integrations/chain/chain-signer.ts";
import { type ChainWriter, createChainWriter } from "../integrations/chain/chain-writer.ts";

const RPC_TIMEOUT_MS = 10_000;

export interface ChainOptions {
  url: string;
  signerKey: string;
  /** Refuses an RPC of any other chain. */
  expectedChainId: number | undefined;
}

/** The registration chain: its node, and the writer that keeps what it signs in the database. */
export async function openChain(
  options: ChainOptions,
  database: Database,
): Promise<{ node: ChainNode; writer: ChainWriter }> {
  const node = createChainNode({ url: options.url, timeoutMs: RPC_TIMEOUT_MS });
  const chainId = await checkedChainId(node, options.expectedChainId);
  const signer = createChainSigner(options.signerKey);
  const store = createTransactionStore(database);
  return { node, writer: createChainWriter({ node, store, signer, chainId }) };
}
