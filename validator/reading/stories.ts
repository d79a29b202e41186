import { isOfProtocol } from "../calls/protocols-of.ts";
import type { Quote } from "../intent/intent.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import type { Reading } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import type { Facts } from "./facts/facts.ts";

/**
 * The sentences before the last one from which nothing of a request can be read: no address, no amount of a token, no token
 * or protocol that the calls have nothing to do with. What they say is for the accounting to look at.
 */
export function storiesIn(reading: Reading, facts: Facts): Quote[] {
  const { lexemes, text } = reading;
  const found: Quote[] = [];
  let from = 0;
  for (const [at, lexeme] of lexemes.entries()) {
    const isJoined = /^[,;]$/.test(lexeme.text) && lexemes[at + 1]?.lower === "so";
    if (!/^[.!?;:]$/.test(lexeme.text) && !isJoined) continue;
    const [first, last] = [lexemes[from], lexemes[at - 1]];
    const isTelling = /^[.!]$/.test(lexeme.text) || isJoined;
    if (isTelling && first && last && last.start >= first.start && isApart(reading, facts, from, at))
      found.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end });
    from = at + 1;
  }
  const last = lexemes.findLast(({ kind }) => kind === "word")?.start ?? 0;
  return found.filter(({ end }) => end < last);
}

function isApart(reading: Reading, facts: Facts, from: number, to: number): boolean {
  const { lexemes } = reading;
  for (let at = from; at < to; at += 1) {
    const { kind } = lexemes[at] ?? {};
    if (kind === "address" || kind === "hex" || kind === "name") return false;
    if (
      kind === "number" &&
      (/^[%$€k]$/.test(lexemes[at + 1]?.text ?? "") || tokenAtLexeme(reading, at + 1)?.token.known)
    )
      return false;
    if (kind !== "word") continue;
    const token = tokenAtLexeme(reading, at)?.token;
    const symbol = token?.known ? token.symbol?.toLowerCase() : undefined;
    if (symbol !== undefined && !facts.symbols.has(symbol) && !facts.isOnPath(symbol)) return false;
    const place = spokenProtocolAt(reading, at);
    if (place && !isOfProtocol(place.name, facts.protocols)) return false;
  }
  return true;
}
