import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { spokenProtocols } from "../../data/spoken-protocols.ts";
import { knownCollectionAt } from "../../intent/collections.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { ReadTerms } from "../../reading/read-terms.ts";
import type { Item } from "../item.ts";
import { itemsOf } from "../items.ts";
import { knownOf } from "../known.ts";

const PLACES = new Set(Object.values(spokenProtocols).flatMap((names) => names.split(", ")));

/** A text cut for what it asks for: every token, collection and place that is known, whosever it is. */
export function cutForAsking(
  { reading, intent }: ReadTerms,
  calls: readonly Call[],
  chainId: number,
): Item[] {
  const own = knownOf(calls, chainId);
  const operation = calls.at(-1)?.operation ?? "transfer";
  const known = {
    ...own,
    operation,
    isToken: (symbol: string) => own.isToken(symbol) || !PLACES.has(symbol.toLowerCase()),
    isProtocol: () => true,
    isContract: (named: ReadonlySet<Address>) => changesGrant(operation) && named.size > 0,
    phraseAt: () => undefined,
    numbers: undefined,
  };
  const items = itemsOf(reading, { ...intent, limits: [] }, known);
  let past = 0;
  return items.flatMap((item, at): Item[] => {
    const { from, quote } = item;
    if (from < past) return [];
    const named = knownCollectionAt(reading, from);
    if (named && /^(?:open|token|place)$/.test(item.is)) {
      past = named.to;
      return [{ ...item, is: "token", token: named.token, to: past, quote: named.token.quote }];
    }
    const token = /^(?:place|open)$/.test(item.is) ? tokenAtLexeme(reading, from) : undefined;
    const isSymbol =
      quote.text === quote.text.toUpperCase() && !PLACED.test(wordAt(items, leadAt(items, at)));
    const isToken =
      token?.to === item.to && (item.is === "open" || own.isToken(token.token.symbol ?? "") || isSymbol);
    return [isToken && token ? { ...item, is: "token", token: token.token } : item];
  });
}

/** "Claim AAVE", but "supply 5 USDC to AAVE": what is written as symbols are and has no word of a place before it. */
const PLACED = /^(?:on|via|through|using|use|in|into|from|onto|over|to|with|by|for|)$/;

export const wordAt = (items: readonly Item[], at: number): string => items[at]?.said ?? "";

const LEADING =
  /^(?:the|my|our|own|a|an|at|least|most|exactly|up|about|me|us|wallet|address|account|safe|multisig|is|[:=("$'`])$/;
const MOST_LEADING = 8;

/** Where the word stands that leads to a place, without whose it is and how firm: "for up to" of "for up to 5 DAI". */
export function leadAt(items: readonly Item[], at: number): number {
  let lead = at - 1;
  while (lead > at - MOST_LEADING && (LEADING.test(wordAt(items, lead)) || isUpTo(items, lead))) lead -= 1;
  return lead;
}

const isUpTo = (items: readonly Item[], at: number) =>
  wordAt(items, at) === "to" && wordAt(items, at - 1) === "up";
