import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { StepReport } from "./step-report.ts";

export type ChainSweepActivities = ReturnType<typeof createChainSweepActivities>;

export function createChainSweepActivities(deps: { writer: ChainWriter }) {
  return {
    /** Sends again what the chain does not know, and raises the price of what is stuck. */
    async resendChainTransactions(): Promise<StepReport> {
      const { resent, repriced } = await deps.writer.resendMissing();
      return { done: resent + repriced, failed: 0 };
    },
  };
}
