import type { Operation } from "../calls/call.ts";
import { spokenCollections } from "../data/collections.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { createPhraseFinder } from "./phrases.ts";
import { isTaken, type Reading, type Stretch, take, wordAt } from "./reading.ts";
import type { FoundToken } from "./tokens.ts";
import { plainForm } from "./verbs.ts";

/** How many words a collection's name may have. */
const NAME_REACH = 4;

const knownAt = createPhraseFinder(spokenCollections);

/** Without one of these no collectible is named by a number. */
export const COLLECTIBLE_HINT = new RegExp(
  `#|id|nft|token|${[...new Set(spokenCollections.map(([spoken]) => spoken.split(" ")[0]))].join("|")}`,
  "i",
);

/** A collection that the table knows by this name: "Bored Ape", "Azukis". */
export function knownCollectionAt({ text, lexemes }: Reading, from: number): FoundToken | undefined {
  const found = knownAt(lexemes, from);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  const quote = quoteOf(text, first, last);
  return {
    token: { symbol: quote.text, contract: found.value, known: true, quote },
    from,
    to: found.to,
  };
}

/** A collection that is known by its name, or is named before an id or before "NFT": "Bored Ape #12", "Punk NFT". */
export function collectionAt(reading: Reading, from: number): FoundToken | undefined {
  const known = knownCollectionAt(reading, from);
  if (known) return known;
  const { text, lexemes } = reading;
  const first = lexemes[from];
  if (!isNamelike(first)) return undefined;
  let to = from + 1;
  while (to < from + NAME_REACH && isNamelike(lexemes[to])) to += 1;
  const last = lexemes[to - 1];
  if (!last || !/^(?:#|nfts?|token-?ids?)$/.test(wordAt(lexemes, to))) return undefined;
  const quote = quoteOf(text, first, last);
  return { token: { symbol: quote.text, contract: undefined, known: false, quote }, from, to };
}

function isNamelike(lexeme: Lexeme | undefined): lexeme is Lexeme {
  return (
    lexeme?.kind === "word" &&
    /^\p{Lu}/u.test(lexeme.text) &&
    !plainForm.has(lexeme.lower) &&
    !/^(?:nfts?|my|the|invoice|order|ref|please|token|tokenids?|for|id)$/.test(lexeme.lower)
  );
}

/** "setApprovalForAll", "approval for all", "all my Punks", "the entire collection": everything, now and later. */
export function findWholeCollection(stretch: Stretch, operation: Operation): FoundToken | true | undefined {
  if (operation !== "approve" && operation !== "revoke") return undefined;
  const { reading } = stretch;
  const { text, lexemes } = reading;
  for (let at = stretch.from; at < stretch.to; at += 1) {
    const word = wordAt(lexemes, at);
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    if (word === "setapprovalforall") return true;
    if (word === "all" && wordAt(lexemes, at - 1) === "for" && /^approvals?$/.test(wordAt(lexemes, at - 2))) {
      take(reading, lexeme);
      return true;
    }
    if (!/^(?:all|entire|whole|every)$/.test(word)) continue;
    for (let noun = at + 1; noun < Math.min(at + NAME_REACH + 1, stretch.to); noun += 1) {
      const named = lexemes[noun];
      if (!named || /^(?:for|to|by|on)$/.test(named.lower)) break;
      const known = knownCollectionAt(reading, noun);
      if (known) return known;
      if (/^(?:nfts?|collection|collectibles?)$/.test(named.lower)) return true;
      if (/^\p{Lu}\p{Ll}+s$/u.test(named.text)) {
        const quote = quoteOf(text, named);
        return {
          token: { symbol: named.text, contract: undefined, known: false, quote },
          from: noun,
          to: noun + 1,
        };
      }
    }
  }
  return undefined;
}
