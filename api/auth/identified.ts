import type { Caller } from "./caller.ts";

/** Who is calling, as far as is known at once. */
export interface Identified<C extends Caller = Caller> {
  readonly caller: C;
  /**
   * Throws a 401 where they turn out to have lost their credential before they called. Nothing may be changed before it
   * has returned, nor anything told; what only reads may go on meanwhile.
   */
  confirm(): Promise<void>;
}

/** For those of whom all is known. */
export function identified<C extends Caller>(caller: C): Identified<C> {
  return { caller, confirm: async () => {} };
}
