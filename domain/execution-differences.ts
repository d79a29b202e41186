/** A call with who makes it and where: as it was verified, or as it stands on chain. */
export interface ExecutedCall {
  readonly chainId: number;
  readonly from: string;
  /** Null where it makes a contract. */
  readonly to: string | null;
  readonly value: bigint;
  readonly data: string;
}

export type ExecutionField = "chain" | "sender" | "to" | "value" | "data";

/** In what an execution is not the call that was verified; nothing where it is that call. */
export function executionDifferences(verified: ExecutedCall, executed: ExecutedCall): ExecutionField[] {
  const same: Record<ExecutionField, boolean> = {
    chain: verified.chainId === executed.chainId,
    sender: isSame(verified.from, executed.from),
    to: isSame(verified.to, executed.to),
    value: verified.value === executed.value,
    data: isSame(verified.data, executed.data),
  };
  return (Object.keys(same) as ExecutionField[]).filter((field) => !same[field]);
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
