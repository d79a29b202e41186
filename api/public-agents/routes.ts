import { getAgent } from "./get-agent.ts";
import { getAgentMetrics } from "./get-agent-metrics.ts";
import { getAgentTransaction } from "./get-agent-transaction.ts";
import { listAgentTransactions } from "./list-agent-transactions.ts";

export const publicAgentRoutes = [getAgent, listAgentTransactions, getAgentTransaction, getAgentMetrics];
