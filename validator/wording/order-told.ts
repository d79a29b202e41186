import type { Call } from "../calls/call.ts";
import type { Lexeme } from "../intent/lexer.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";
import { tellsTheirOrder } from "../reading/told-order.ts";

const ORDERS =
  /^(?:first|firstly|then|next|after|afterwards|thereafter|last|lastly|finally|before|later|second|third)$/;
const UNIT = /^(?:cent|penny|unit|bit|crumb|speck|drop|grain|wei)$/;
const EARLIER = /^(?:first|firstly|beforehand)$/;
const LATER = /^(?:then|next|after|afterwards|thereafter|later|finally|lastly)$/;
/** "Last spring", "next Sunday" tell no order. */
const OF_TIME = /^(?:last|next)$/;
const PERIODS =
  /^(?:spring|summer|autumn|winter|week|weekend|month|year|night|time|quarter|season|(?:sun|mon|tues|wednes|thurs|fri|satur)day)$/;
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
  const isOrder = ({ lower }: Lexeme, at: number) => {
    const next = lexemes[at + 1]?.lower ?? "";
    return (
      ORDERS.test(lower) &&
      !(OF_TIME.test(lower) && PERIODS.test(next)) &&
      !(lower === "last" && UNIT.test(next))
    );
  };
  if (calls.length < 2 || !lexemes.some(isOrder)) return false;
  if (tellsTheirOrder(text, calls)) return false;
  if (THEREAFTER.test(lexemes[0]?.lower ?? "")) return true;
  const named = ownOf(items, calls, roles).filter(({ call, at }) => !isWishedFor(items, at, calls[call]));
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

interface Named {
  call: number;
  at: number;
}

/** Where something is named that is of one call and no other. */
function ownOf(
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): Named[] {
  const named = items.flatMap((_, at) => {
    const [only, ...others] = calls.flatMap((_, call) => (roles[call]?.[at] ? [call] : []));
    return only !== undefined && others.length === 0 ? [{ call: only, at }] : [];
  });
  // "approve 3 stETH for …, then wrap it with Lido": whose the token is tells nothing of the right, which stands where its word does.
  const isOfToken = ({ call, at }: Named) =>
    calls[call]?.operation === "approve" && roles[call]?.[at] === "place";
  const rights = named.filter((one) => named.every((other) => other.call !== one.call || isOfToken(other)));
  const word = items.findIndex(
    ({ is, said }) => (is === "word" || is === "open") && said.split(" ").some((one) => isRight(one)),
  );
  return named
    .map((one) => (rights.includes(one) && word >= 0 ? { ...one, at: word } : one))
    .sort((one, other) => one.at - other.at);
}

const isRight = (word: string) =>
  operationVerb(word)?.certain.has("approve") === true || operationsOfNoun(word)?.has("approve") === true;

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
