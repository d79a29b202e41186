import { ChainUnreachable } from "./chain-error.ts";
import { bytes, quantity } from "./quantity.ts";

export interface EventLog {
  address: string;
  topics: string[];
  data: string;
}

export interface Receipt {
  hash: string;
  blockNumber: number;
  succeeded: boolean;
  logs: EventLog[];
}

export function parseReceipt(answer: unknown): Receipt {
  const { transactionHash, blockNumber, status, logs } = fieldsOf(answer);
  return {
    hash: bytes(transactionHash),
    blockNumber: Number(quantity(blockNumber)),
    succeeded: quantity(status) === 1n,
    logs: listOf(logs).map((log) => {
      const { address, topics, data } = fieldsOf(log);
      return { address: bytes(address), topics: listOf(topics).map(bytes), data: bytes(data) };
    }),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  throw new ChainUnreachable("an answer that is no receipt");
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new ChainUnreachable("an answer that is no receipt");
}
