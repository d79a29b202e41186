/** A transaction as it came; nothing in it is believed yet. */
export interface RawTransaction {
  to?: unknown;
  data?: unknown;
  input?: unknown;
  value?: unknown;
  from?: unknown;
  call?: unknown;
  order?: unknown;
  operation?: unknown;
  protocol?: unknown;
  chainId?: unknown;
  type?: unknown;
  metadata?: unknown;
  authorizationList?: unknown;
  /** Set here, never by a client: a field that it has in two spellings with two values. */
  toldTwice?: string;
  /** Set here, never by a client: no transaction itself, but what is said of all the others. */
  describesAll?: boolean;
}

export function isEmpty(given: unknown): given is undefined | null | "" | "0x" {
  return given === undefined || given === null || given === "" || given === "0x";
}

export function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
