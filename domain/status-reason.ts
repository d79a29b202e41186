import type { EndingEvent } from "./status-event.ts";

const BY_DECISIONS = {
  "orion-awaited": "Waiting for orion's decision.",
  "owner-awaited": "Waiting for the owner's decision.",
  "registration-awaited": "Waiting for the request's registration on chain.",
  "orion-approved": "Orion approved it.",
  "orion-and-owner-approved": "Orion and the owner approved it.",
  "orion-and-admin-approved": "Orion and an administrator approved it.",
  "owner-approved": "Orion could not decide and the owner approved it.",
  "admin-approved": "Orion could not decide and an administrator approved it.",
  "orion-rejected": "Orion rejected it.",
  "owner-rejected": "The owner rejected it.",
  "admin-rejected": "An administrator rejected it.",
  "user-key-rejected": "One of the owner's API keys rejected it.",
} as const;

const BY_EVENTS: Record<EndingEvent, string> = {
  "hash-mismatch": "The pinned bytes do not match the request hash.",
  "pin-failed": "The request could not be pinned to IPFS.",
  "registration-failed": "The request could not be registered on chain.",
  "approval-expired": "Its approvals did not arrive in time.",
  "execution-expired": "It was not executed in time.",
  "execution-confirmed": "Its execution was reported and is what was verified.",
  "execution-reverted": "Its execution was reported and failed on chain.",
  "execution-differs": "Its execution was reported and is not what was verified.",
  "execution-cancelled": "It was cancelled before its execution.",
  "settlement-executed": "Its settlement was reported.",
  "settlement-failed": "Its settlement was reported as failed.",
  "custody-executed": "The custody provider executed it.",
  "custody-failed": "The custody provider did not execute it.",
  "custody-refused": "The custody provider refused the order, and nothing was executed.",
  "custody-mismatch": "The custody integration is not for the chain that it is meant for.",
  "custody-unchecked":
    "The service has no RPC for its chain, by which an execution could be checked; nothing was submitted.",
  "custody-differs": "What the custody provider has under its id is not what was verified.",
  "custody-reverted": "The custody provider executed it, and it failed on chain.",
  "custody-unknown":
    "What became of it could not be learned from the custody provider or the chain; it may have been executed.",
  "over-budget": "It would exceed a budget of its owner.",
  "verdict-outdated": "Its hard checks were run again before its execution, and failed.",
  "workflow-cancelled": "Its workflow was cancelled.",
  "workflow-gone": "Its workflow was terminated or lost before its end.",
};

/** Why a transaction has the status it has, as a record's `statusReason` says it. */
export const STATUS_REASONS = { ...BY_DECISIONS, ...BY_EVENTS };

/** The same with what is to be said about this one, where there is more. */
export function statusSentence({
  statusReason,
  statusDetail,
}: {
  readonly statusReason: StatusReason;
  readonly statusDetail?: string | null | undefined;
}): string {
  const reason = STATUS_REASONS[statusReason];
  return statusDetail ? `${reason} ${statusDetail}` : reason;
}

export type DecisionReason = keyof typeof BY_DECISIONS;
export type StatusReason = DecisionReason | EndingEvent;
