import type { Address } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";

/** An amount, and how firmly the call fixes it. */
export interface DeedAmount {
  asset: Asset;
  baseUnits: bigint;
  bound?: "at most" | "at least" | "all";
}

/** A value of a deed and how it may be said; what is required has to be named in the intent. */
export type DeedFact = {
  /** What it is called, each a phrase in lower case: "token id", "time zone". */
  called: readonly string[];
  required: boolean;
  /** Where one of these is named, it need not be: who bounds a fee has bounded what arrives. */
  unless?: readonly DeedFact[];
} /**
 * One that is named is said with what it is called: "at most 2 USDC in fees". Units are other words for what is counted,
 * in place of the token's own: "0.5 shares".
 */ & (
  | { is: "amount"; amount: DeedAmount; isNamed?: true; units?: readonly string[] }
  /** A count of something that is no token: a proposal, an event, a nonce. */
  | { is: "number"; value: bigint }
  /** Who gets it, may do it or is meant: named behind one of the leads, where there are any, or behind what it is called. */
  | { is: "party"; address: Address; leads?: readonly string[] }
  /** Bytes, an account of another kind of chain, a name: as it stands. */
  | { is: "text"; text: string; leads?: readonly string[] }
  /** Unix seconds. */
  | { is: "time"; at: bigint }
  | { is: "duration"; seconds: bigint }
  /** Hundredths of a per cent. */
  | { is: "share"; bips: bigint }
  /** One of several ways, by its own words: "in favour of". */
  | { is: "word"; said: readonly string[]; leads?: readonly string[] }
);

/**
 * A deed that everyday verbs do not tell: it is asked for in its own words, with every value of it named. The reader of
 * deeds takes no other word than these, what its facts and places are called, and a few small ones.
 */
export interface Deed {
  /** What people who describe it call it: "Cast vote". */
  name: string;
  /** One phrase of each group has to stand in the intent, in lower case. */
  asked: readonly (readonly string[])[];
  /** An everyday deed whose description does not tell all that an intent would have to bound: nothing asks for it. */
  isOpen?: true;
  /** The everyday verb of the operation asks for it too; these are only more words for the same. */
  isEveryday?: true;
  /** What may stand beside them and says nothing more. */
  beside?: readonly string[];
  facts: readonly DeedFact[];
}

/** Where a bridge leads: a chain of the table by its id, and what it is called. */
export interface Destination {
  chainId?: number;
  name: string;
  /** In lower case. */
  spoken: readonly string[];
}
