import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { isTaken, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const THEIRS = /^(?:their|the)$/;
const ADDRESSES = /^(?:addresses|wallets|accounts)$/;

/**
 * The words that only lead to the addresses of those who are paid: "… should each get 50 USDC. Their addresses are 0x…, 0x…",
 * "pay my sister 25 USDC, she's 0x…".
 */
export function toldAddresses(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  if (calls.length < 2 || !calls.some(({ operation }) => operation === "transfer")) return [];
  return lexemes.flatMap((_, at) => {
    const isOver = /^[.,;]$/.test(wordAt(lexemes, at - 1));
    const to = isOver && !isTaken(reading, at) ? leadEnd(lexemes, at) : undefined;
    return to === undefined ? [] : [quoteSpan(reading, { from: at, to })];
  });
}

function leadEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const isAddress = (place: number) => lexemes[place]?.kind === "address";
  if (/^(?:she's|he's)$/.test(wordAt(lexemes, at))) return isAddress(at + 1) ? at + 1 : undefined;
  const isLead = THEIRS.test(wordAt(lexemes, at)) && ADDRESSES.test(wordAt(lexemes, at + 1));
  const isSaid = /^(?:are|:)$/.test(wordAt(lexemes, at + 2)) && isAddress(at + 3);
  const isListed = lexemes.slice(at + 4).some(({ kind }) => kind === "address");
  return isLead && isSaid && isListed ? at + 3 : undefined;
}
