import type { OrionDecision } from "../../domain/decide.ts";
import { STATUS_REASONS, type StatusReason } from "../../domain/status-reason.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";

export interface Progress {
  readonly registers: boolean;
  readonly registered: boolean;
  readonly orion: OrionDecision | null;
  readonly published: boolean;
  readonly status: TransactionStatus;
  readonly reason: StatusReason;
}

/** The current details of Temporal's UI, in Markdown. */
export function describeProgress(progress: Progress): string {
  return [
    `**${progress.status}**: ${STATUS_REASONS[progress.reason]}`,
    "",
    progress.registers
      ? line("Pinned and registered on chain", progress.registered)
      : "- Plain request: neither pinned nor registered",
    `- Orion: ${progress.orion ?? "not yet"}`,
    ...(progress.registers ? [line("Orion's decision published", progress.published)] : []),
  ].join("\n");
}

function line(what: string, done: boolean): string {
  return `- ${what}: ${done ? "yes" : "not yet"}`;
}
