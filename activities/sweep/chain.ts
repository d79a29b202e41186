import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";

export type ChainSweepActivities = ReturnType<typeof createChainSweepActivities>;

export function createChainSweepActivities(deps: { writer: ChainWriter }) {
  return {
    /** Sends again what the chain does not know, and raises the price of what is stuck. */
    resendChainTransactions: () => deps.writer.resendMissing(),
  };
}
