import { canonicalJson, type Json } from "./canonical-json.ts";

/** How much a request may be, sealed or plain, on its whole way: unpacked, and as the arbiter is asked. */
export const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** What a request holds, sealed or plain. */
export interface RequestPayload {
  readonly userPrompt: string;
  readonly tx: { readonly to: string; readonly value: string; readonly data: string };
  readonly contextLogs?: { readonly [name: string]: Json };
}

/** The bytes of a payload: those that are hashed when it is plain, and sealed when it is not. */
export function payloadBytes({ userPrompt, tx, contextLogs }: RequestPayload): Uint8Array {
  const { to, value, data } = tx;
  const members = { userPrompt, tx: { to, value, data }, contextLogs };
  return new TextEncoder().encode(canonicalJson(members));
}
