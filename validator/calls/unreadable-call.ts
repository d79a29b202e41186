import type { Address } from "../addresses/address.ts";
import type { Call } from "./call.ts";

/** A call that is no call (malformed), or one that no decoder understands. */
export interface UnreadableCall {
  position: number;
  kind: "malformed" | "not-understood";
  problem: string;
  expected: string;
  actual: string;
  remedy: string;
  /** The vault whose asset only the chain knows. */
  vault?: Address;
}

/** Thrown by a decoder where it knows the function, but this use of it cannot be judged; `remedy` says what can. */
export class NotUnderstood extends Error {
  readonly remedy: string;
  /** The vault whose asset would have to be asked of the chain. */
  readonly vault: Address | undefined;

  constructor(problem: string, remedy: string, vault?: Address) {
    super(problem);
    this.remedy = remedy;
    this.vault = vault;
  }
}

export type Details = Pick<UnreadableCall, "expected" | "actual" | "remedy" | "vault">;

export type ReadCall = { call: Call } | { unreadable: UnreadableCall };

export function readable(call: Call): ReadCall {
  return { call };
}

export function unreadable(kind: UnreadableCall["kind"], position: number) {
  return (problem: string, details: Details): ReadCall => ({
    unreadable: { position, kind, problem, ...details },
  });
}
