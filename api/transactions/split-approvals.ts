import type { Loaded } from "@mikro-orm/postgresql";
import type { Approval } from "../../db/entities/approval.ts";
import { presentApproval } from "./approval-records.ts";

/** Approvals by who gave them, oldest first as they come. */
export function splitApprovals(approvals: readonly Loaded<Approval, "user">[]) {
  const shown = (wanted: (approval: Approval) => boolean) =>
    approvals.filter(wanted).map((approval) => presentApproval(approval, approval.user?.$.ethereumAddress));
  return {
    userApprovals: shown((approval) => approval.type !== "orion" && !approval.apiKey),
    apiKeyApprovals: shown((approval) => approval.type !== "orion" && Boolean(approval.apiKey)),
    orion: shown((approval) => approval.type === "orion"),
  };
}
