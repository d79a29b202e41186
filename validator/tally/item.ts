import type { Address } from "../addresses/address.ts";
import type { Amount, Quote, TokenMention } from "../intent/intent.ts";
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
  | { is: "amount"; amount: Amount; token: TokenMention | undefined }
  | { is: "token"; token: TokenMention }
  | { is: "address"; address: Address }
  | { is: "place"; name: string; isContract: boolean }
  | { is: "word"; sense: Sense }
  /** A share of a hundred, in hundredths of a per cent: the limit of a market. */
  | { is: "share"; bips: bigint }
  /** Words that a term of the intent was read from, which is held against the calls by itself. */
  | { is: "term" }
  | { is: "mark" }
);

export type ItemOf<Kind extends Item["is"]> = Extract<Item, { is: Kind }>;
