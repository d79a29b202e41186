import { isOfProtocol } from "../../calls/protocols-of.ts";
import type { Quote } from "../../intent/intent.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { backOver, isTaken, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Facts } from "../facts/facts.ts";
import { isAsked } from "./is-asked.ts";

const CHOOSING =
  /^(?:i|we|was|were|had|have|been|to|the|a|choose|choosing|choice|torn|deciding|decide|discussed|considered|compared|of|either|between)$/;
const DECIDING =
  /^(?:,|and|i|we|he|she|they|it|it's|is|i'll|we'll|i'm|we're|go|going|decided|chose|settled|picked|prefer|on|for|with|in|favour|favor|of)$/;

interface Named {
  name: string;
  /** Whether the calls have it. */
  isOwn: boolean;
  to: number;
}

/**
 * What there was to choose from, where the calls' own is named once more behind it and the other is not: "I was choosing
 * between Aave and Compound, going with Aave: deposit …", "DAI or USDC, they take both: 120 USDC to 0x…".
 */
export function toldChoices(reading: Reading, facts: Facts): Quote[] {
  const { lexemes } = reading;
  const found: Quote[] = [];
  if (!lexemes.some(({ lower }) => lower === "or" || lower === "between")) return found;
  for (let at = 0; at < lexemes.length; at += 1) {
    const one = isTaken(reading, at) ? undefined : namedAt(reading, facts, at);
    if (!one) continue;
    const joint = wordAt(lexemes, one.to);
    const isBetween = wordAt(lexemes, at - 1) === "between";
    const other =
      joint === "or" || (isBetween && joint === "and") ? namedAt(reading, facts, one.to + 1) : undefined;
    if (!other || one.isOwn === other.isOwn) continue;
    const [own, left] = one.isOwn ? [one, other] : [other, one];
    const isAgain = ({ name }: Named) =>
      lexemes.some((_, place) => place >= other.to && namedAt(reading, facts, place)?.name === name);
    const decided = pastWords(lexemes, other.to, DECIDING);
    const isDecided = namedAt(reading, facts, decided)?.name === own.name;
    const span = { from: backOver(lexemes, at, CHOOSING), to: isDecided ? decided : other.to };
    if (isAgain(own) && !isAgain(left) && !isAsked(reading, { from: at, to: other.to }))
      found.push(quoteSpan(reading, span));
    at = other.to - 1;
  }
  return found;
}

function namedAt(reading: Reading, { symbols, protocols }: Facts, at: number): Named | undefined {
  const place = spokenProtocolAt(reading, at);
  if (place) return { name: place.name, isOwn: isOfProtocol(place.name, protocols), to: place.to };
  const { token, to = 0 } = tokenAtLexeme(reading, at) ?? {};
  const name = token?.known ? token.symbol?.toLowerCase() : undefined;
  return name === undefined ? undefined : { name, isOwn: symbols.has(name), to };
}
