import type { Call } from "../../calls/call.ts";
import { isOfProtocol } from "../../calls/protocols-of.ts";
import { namesOf } from "../../data/collections.ts";
import { contractAt } from "../../data/contracts.ts";
import type { Quote } from "../../intent/intent.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { backOver, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const BEGINS = /^(?:[.,;:!()–—-]|)$/;
const ENDS = /^(?:[.,;:!()–—]|)$/;
const LEADING = /^(?:because|since|as)$/;
/** What somebody is about to do: "I'd like to", "we're planning to", "going to". */
const PLANS =
  /^(?:(?:i|we) (?:(?:just |only )?(?:want|plan|intend|hope|wish|mean)|would like|am (?:going|planning|about)|are (?:going|planning|about)) to|(?:i|we)'d (?:like|love) to|(?:i'm|we're) (?:going|planning|about) to|(?:going|planning|about|hoping) to|(?:i|we)(?:'ll| will)(?: be)?)$/;
const LONGEST_PLAN = 6;
const OFFERING = /^(?:list|sell|trade|auction|offer|listing|selling|trading|auctioning|offering)$/;
const LATER = /^(?:soon|later|there|shortly|myself|ourselves)$/;
const MARKET = /^(?:marketplace|marketplaces|market|exchange)$/;

/**
 * "I'd like to list them on OpenSea", "Going to sell some apes there": beside power over a whole collection, what one will do
 * with it oneself. A place that is named is that of whoever gets the power.
 */
export function toldPlan(reading: Reading, calls: readonly Call[], chainId: number): Quote[] {
  const [call] = calls;
  const whole = call?.nonFungibles?.find(({ tokenId }) => tokenId === undefined);
  if (calls.length !== 1 || call?.operation !== "approve" || !whole) return [];
  const { lexemes } = reading;
  const names = namesOf(whole.collection);
  return lexemes.flatMap((_, at) => {
    if (!BEGINS.test(wordAt(lexemes, backOver(lexemes, at, LEADING, 1) - 1))) return [];
    const deed = planEnd(reading, at);
    if (deed === undefined || !OFFERING.test(wordAt(lexemes, deed))) return [];
    const object = objectEnd(reading, deed + 1, names);
    const place = object === undefined ? undefined : placeEnd(reading, object, call, chainId);
    const to = place === undefined ? undefined : pastWords(lexemes, place, LATER, 1);
    return to !== undefined && ENDS.test(wordAt(lexemes, to)) ? [quoteSpan(reading, { from: at, to })] : [];
  });
}

function planEnd({ lexemes }: Reading, at: number): number | undefined {
  for (let to = Math.min(at + LONGEST_PLAN, lexemes.length); to > at; to -= 1) {
    const said = lexemes.slice(at, to).map(({ lower }) => lower.replace("’", "'"));
    const next = wordAt(lexemes, to);
    if (PLANS.test(said.join(" ")) || (/ing$/.test(next) && /^(?:i'm|we're)$/.test(said.join(" "))))
      return to;
  }
  return undefined;
}

/** "them", "some", "a few apes"; one of them may be all that is meant. */
function objectEnd({ lexemes }: Reading, at: number, names: ReadonlySet<string>): number | undefined {
  if (/^(?:them|these|those)$/.test(wordAt(lexemes, at))) return at + 1;
  const many = pastWords(lexemes, at, /^(?:some|a|few|couple|all|my|our|the|these)$/, 3);
  const last = lexemes.slice(many).findIndex(({ lower }) => !names.has(lower) && lower !== "nfts");
  const to = last < 0 ? lexemes.length : many + last;
  if (to > many) return wordAt(lexemes, to - 1).endsWith("s") ? to : undefined;
  return /^(?:some|few|couple|all)$/.test(wordAt(lexemes, many - 1)) && many > at ? many : undefined;
}

/** "on OpenSea", "on the marketplace", or nowhere in particular. */
function placeEnd(reading: Reading, at: number, { spender }: Call, chainId: number): number | undefined {
  const { lexemes } = reading;
  if (!/^(?:on|at|via|through|over)$/.test(wordAt(lexemes, at))) return at;
  const named = pastWords(lexemes, at + 1, /^(?:the|a|their|that|this)$/, 1);
  const place = spokenProtocolAt(reading, named);
  const known = spender && contractAt(chainId, spender);
  if (place) return known && isOfProtocol(place.name, new Set([known.protocol])) ? place.to : undefined;
  return MARKET.test(wordAt(lexemes, named)) ? named + 1 : undefined;
}
