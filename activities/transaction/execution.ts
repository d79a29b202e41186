import { log } from "@temporalio/activity";
import {
  type AwaitedExecution,
  awaitedExecutions,
  concludeExecution,
} from "../../db/endings/execution-reports.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import { type ExecutedCall, executionDifferences } from "../../domain/execution-differences.ts";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import { openPayload } from "../../integrations/pgp/open-payload.ts";
import type { RequestOpener } from "./request-to-judge.ts";
import { verifiedRequest } from "./verified-request.ts";

/** "mined" is in a block that may still be reorganised away; "concluded" stands in the reports' rows. */
export type Sighting = "nothing" | "awaited" | "mined" | "concluded";

export interface ExecutionDependencies extends RequestOpener {
  readonly chains: ChainNodes;
  /** How many blocks deep a chain transaction must be, its own counted. */
  readonly confirmations: number;
}

export type ExecutionActivities = ReturnType<typeof createExecutionActivities>;

export function createExecutionActivities(deps: ExecutionDependencies) {
  return {
    /** Looks once at every chain transaction that was reported as the execution. */
    async lookForExecution(requestHash: string): Promise<Sighting> {
      const reports = await awaitedExecutions(deps.database, requestHash);
      if (reports.length === 0) return "nothing";
      const verified = await verifiedCall(deps, requestHash);
      try {
        const node = await deps.chains.find(verified.chainId);
        if (!node) return "awaited";
        const sightings: Sighting[] = [];
        for (const report of reports) sightings.push(await look(deps, node, verified, report));
        return (["concluded", "mined"] as const).find((one) => sightings.includes(one)) ?? "awaited";
      } catch (error) {
        // The chain is away or its node of no use: the next look may see more, and reports of another kind must not wait for it.
        if (!(error instanceof ChainError)) throw error;
        log.warn("the chain of a reported execution could not be asked", { error: error.name });
        return "awaited";
      }
    },
  };
}

async function verifiedCall(deps: ExecutionDependencies, requestHash: string): Promise<ExecutedCall> {
  const request = await verifiedRequest(deps.database, requestHash);
  const { tx } = await openPayload(request, deps.sealer, () => loadServiceKeys(deps.database, deps.cipher));
  const { chainId, escrowAddress: from } = request;
  return { chainId, from, to: tx.to, value: BigInt(tx.value), data: tx.data };
}

async function look(
  { database, confirmations }: ExecutionDependencies,
  node: ChainNode,
  verified: ExecutedCall,
  { id, txHash }: AwaitedExecution,
): Promise<Sighting> {
  const [sent, receipt] = await Promise.all([node.transaction(txHash), node.receipt(txHash)]);
  // Not mined, dropped, or reorganised away: it may come, or come back, or be sent again.
  if (!sent || !receipt) return "awaited";
  const depth = (await node.blockNumber()) - receipt.blockNumber + 1;
  if (depth < confirmations) return "mined";
  const executed = { ...sent, chainId: sent.chainId ?? verified.chainId };
  const differences = executionDifferences(verified, executed);
  if (differences.length > 0) await concludeExecution(database, id, "execution-differs", differences);
  else
    await concludeExecution(
      database,
      id,
      receipt.succeeded ? "execution-confirmed" : "execution-reverted",
      [],
    );
  return "concluded";
}
