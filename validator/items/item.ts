import type { Address } from "../addresses/address.ts";
import type { Amount, Quote, TokenMention } from "../intent/intent.ts";
import type { ToldNumber } from "./numbers-told.ts";
import type { Sense } from "./spoken.ts";

/** A stretch of the text by what it is, before it is known whose it is. */
export type Item = {
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
  quote: Quote;
  /** In lower case, one space between the words. */
  said: string;
  /** The number of its sentence and of its clause. */
  sentence: number;
  clause: number;
} & (
  | {
      is: "amount";
      amount: Amount;
      token: TokenMention | undefined;
      /** Of a limit: which side of a trade its verb bounds. */
      bounded?: "given" | "wanted" | undefined;
      /** A price that was told, as the sum that it comes to. */
      isPriced?: true;
      /** Not what stands there, but what each gets of it. */
      isEach?: true;
    }
  | { is: "token"; token: TokenMention }
  | { is: "address"; address: Address }
  /** A contract's name with the addresses that it may mean on the chain, or a protocol's. */
  | { is: "place"; name: string; isContract: boolean; addresses?: ReadonlySet<Address> }
  | { is: "word"; sense: Sense }
  /** A share of a hundred, in hundredths of a per cent: the limit of a market. */
  | { is: "share"; bips: bigint }
  /** Words that a term of the intent was read from, which is held against the calls by itself. */
  | { is: "term" }
  /** A number that is no amount: which collectible, how many signatures. */
  | { is: "number"; value: bigint; cue: ToldNumber["cue"] }
  | { is: "mark" }
  /** A word, a number or a sign that is nothing known of the calls. */
  | { is: "open" }
);

export type ItemOf<Kind extends Item["is"]> = Extract<Item, { is: Kind }>;
