import type { Address } from "../../addresses/address.ts";
import type { Amount, Party, Quote, TokenMention } from "../../intent/intent.ts";
import type { OperationVerb } from "../../lexicon/operation-words.ts";

interface Placed {
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
  quote: Quote;
}

/** Something that the intent names, as it stands there; what it is to the call is for the explanation to say. */
export type Mention = Placed &
  /** `isPrice`: of one piece of what is traded. */
  (
    | { kind: "amount"; amount: Amount; token: TokenMention | undefined; isPrice?: true }
    | { kind: "token"; token: TokenMention }
    /** `isActing`: of the Safe that is to act, "from my Safe 0x…", "have the Safe 0x… pay". */
    | { kind: "address"; address: Address; isActing?: true }
    /** Somebody who is not named by a good address. */
    | { kind: "party"; party: Party }
    /** A protocol by its family or version, or a known contract by its name. */
    | { kind: "place"; name: string; isContract: boolean }
    | { kind: "verb"; verb: OperationVerb }
    /** Collectibles by the name of their collection. */
    | { kind: "collection"; token: TokenMention }
    /** What there is, which is no wish by itself: "I have 900 DAI". */
    | { kind: "holding" }
  );

export type MentionOf<Kind extends Mention["kind"]> = Extract<Mention, { kind: Kind }>;
