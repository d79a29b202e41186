import { ChainUnreachable } from "./chain-error.ts";

/** A JSON-RPC quantity: hex digits behind 0x. */
export function quantity(value: unknown): bigint {
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value);
  throw new ChainUnreachable("an answer without the expected number");
}

/** JSON-RPC data: whole bytes as hex behind 0x, in lower case. */
export function bytes(value: unknown): string {
  if (typeof value === "string" && /^0x([0-9a-f]{2})*$/i.test(value)) return value.toLowerCase();
  throw new ChainUnreachable("an answer without the expected bytes");
}

export function toQuantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}
