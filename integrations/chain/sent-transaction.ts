import { ChainUnreachable } from "./chain-error.ts";
import { bytes, quantity } from "./quantity.ts";

export interface SentTransaction {
  readonly from: string;
  /** Null where it makes a contract. */
  readonly to: string | null;
  readonly value: bigint;
  readonly data: string;
  /** Undefined for one that was signed for no chain in particular (before EIP-155). */
  readonly chainId: number | undefined;
}

export function parseSent(answer: unknown): SentTransaction {
  if (typeof answer !== "object" || answer === null)
    throw new ChainUnreachable("an answer that is no transaction");
  const { from, to, value, input, chainId } = answer as Record<string, unknown>;
  return {
    from: bytes(from),
    to: to === null || to === undefined ? null : bytes(to),
    value: quantity(value),
    data: bytes(input),
    chainId: chainId === null || chainId === undefined ? undefined : Number(quantity(chainId)),
  };
}
