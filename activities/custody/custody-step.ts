import type { CustodyEnd, CustodyWait } from "../../domain/custody-end.ts";

/** How an execution stands after one step: words and no values, since it is written into a history. */
export type CustodyStep =
  | { readonly state: "ended"; readonly end: CustodyEnd }
  /** With the provider, in the provider's own word. */
  | { readonly state: "submitted"; readonly custodyStatus: string }
  | { readonly state: "waits"; readonly for: CustodyWait };

export const ended = (end: CustodyEnd): CustodyStep => ({ state: "ended", end });
export const waits = (what: CustodyWait): CustodyStep => ({ state: "waits", for: what });
