import type { Address } from "../calls/address.ts";
import type { Operation } from "../calls/call.ts";

/** Where an element stands in the intent: the words themselves and their place, end exclusive. */
export interface Quote {
  text: string;
  start: number;
  end: number;
}

/** A decimal number without rounding: digits × 10^-scale. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

export interface Action {
  operation: Operation;
  quote: Quote;
}

/** A token by symbol, by contract, or by a word that no table knows. */
export interface TokenMention {
  symbol: string | undefined;
  contract: Address | undefined;
  known: boolean;
  quote: Quote;
}

/** How firmly an amount is meant. */
export type Bound = "exact" | "at most" | "at least" | "about";

interface Measured {
  token: TokenMention | undefined;
  quote: Quote;
}

export interface NumberAmount extends Measured {
  kind: "number";
  value: Decimal;
  unit: "token" | "base units" | "USD";
  bound: Bound;
}

/** A part of a balance, as in "half of my ETH". */
export interface ShareAmount extends Measured {
  kind: "share";
  value: Decimal;
}

export interface AllAmount extends Measured {
  kind: "all";
}

export interface UnlimitedAmount extends Measured {
  kind: "unlimited";
}

export type Amount = NumberAmount | ShareAmount | AllAmount | UnlimitedAmount;

/** Who is named: an address, a name that only a resolver could turn into one, the user's own account, or a known contract. */
export type Party =
  | { kind: "address"; address: Address; quote: Quote }
  | { kind: "invalid address"; quote: Quote }
  | { kind: "name"; quote: Quote }
  | { kind: "self"; quote: Quote }
  | { kind: "contract"; name: string; quote: Quote };

/** One thing that the intent asks for. */
export interface Step {
  action: Action;
  amount: Amount | undefined;
  /** The same amount in other words, as in "0.1 ETH (100000000000000000 wei)". */
  restated: Amount[];
  token: TokenMention | undefined;
  /** Who receives, or may spend. */
  counterparty: Party | undefined;
  /** Whose account it is to come from. */
  source: Party | undefined;
}

export interface Intent {
  text: string;
  steps: Step[];
  chain: { id: number; quote: Quote } | undefined;
  deadline: { at: number; quote: Quote } | undefined;
  /** A condition that would have to hold first, which only the world can tell. */
  condition: Quote | undefined;
  /** What cannot be read one way only, such as two recipients for one amount. */
  ambiguities: { problem: string; remedy: string; quote: Quote }[];
}
