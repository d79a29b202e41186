import type { Address } from "../../addresses/address.ts";
import type { Amount, Party, Quote, TokenMention } from "../../intent/intent.ts";
import type { OperationVerb } from "../../lexicon/operation-words.ts";

interface Placed {
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
  quote: Quote;
}

/** Something that a text names, as it stands there. */
export type Mention = Placed &
  /** `isPrice`: of one piece of what is traded. */
  (
    | { kind: "amount"; amount: Amount; token: TokenMention | undefined; isPrice: boolean }
    | { kind: "token"; token: TokenMention }
    | { kind: "address"; address: Address }
    /** Somebody who is not named by a good address. */
    | { kind: "party"; party: Party }
    /** A protocol by its family or version, or a known contract by its name. */
    | { kind: "place"; name: string; isContract: boolean }
    | { kind: "verb"; verb: OperationVerb }
    /** Collectibles by the name of their collection. */
    | { kind: "collection"; token: TokenMention }
  );

export type MentionOf<Kind extends Mention["kind"]> = Extract<Mention, { kind: Kind }>;
