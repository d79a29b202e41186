import type { Envelope, InnerCall } from "../decoder.ts";

/** Currency that is sent to an account along with what it is to do stays there: a transfer of its own. */
export function carriedValue({ from, to, value }: Envelope): InnerCall[] {
  return value > 0n ? [{ to, value, data: "0x", ...(from ? { from } : {}) }] : [];
}
