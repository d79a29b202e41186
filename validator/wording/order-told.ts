import type { Call } from "../calls/call.ts";
import type { Lexeme } from "../intent/lexer.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationVerb } from "../lexicon/operation-words.ts";
import { tellsTheirOrder } from "../reading/told-order.ts";

const ORDERS =
  /^(?:first|firstly|then|next|after|afterwards|thereafter|last|lastly|finally|before|later|second|third)$/;
const UNIT = /^(?:cent|penny|unit|bit|crumb|speck|drop|grain|wei)$/;
const EARLIER = /^(?:first|firstly|beforehand)$/;
const LATER = /^(?:then|next|after|afterwards|thereafter|later|finally|lastly)$/;
/** Nothing is told before it. */
const THEREAFTER = /^(?:then|thereafter|afterwards)$/;
/** "but before it, approve …" is of what was told before. */
const BACK = /^(?:it|that|this)$/;

/**
 * "First unwrap, then pay": where words of order stand, what is only one call's comes in the order of the calls, or is told to
 * come before what it stands behind: "Pay 0x… 80 USDC; pull it from Aave first."
 */
export function isOtherOrder(
  { lexemes, text }: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  // "to the last cent"
  const isOrder = ({ lower }: Lexeme, at: number) =>
    ORDERS.test(lower) && !(lower === "last" && UNIT.test(lexemes[at + 1]?.lower ?? ""));
  if (calls.length < 2 || !lexemes.some(isOrder)) return false;
  if (tellsTheirOrder(text, calls)) return false;
  if (THEREAFTER.test(lexemes[0]?.lower ?? "")) return true;
  /** Where something is named that is of one call and no other. */
  const named = items.flatMap((_, at) => {
    const [only, ...others] = calls.flatMap((_, call) => (roles[call]?.[at] ? [call] : []));
    const isOfOne = only !== undefined && others.length === 0;
    return isOfOne && !isWishedFor(items, at, calls[only]) ? [{ call: only, at }] : [];
  });
  let latest = -1;
  const told = new Set<number>();
  for (const [place, { call, at }] of named.entries()) {
    if (told.has(call)) continue;
    told.add(call);
    if (call < latest) {
      const before = items[named[place - 1]?.at ?? 0];
      const next = named.slice(place).find((other) => other.call !== call);
      // Of its sentence: from the clause behind what was told before up to the one in which another is told.
      const own = items.filter(
        ({ clause, sentence }) =>
          sentence === items[at]?.sentence &&
          clause > (before?.clause ?? -1) &&
          (next === undefined || clause < (items[next.at]?.clause ?? Number.POSITIVE_INFINITY)),
      );
      if (!isToldEarlier({ lexemes }, own, items[at], calls.slice(call + 1))) return true;
    }
    latest = Math.max(latest, call);
  }
  return false;
}

const WISHED = /^(?:wants?|like|likes|needs?|wish|wishes|wanted|needed)$/;

const isAfterColon = (items: readonly Item[], from: number, at: number): boolean =>
  items.slice(from, at).some(({ said }) => said === ":");

/** "I'd like more ether. Borrow …": a token in a sentence that tells no deed and no order of them. */
function isWishedFor(items: readonly Item[], at: number, call: Call | undefined): boolean {
  const { is, sentence } = items[at] ?? {};
  const own = items.filter(
    (item, place) => item.sentence === sentence && (place <= at || !isAfterColon(items, at, place)),
  );
  const words = own.flatMap(({ said }) => said.split(" ")).filter((word) => !WISHED.test(word));
  return (
    is === "token" &&
    call?.operation === "swap" &&
    !words.some((word) => ORDERS.test(word) || operationVerb(word)?.possible.has(call.operation) === true)
  );
}

/** Whether the words around a value say that its deed comes before what was told. */
function isToldEarlier(
  { lexemes }: Pick<Reading, "lexemes">,
  own: readonly Item[],
  value: Item | undefined,
  after: readonly Call[],
): boolean {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || !value || value.from < first.from || value.from >= last.to) return false;
  const wordAt = (at: number) => (at < last.to ? (lexemes[at]?.lower ?? "") : "");
  const doesAfter = (word: string) =>
    after.some(({ operation }) => operationVerb(word)?.certain.has(operation));
  for (let at = first.from; at < last.to; at += 1) {
    const word = wordAt(at);
    const isLead = at < value.from;
    if (isLead && LATER.test(word)) return false;
    if (EARLIER.test(word) || (word === "before" && (!isLead || BACK.test(wordAt(at + 1))))) return true;
    // "get it out of my Aave position, then forward it"
    if (!isLead && LATER.test(word) && doesAfter(wordAt(at + 1))) return true;
  }
  return false;
}
