import type { Status } from "./transaction.ts";

const WORDS: Record<Status, string> = {
  PENDING: "Pending",
  APPROVED: "Approved",
  REJECTED: "Rejected",
  EXECUTED: "Executed",
  FAILED: "Failed",
};

export function StatusMark({ status }: { status: Status }) {
  return <span class={`status status-${status.toLowerCase()}`}>{WORDS[status]}</span>;
}
