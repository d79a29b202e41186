import type { OrionDecision } from "./decide.ts";
import type { TransactionStatus } from "./transaction-status.ts";

/** How much it matters, in MCP's words, and counted from debug, 0. */
export const VERDICT_LEVEL = { name: "info", severity: 1 } as const;

interface VerdictNews {
  readonly requestHash: string;
  readonly decision: OrionDecision;
  readonly status: TransactionStatus;
}

/** What an MCP session that asked for a verdict is sent: JSON-RPC, as it goes over the wire. */
export function verdictMessage({ requestHash, decision, status }: VerdictNews): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    method: "notifications/message",
    params: {
      level: VERDICT_LEVEL.name,
      logger: "countersign",
      data: { requestHash, decision, status },
    },
  });
}
