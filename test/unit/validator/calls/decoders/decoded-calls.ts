import { Interface } from "ethers";
import type { Call } from "../../../../../validator/calls/call.ts";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import type { UnreadableCall } from "../../../../../validator/calls/unreadable-call.ts";

export const USER = "0x5b38da6a701c568545dcfcb03fcb875f56beddc4";
export const FRIEND = "0x7a16ff8270133f063aab6c9977183d9e72835428";
export const STRANGER = "0x1d4f9d4a1a3bcb2b2c8c1c1a1b1c1d1e1f2a2b2c";
export const MAX = 2n ** 256n - 1n;

interface Sent {
  value?: bigint;
  from?: string | undefined;
  chainId?: number;
}

/** Sends what another encoder writes for `function name(types)`, and gives the calls that it was read as. */
export function callsOf(to: string, signature: string, values: unknown[], sent: Sent = {}): Call[] {
  const read = send(to, signature, values, sent);
  return read.map((one) => {
    if ("call" in one) return one.call;
    throw new Error(one.unreadable.problem);
  });
}

export function callOf(to: string, signature: string, values: unknown[], sent: Sent = {}): Call {
  const [call, ...others] = callsOf(to, signature, values, sent);
  if (!call || others.length > 0) throw new Error(`${signature} was read as ${others.length + 1} calls.`);
  return call;
}

/** What is said of a call that is not read. */
export function refusalOf(to: string, signature: string, values: unknown[], sent: Sent = {}): UnreadableCall {
  const [read] = send(to, signature, values, sent);
  if (!read || "call" in read) throw new Error(`${signature} was read.`);
  return read.unreadable;
}

function send(to: string, signature: string, values: unknown[], { value = 0n, chainId = 1, ...sent }: Sent) {
  const from = "from" in sent ? sent.from : USER;
  const data = new Interface([`function ${signature}`]).encodeFunctionData(signature, values);
  return readCall({ to, data, value: value.toString(), from }, chainId, 0);
}
