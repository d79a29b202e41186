import { boundBefore } from "../../intent/bounds.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { beginsLine, isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";

const LEADING = /^(?:and|then|first|also|please|i|want|to|would|like|you|next|finally|afterwards|[,;.:])$/;

/** Whether a run asks by a verb of its own, which stands first in it. */
export function isRequest(lexemes: readonly Lexeme[]): boolean {
  const first = lexemes.find(({ lower }) => !LEADING.test(lower));
  return first !== undefined && (operationVerb(first.lower)?.certain.size ?? 0) > 0;
}

/** Where pieces begin: behind marks and new lines, and at joining words. */
export function piecesOf(reading: Reading): number[] {
  const { lexemes, counted } = reading;
  const starts = [0];
  for (let at = 1; at < lexemes.length; at += 1) {
    const before = lexemes[at - 1];
    const isLine = beginsLine(reading, at);
    const isMark = /^[,;.:?!)|/•·…]$/.test(before?.text ?? "") && !isTaken(reading, at - 1);
    const isCounted = counted?.has(lexemes[at]?.start ?? -1);
    // "wrap 1 ETH → send 1 WETH to 0x…"
    const isOnward = before?.lower === "→" && isRequest(lexemes.slice(at, at + 1));
    const isNext =
      (before?.kind === "address" && lexemes[at]?.kind === "address") ||
      (before?.start ?? 0) > (lexemes[at]?.start ?? 0);
    if (
      isLine ||
      isMark ||
      isCounted ||
      isOnward ||
      isNext ||
      /^(?:and|then|plus|&|\+|while|as|followed)$/.test(wordAt(lexemes, at))
    )
      starts.push(at);
  }
  return starts;
}

/** "…, min 0.1 WETH": the least that the trade before is to bring, and nothing of one of its own. */
export function isBoundOfBefore(piece: readonly Lexeme[]): boolean {
  const numbers = piece.flatMap((_, at) => numberAt(piece, at) ?? []);
  const [first] = numbers;
  return (
    first !== undefined &&
    numbers.every(({ to }) => to === first.to) &&
    boundBefore(piece, first.from) === "at least" &&
    !isRequest(piece)
  );
}
