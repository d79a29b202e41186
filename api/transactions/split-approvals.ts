import type { FoundApproval } from "../../db/transactions/found-approval.ts";
import { presentApproval } from "./approval-records.ts";

/** Approvals by who gave them, oldest first as they come. */
export function splitApprovals(approvals: readonly FoundApproval[]) {
  const shown = (wanted: (approval: FoundApproval) => boolean) =>
    approvals.filter(wanted).map(presentApproval);
  return {
    userApprovals: shown((approval) => approval.type !== "orion" && !approval.apiKeyId),
    apiKeyApprovals: shown((approval) => approval.type !== "orion" && approval.apiKeyId !== null),
    orion: shown((approval) => approval.type === "orion"),
  };
}
