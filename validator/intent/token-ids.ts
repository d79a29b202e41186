import type { Operation } from "../calls/call.ts";
import { COLLECTIBLE_HINT, knownCollectionAt } from "./collections.ts";
import type { Step } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
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
    const counted = countBefore(reading, at);
    for (let id = first; id < stretch.to; id = nextInList(reading.lexemes, id)) {
      const lexeme = reading.lexemes[id];
      if (lexeme?.kind !== "number" || !/^\d+$/.test(lexeme.lower) || lexeme.lower.length > LONGEST_ID) break;
      const next = nextInList(reading.lexemes, id);
      const isAlone = id === first && reading.lexemes[next]?.kind !== "number";
      const start = counted && isAlone ? counted.from : at;
      const quote = quoteOf(reading.text, reading.lexemes[start] ?? lexeme, lexeme);
      found.push({ id: BigInt(lexeme.lower), quote, ...(counted && isAlone && { count: counted.count }) });
      take(reading, quote);
      at = id;
    }
  }
  return found;
}

const COUNTED = /^(?:copies|copy|units?|pieces?|editions?|items?|x|×)$/;

/** "3 copies of token id 77", "3x #77", "three of id 77": how many of what stands at a place are meant. */
function countBefore({ lexemes }: Reading, at: number): { count: bigint; from: number } | undefined {
  let end = at;
  while (/^(?:token|nft|the|collectible)$/.test(wordAt(lexemes, end - 1))) end -= 1;
  const isOf = wordAt(lexemes, end - 1) === "of";
  if (isOf) end -= 1;
  const isCounted = COUNTED.test(wordAt(lexemes, end - 1));
  if (isCounted) end -= 1;
  const number = isOf || isCounted ? numberAt(lexemes, end - 1) : undefined;
  if (number?.to !== end || number.value.scale > 0) return undefined;
  return { count: number.value.digits, from: end - 1 };
}

/** "my Azuki 3391": the number right behind a collection's name. */
function ofKnownCollection(reading: Reading, at: number): number | undefined {
  if (reading.lexemes[at]?.kind !== "number") return undefined;
  let end = at;
  // "BAYC token 4567", "my Bored Ape nr. 4567"
  while (end > at - 3 && /^(?:tokens?|nfts?|nr|no|number|id|\.)$/.test(wordAt(reading.lexemes, end - 1)))
    end -= 1;
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from += 1)
    if (knownCollectionAt(reading, from)?.to === end) return at;
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
  // "… and 5 copies of #78" counts the next one.
  const isCount = COUNTED.test(wordAt(lexemes, next + 1)) || wordAt(lexemes, next + 1) === "of";
  return next > at + 1 && !isCount ? next : lexemes.length;
}
