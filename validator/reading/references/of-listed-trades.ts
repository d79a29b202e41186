import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { ReferenceFinder } from "./reference.ts";

const DEED = /^(?:want|need|get|buys?|purchases?|trades?|swaps?|conversions?|exchanges?)$/;
const OF_HEADING =
  /^(?:of|into|to|for|on|at|via|in|through|over|the|please|pls|split|separate|with|from|i|we|me|some|goes|rounds|tranches|legs|parts|sides|,)$/;
const LEAD = /^(?:[,;.:()*•–—-]|and|plus|then|the|other|first|second|third|with|using|from)$/;
const ONE = /^(?:one|another|once)$/;
const BETWEEN = /^(?:for|into|to|with|at|→|,|\()$/;
const LEAST =
  /^(?:min|min \.|minimum|minimum of|a minimum of|at least|≥|no less than|not less than|no fewer than)$/;
const OR_MORE = /^(?:or (?:more|better|above)|min|minimum|at (?:the )?(?:very )?least)$/;
/** More than this a heading does not have. */
const REACH = 14;

/**
 * "Two buys of WETH on Uniswap V3. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for …": a heading and an item for each
 * trade, in their order, as what each of them asks for; what the trades bring may be said by the heading alone.
 */
export const listedTradesMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const heading = at === 0 ? headingAt(reading, calls) : undefined;
  if (!heading) return undefined;
  const { lexemes, text } = reading;
  const meant = [...heading.meant];
  const said = [quoteOf(text, lexemes[0] as Lexeme, lexemes[heading.to - 1])];
  let to = heading.to;
  for (const call of calls) {
    const item = itemAt(reading, to, call);
    if (!item) return undefined;
    const [first] = item.meant;
    if (call !== calls[0] && first) meant.push(glue("and", first));
    meant.push(...item.meant);
    if (item.from > to) said.push(quoteOf(text, lexemes[to] as Lexeme, lexemes[item.from - 1]));
    to = item.to;
  }
  return { to, meant, said, isPlaced: true };
};

/** A word in the place of another, which it does not take up. */
const glue = (lower: string, { start }: Lexeme): Lexeme => ({
  kind: "word",
  text: "",
  lower,
  start,
  end: start,
});

const gainOf = ({ amountOut }: Call) => amountOut?.asset.symbol?.toLowerCase();

/** What is told of all the trades before the first sum: how many there are, what they bring and where, and nothing else. */
function headingAt(reading: Reading, calls: readonly Call[]): { to: number; meant: Lexeme[] } | undefined {
  const { lexemes } = reading;
  if (calls.some((call) => call.operation !== "swap" || gainOf(call) !== gainOf(calls[0] as Call)))
    return undefined;
  let deed: Lexeme | undefined;
  let place: readonly Lexeme[] = [];
  for (let at = 0; at < Math.min(REACH, lexemes.length); ) {
    const [lexeme, number] = [lexemes[at] as Lexeme, numberAt(lexemes, at)];
    const isMany = number && isCount(number, calls.length) && !tokenAtLexeme(reading, number.to, true);
    const ends = /^[.:]$/.test(lexeme.lower) || (number !== undefined && !isMany) || ONE.test(lexeme.lower);
    if (ends && deed) {
      const on = place[0] ? [glue("on", place[0]), ...place] : [];
      return { to: at, meant: [...on, { ...deed, lower: "swap" }] };
    }
    const named = spokenProtocolAt(reading, at);
    const token = named ? undefined : tokenAtLexeme(reading, at);
    if (named) place = lexemes.slice(at, named.to);
    else if (DEED.test(lexeme.lower)) deed = lexeme;
    else if (token ? lexeme.lower !== gainOf(calls[0] as Call) : !isMany && !OF_HEADING.test(lexeme.lower))
      return undefined;
    at = named?.to ?? token?.to ?? (isMany ? number.to : at + 1);
  }
  return undefined;
}

/** One trade: what is given, and the least that it brings. */
function itemAt(
  reading: Reading,
  begin: number,
  call: Call,
): { from: number; to: number; meant: Lexeme[] } | undefined {
  const { lexemes } = reading;
  let from = begin;
  while (isTaken(reading, from) || LEAD.test(wordAt(lexemes, from)) || isOne(lexemes, from)) from += 1;
  const given = numberAt(lexemes, from);
  const token = given && tokenAtLexeme(reading, given.to, true);
  if (!token) return undefined;
  // "200 USDC to WETH, min 0.066"
  const gain = pastWords(lexemes, token.to, BETWEEN, 1);
  const isGain = gain > token.to && wordAt(lexemes, gain) === gainOf(call);
  const bound = pastWords(lexemes, isGain ? gain + 1 : gain, BETWEEN, 1);
  const sum = phraseEnd(lexemes, bound, LEAST);
  const least = numberAt(lexemes, sum ?? bound);
  const [start, number] = [lexemes[bound], lexemes[(least?.to ?? 0) - 1]];
  if (bound === token.to || !least || !start || !number) return undefined;
  const wanted = tokenAtLexeme(reading, least.to, true);
  const told = wanted
    ? lexemes.slice(least.to, wanted.to)
    : [{ ...glue(gainOf(call) ?? "", number), start: number.start }];
  const named = wanted?.to ?? least.to;
  // "200 USDC for 0.066 or more"
  const end = sum === undefined ? phraseEnd(lexemes, named, OR_MORE) : named;
  if (end === undefined) return undefined;
  const bounded = [...lexemes.slice(bound, least.to), ...told, ...lexemes.slice(named, end)];
  return {
    from,
    to: wordAt(lexemes, end) === ")" ? end + 1 : end,
    meant: [...lexemes.slice(from, token.to), glue("for", start), ...bounded],
  };
}

/** "one with 200 USDC" */
const isOne = (lexemes: readonly Lexeme[], at: number) =>
  ONE.test(wordAt(lexemes, at)) && /^(?:with|using|from)$/.test(wordAt(lexemes, at + 1));
