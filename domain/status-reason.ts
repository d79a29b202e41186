/** Why a transaction has the status it has, as a record's `statusReason` says it. */
export const STATUS_REASONS = {
  "orion-awaited": "Waiting for orion's decision.",
  "owner-awaited": "Waiting for the owner's decision.",
  "registration-awaited": "Waiting for the request's registration on chain.",
  "orion-approved": "Orion approved it.",
  "orion-and-owner-approved": "Orion and the owner approved it.",
  "owner-approved": "Orion could not decide and the owner approved it.",
  "orion-rejected": "Orion rejected it.",
  "owner-rejected": "The owner rejected it.",
  "admin-rejected": "An administrator rejected it.",
  "user-key-rejected": "One of the owner's API keys rejected it.",
  "hash-mismatch": "The pinned bytes do not match the request hash.",
  "pin-failed": "The request could not be pinned to IPFS.",
  "registration-failed": "The request could not be registered on chain.",
  "approval-expired": "Its approvals did not arrive in time.",
  "execution-expired": "It was not executed in time.",
  cancelled: "Its workflow was cancelled.",
  "workflow-gone": "Its workflow was terminated or lost before its end.",
} as const;

export type StatusReason = keyof typeof STATUS_REASONS;
