import type { Operation } from "../calls/call.ts";
import { COLLECTIBLE_HINT, knownCollectionAt } from "./collections.ts";
import type { Step } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isTaken, type Reading, type Stretch, take, wordAt } from "./reading.ts";

/** Things that are numbered too and are no tokens: "for invoice #12". */
const NUMBERED =
  /^(?:invoice|order|ticket|bill|batch|payroll|issue|pr|ref|reference|proposal|case|number|no|memo|tx|transaction|step|round|week|day|task|job|request|payment|receipt|milestone|po|item|phase|grant|expense|claim|nonce|chain)$/;
const LONGEST_ID = 78;
/** Words in the longest name of a known collection. */
const LONGEST_NAME = 4;

/** The ids of non-fungible tokens: "#123", "token id 5", "ids 1, 2 and 3". Their places are taken, so that no amount is read there. */
export function findTokenIds(stretch: Stretch, operation: Operation): Step["tokenIds"] {
  const { reading } = stretch;
  const found: Step["tokenIds"] = [];
  const isClaim = CLAIMS.has(operation);
  if (!isClaim && !COLLECTIBLE_HINT.test(reading.folded)) return found;
  for (let at = stretch.from; at < stretch.to; at += 1) {
    const first =
      idAfter(reading.lexemes, at) ??
      (isClaim ? requestAfter(reading.lexemes, at) : ofKnownCollection(reading, at));
    if (first === undefined || isTaken(reading, first)) continue;
    for (let id = first; id < stretch.to; id = nextInList(reading.lexemes, id)) {
      const lexeme = reading.lexemes[id];
      if (lexeme?.kind !== "number" || !/^\d+$/.test(lexeme.lower) || lexeme.lower.length > LONGEST_ID) break;
      found.push({
        id: BigInt(lexeme.lower),
        quote: quoteOf(reading.text, reading.lexemes[at] ?? lexeme, lexeme),
      });
      take(reading, quoteOf(reading.text, reading.lexemes[at] ?? lexeme, lexeme));
      at = id;
    }
  }
  return found;
}

/** "my Azuki 3391": the number right behind a collection's name. */
function ofKnownCollection(reading: Reading, at: number): number | undefined {
  if (reading.lexemes[at]?.kind !== "number") return undefined;
  for (let from = Math.max(0, at - LONGEST_NAME); from < at; from += 1)
    if (knownCollectionAt(reading, from)?.to === at) return at;
  return undefined;
}

const CLAIMS: ReadonlySet<Operation> = new Set(["claim", "withdraw", "unstake"]);

/** "Claim withdrawal request 4711", "claim requests 1 and 2": places in a queue. */
function requestAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  return /^(?:requests?|tickets?)$/.test(wordAt(lexemes, at)) ? numberAfter(lexemes, at) : undefined;
}

/** Where the id stands that "#", "token id" or "NFT" at a lexeme leads to. */
function idAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  const word = wordAt(lexemes, at);
  if (word === "#") return NUMBERED.test(wordAt(lexemes, at - 1)) ? undefined : numberAfter(lexemes, at);
  if (/^(?:tokenids?|token-ids?)$/.test(word)) return numberAfter(lexemes, at);
  if (/^(?:id|ids)$/.test(word) && !/^(?:chain|order|tx|transaction|invoice)$/.test(wordAt(lexemes, at - 1)))
    return numberAfter(lexemes, at);
  // "token 77 of 0x…"
  const isOne = /^tokens?$/.test(word) && /^(?:of|from|in)$/.test(wordAt(lexemes, at + 2));
  return word === "nft" || isOne ? numberAfter(lexemes, at) : undefined;
}

function numberAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  let next = at + 1;
  while (next < at + 4 && /^(?:#|:|=|number|no|is|id)$/.test(wordAt(lexemes, next))) next += 1;
  return lexemes[next]?.kind === "number" ? next : undefined;
}

/** The place of the next id in "#1, #2 and #3". */
function nextInList(lexemes: readonly Lexeme[], at: number): number {
  let next = at + 1;
  while (next < at + 4 && /^(?:,|and|&|#)$/.test(wordAt(lexemes, next))) next += 1;
  return next > at + 1 ? next : lexemes.length;
}
