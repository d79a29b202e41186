import type { CustodyEnd } from "../../domain/custody-end.ts";
import { type ExecutionField, executionDifferences } from "../../domain/execution-differences.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import type { CustodyOrder } from "../../integrations/custody/custody.ts";

/** What the chain says of an execution; undefined while it is not deep enough in it to stay. */
export async function lookAtReceipt(
  { chains, confirmations }: { readonly chains: ChainNodes; readonly confirmations: number },
  order: CustodyOrder,
  txHash: string,
): Promise<{ readonly end: CustodyEnd; readonly differences: readonly ExecutionField[] } | undefined> {
  const { chainId, to, valueWei: value, data } = order;
  const node = await chains.find(chainId);
  const [sent, receipt] = node ? await Promise.all([node.transaction(txHash), node.receipt(txHash)]) : [];
  if (!node || !sent || !receipt) return undefined;
  if ((await node.blockNumber()) - receipt.blockNumber + 1 < confirmations) return undefined;
  // Which address a vault account has is the provider's to say: whoever sent it, it must be the verified call.
  const verified = { chainId, from: sent.from, to, value, data };
  const differences = executionDifferences(verified, { ...sent, chainId: sent.chainId ?? chainId });
  if (differences.length > 0) return { end: "custody-differs", differences };
  return { end: receipt.succeeded ? "custody-executed" : "custody-reverted", differences };
}
