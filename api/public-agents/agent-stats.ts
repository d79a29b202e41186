import { Type } from "typebox";
import type { AgentStats as Counted } from "../../db/agents/agent-stats.ts";

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]);

export const AgentStats = Type.Object(
  {
    total: Count,
    pending: Count,
    approved: Count,
    rejected: Count,
    executed: Count,
    failed: Count,
    approvalRate: {
      ...Share,
      description: "Approved, executed and failed ones over all that are decided; null while none is.",
    },
    averageConfidence: {
      ...Share,
      description: "Of orion's approvals and rejections; null while there are none.",
    },
  },
  { $id: "AgentStats", additionalProperties: false },
);

export function presentStats(stats: Counted) {
  const { total, pending, approved, rejected, executed, failed, averageConfidence } = stats;
  const decided = total - pending;
  const approvalRate = decided === 0 ? null : (approved + executed + failed) / decided;
  return { total, pending, approved, rejected, executed, failed, approvalRate, averageConfidence };
}
