import type { Loaded } from "@mikro-orm/postgresql";
import type { Approval } from "../../db/transactions/approval.entity.ts";
import { presentApproval, type ShownApproval, shownApproval } from "./approval-records.ts";

/** Approvals by who gave them, oldest first as they come. */
export function splitShown(approvals: readonly ShownApproval[]) {
  const shown = (wanted: (approval: ShownApproval) => boolean) =>
    approvals.filter(wanted).map(presentApproval);
  return {
    userApprovals: shown((approval) => approval.type !== "orion" && !approval.apiKeyId),
    apiKeyApprovals: shown((approval) => approval.type !== "orion" && approval.apiKeyId !== null),
    orion: shown((approval) => approval.type === "orion"),
  };
}

export function splitApprovals(approvals: readonly Loaded<Approval, "user">[]) {
  return splitShown(approvals.map((approval) => shownApproval(approval, approval.user?.$.ethereumAddress)));
}
