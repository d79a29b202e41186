import type { Call } from "../calls/call.ts";
import { numberAt } from "../intent/numbers.ts";
import { beginsLine, type Reading, wordAt } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";

/** A number that is no amount of a token: which collectible, how many of it, how many signatures. */
export interface ToldNumber {
  value: bigint;
  /** How the words around it take it, where they do. */
  cue: "which" | "how many" | "kinds" | undefined;
  from: number;
  to: number;
}

/** The numbers by which a call is told that moves no amounts; undefined for any other. */
export function numbersOf({
  nonFungibles,
  controlChange,
  positionChange,
  claimIds,
}: Call): bigint[] | undefined {
  if (nonFungibles) {
    const own = nonFungibles.flatMap(({ tokenId, amount }) =>
      tokenId === undefined ? [] : [tokenId, amount],
    );
    return nonFungibles.length > 1 ? [...own, BigInt(nonFungibles.length)] : own;
  }
  if (controlChange) return "threshold" in controlChange ? [controlChange.threshold] : [];
  if (positionChange) return positionChange.of === "e-mode" ? [positionChange.category] : [];
  return claimIds && [...claimIds, BigInt(claimIds.length)];
}

const NUMBERED =
  /^(?:#|no|nos|nr|number|numbers|id|ids|tokenid|tokenids|token_id|requestid|nft|nfts|token|tokens|item|items|request|requests|collectibles?|category|\[)$/;
const COUNTED = /^(?:of|x|×|each|apiece|cop(?:y|ies)|pieces?|units?|editions?|prints?)$/;
const PIECE = /^(?:×|apiece|copy|copies|pieces?|units?|editions?|prints?)$/;
const KINDS = /^(?:items|nfts|tokens|collectibles|ids|requests|withdrawals)$/;
const COUNTING = /^(?:x|×|quantity|qty|amounts?|count|pieces|copies|units)$/;

/** A number that the calls have, with what leads to it. */
export function toldNumberAt(
  reading: Reading,
  at: number,
  known: ReadonlySet<bigint>,
  before: ToldNumber["cue"],
): ToldNumber | undefined {
  const { lexemes } = reading;
  const lower = wordAt(lexemes, at);
  const [, times] = /^[x×](\d{1,9})$/.exec(lower) ?? [];
  if (times !== undefined && !known.has(BigInt(times))) return undefined;
  if (times !== undefined) return { value: BigInt(times), cue: "how many", from: at, to: at + 1 };
  // "a copy", "single piece"
  if (/^(?:a|single)$/.test(lower)) {
    const isCopy = PIECE.test(wordAt(lexemes, at + 1)) && known.has(1n);
    return isCopy ? { value: 1n, cue: "how many", from: at, to: at + 1 } : undefined;
  }
  // "no. 7"
  if (/^(?:no|nos|nr)$/.test(lower)) {
    const dot = wordAt(lexemes, at + 1) === "." ? at + 2 : at + 1;
    const behind = numberAt(lexemes, dot) && toldNumberAt(reading, dot, known, before);
    return behind && { ...behind, cue: "which", from: at };
  }
  const number = numberAt(lexemes, at);
  if (number?.value.scale !== 0 || !known.has(number.value.digits) || /^an?$/.test(lower)) return undefined;
  // "Threshold: 3" and below it "Safe: 0x…"
  if (tokenAtLexeme(reading, number.to, true) && !beginsLine(reading, number.to)) return undefined;
  return { value: number.value.digits, cue: cueOf(reading, at, number.to, before), from: at, to: number.to };
}

function cueOf({ lexemes }: Reading, from: number, to: number, last: ToldNumber["cue"]): ToldNumber["cue"] {
  const next = wordAt(lexemes, to);
  let lead = from - 1;
  const skipped = /^[.:=]$/;
  while (skipped.test(wordAt(lexemes, lead)) && lead > from - 3) lead -= 1;
  const word = wordAt(lexemes, lead);
  // "ids 1 and 2", "amounts [1,1]"
  const isListed = /^(?:,|and|&|\[)$/.test(word) && numberAt(lexemes, lead - 1) !== undefined;
  if (COUNTING.test(word)) return "how many";
  if (word === "[") return COUNTING.test(wordAt(lexemes, lead - 1)) ? "how many" : "which";
  if (NUMBERED.test(word)) return "which";
  if (KINDS.test(next)) return "kinds";
  if (isListed && last && !COUNTED.test(next)) return last;
  return COUNTED.test(next) ? "how many" : undefined;
}
