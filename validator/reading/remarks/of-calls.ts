import type { Operation } from "../../calls/call.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import type { Reading, Span } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";

/** Whether words have a verb of what the calls do. */
export function asksFor({ lexemes }: Reading, facts: Facts, { from, to }: Span): boolean {
  return lexemes.slice(from, to).some((lexeme) => isOfDeed(lexeme, facts));
}

/** Whether a remark names a deed, a token or a place of the calls, so that it may be a part of the request after all: "Compound V2, borrow, 100 DAI". */
export function namesCalls(reading: Reading, facts: Facts, { start, end }: Quote): boolean {
  return reading.lexemes.some((lexeme, at) => {
    if (lexeme.start < start || lexeme.start >= end || lexeme.kind !== "word") return false;
    if (isOfDeed(lexeme, facts) || [...(operationsOfNoun(lexeme.lower) ?? [])].some(isOf(facts))) return true;
    if (facts.symbols.has(tokenAtLexeme(reading, at)?.token.symbol?.toLowerCase() ?? "")) return true;
    const place = spokenProtocolAt(reading, at);
    return place !== undefined && isOfProtocol(place.name, facts.protocols);
  });
}

const isOf =
  ({ operations }: Facts) =>
  (operation: Operation) =>
    operations.has(operation);

const isOfDeed = ({ lower }: Lexeme, facts: Facts) =>
  [...(operationVerb(lower)?.certain ?? [])].some(isOf(facts));
