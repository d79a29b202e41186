import type { Call } from "./call.ts";

/** A call that is no call (malformed), or one that no decoder understands. */
export interface UnreadableCall {
  position: number;
  kind: "malformed" | "not-understood";
  problem: string;
  expected: string;
  actual: string;
  remedy: string;
}

export type Details = Pick<UnreadableCall, "expected" | "actual" | "remedy">;

export type ReadCall = { call: Call } | { unreadable: UnreadableCall };

export function readable(call: Call): ReadCall {
  return { call };
}

export function unreadable(kind: UnreadableCall["kind"], position: number) {
  return (problem: string, details: Details): ReadCall => ({
    unreadable: { position, kind, problem, ...details },
  });
}
