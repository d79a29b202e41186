import type { OrionDecision } from "../../domain/decide.ts";
import { STATUS_REASONS, type StatusReason } from "../../domain/status-reason.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";

export interface Progress {
  readonly registers: boolean;
  readonly registered: boolean;
  readonly orion: OrionDecision | null;
  readonly published: "not yet" | "yes" | "not done, the sweep tries again";
  readonly status: TransactionStatus;
  readonly reason: StatusReason;
}

/** The current details of Temporal's UI, in Markdown. */
export function describeProgress(progress: Progress): string {
  return [
    `**${progress.status}**: ${STATUS_REASONS[progress.reason]}`,
    "",
    progress.registers
      ? `- Pinned and registered on chain: ${progress.registered ? "yes" : "not yet"}`
      : "- Plain request: neither pinned nor registered",
    `- Orion: ${progress.orion ?? "not yet"}`,
    ...(progress.registers ? [`- Orion's decision published: ${progress.published}`] : []),
  ].join("\n");
}
