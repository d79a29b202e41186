import type { Amount, TokenMention } from "./intent.ts";

export interface Side {
  amount: Amount | undefined;
  restated: Amount[];
  token: TokenMention | undefined;
}

/** What is given and what is wanted for it. */
export interface Exchange {
  given: Side;
  wanted: Side;
}

export type SideName = keyof Exchange;
