/** Who executes a transaction once it is approved; the numbers are those of the interface. */
export const EXECUTION_TYPES = { DIRECT_USER: 0, USER_EXECUTED: 1, AGENT_EXECUTED: 2 } as const;

export type ExecutionType = (typeof EXECUTION_TYPES)[keyof typeof EXECUTION_TYPES];
export const CUSTODY_KINDS = ["execution", "agent"] as const;
/** What a user's integration with the custody provider is for: their own executions, or their agent's. */
export type CustodyKind = (typeof CUSTODY_KINDS)[number];

/** Which of the owner's custody integrations executes this type, if any does. */
export function custodyKindOf(execution: ExecutionType): CustodyKind | undefined {
  if (execution === EXECUTION_TYPES.USER_EXECUTED) return "execution";
  if (execution === EXECUTION_TYPES.AGENT_EXECUTED) return "agent";
  return undefined;
}
