import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
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

/** "That router's USDC allowance has to go.": what a call gives or takes, by the noun that is said of the token. */
export function tellsOfRight(reading: Reading, facts: Facts, { from, to }: Span): boolean {
  const isRight = (word: string) =>
    [...(operationsOfNoun(word) ?? [])].some((one) => changesGrant(one) && facts.operations.has(one));
  return reading.lexemes.slice(from, to).some(({ lower }, at) => {
    const token = isRight(lower) ? tokenAtLexeme(reading, from + at - 1)?.token.symbol : undefined;
    return token !== undefined && facts.symbols.has(token.toLowerCase());
  });
}

/** Remarks that name no deed, token or place of the calls; others may be a part of the request after all: "Compound V2, borrow, 100 DAI". */
export function namingNone(reading: Reading, facts: Facts, remarks: readonly Quote[]): Quote[] {
  // How many such names stand before each place, so that many remarks take no longer than one.
  const before = new Uint32Array(reading.text.length + 1);
  for (const [at, { start }] of reading.lexemes.entries())
    if (isNamed(reading, facts, at)) before[start + 1] = 1;
  for (let at = 1; at < before.length; at += 1) before[at] = (before[at] ?? 0) + (before[at - 1] ?? 0);
  return remarks.filter(({ start, end }) => before[end] === before[start]);
}

function isNamed(reading: Reading, facts: Facts, at: number): boolean {
  const lexeme = reading.lexemes[at];
  if (lexeme?.kind !== "word") return false;
  if (isOfDeed(lexeme, facts) || [...(operationsOfNoun(lexeme.lower) ?? [])].some(isOf(facts))) return true;
  if (facts.symbols.has(tokenAtLexeme(reading, at)?.token.symbol?.toLowerCase() ?? "")) return true;
  if (facts.addresses.has(knownCollectionAt(reading, at)?.token.contract ?? "")) return true;
  const place = spokenProtocolAt(reading, at);
  return place !== undefined && isOfProtocol(place.name, facts.protocols);
}

const isOf =
  ({ operations }: Facts) =>
  (operation: Operation) =>
    operations.has(operation);

const isOfDeed = ({ lower }: Lexeme, facts: Facts) =>
  [...(operationVerb(lower)?.certain ?? [])].some(isOf(facts));
