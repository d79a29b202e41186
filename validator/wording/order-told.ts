import type { Call } from "../calls/call.ts";
import type { Lexeme } from "../intent/lexer.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";
import { tellsTheirOrder } from "../reading/told-order.ts";

const ORDERS =
  /^(?:first|firstly|then|next|after|afterwards|thereafter|last|lastly|finally|before|later|second|third)$/;
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
  if (calls.length < 2 || tellsTheirOrder(text, calls)) return false;
  const own = ownOf(items, calls, roles);
  const values = calls.map((_, call) =>
    own.flatMap((one) => (one.call === call ? (lexemes[items[one.at]?.from ?? 0] ?? []) : [])),
  );
  if (areDeedsTurned({ lexemes, text }, calls, values)) return true;
  if (!lexemes.some(({ lower }) => ORDERS.test(lower))) return false;
  if (THEREAFTER.test(lexemes[0]?.lower ?? "")) return true;
  let latest = -1;
  const told = new Set<number>();
  for (const [place, { call, at }] of own.entries()) {
    if (told.has(call)) continue;
    told.add(call);
    if (call < latest) {
      const before = items[own[place - 1]?.at ?? 0];
      const next = own.slice(place).find((other) => other.call !== call);
      // Of its sentence: from the clause behind what was told before up to the one in which another is told.
      const around = items.filter(
        ({ clause, sentence }) =>
          sentence === items[at]?.sentence &&
          clause > (before?.clause ?? -1) &&
          (next === undefined || clause < (items[next.at]?.clause ?? Number.POSITIVE_INFINITY)),
      );
      if (!isToldEarlier({ lexemes }, around, items[at], calls.slice(call + 1))) return true;
    }
    latest = Math.max(latest, call);
  }
  return false;
}

const JOINS =
  /\b(?:then|next|after(?:wards| that| it)?|it['’]?s done|thereafter|finally|later|secondly|step)\b|→|▸|[-=]>/i;
const CLOSES =
  /\b(?:in (?:this|that)|that['’]s the) order\b|^(?:[^,.;!?\n]|[.,]\d)*\b(?:after(?:wards| that| it)?|at the end)(?=\s*(?:$|[,.;!?\n]))/i;
const IN_ORDER = /\bin (?:this|the following) order\b/i;
const OPENS = /^first|^[^,;.!?\n]*\bfirst\b/i;
/** "…, but first approve it", "after clearing the old right" */
const BACKWARDS =
  /\b(?:before|beforehand|ahead|between)\b|[,;:.!?].*\bfirst\b|\b(?:after|once|when)(?! that\b| it\b|[,.])\b/is;

/** "Unwrap 0.3 WETH, then sell …", where the sale comes first: by the words for their deeds, where an order is told. */
function areDeedsTurned(
  { lexemes, text }: Pick<Reading, "lexemes" | "text">,
  calls: readonly Call[],
  values: readonly (readonly Lexeme[])[],
): boolean {
  if (!JOINS.test(text) && !/\b(?:first|order|end)\b/i.test(text)) return false;
  const isBoth = calls.some(({ operation }) => operation === "revoke");
  const wordsOf = (call: Call) =>
    lexemes.filter(({ lower }) => {
      const [verb, noun] = [operationVerb(lower), operationsOfNoun(lower)];
      // "revoke its allowance" names no grant, and what is given may be a right.
      const means = ({ operation }: Call) => {
        const verbs =
          operation === "approve" && call.operation !== "approve" ? verb?.possible : verb?.certain;
        const isNoun = noun?.has(operation) && !(isBoth && noun.has("approve"));
        return verbs?.has(operation) || isNoun || (operation === "revoke" && /^(?:0|zero|nil)$/.test(lower));
      };
      return means(call) && !calls.some((other) => other !== call && means(other));
    });
  // "allowance -> 360 … allowance -> 0": of two rights the sums tell which is meant.
  const told = calls.map((call, at) => {
    const words = wordsOf(call);
    return words.length > 0 || !isBoth ? words : (values[at] ?? []);
  });
  return told.some(([first], at) =>
    told.slice(at + 1).some((later) => {
      const last = later.at(-1);
      if (!first || !last || last.start > first.start) return false;
      const lead = lexemes[lexemes.indexOf(last) - 1]?.lower ?? "";
      const [between, behind] = [text.slice(last.end, first.start), text.slice(first.end)];
      const isTold =
        IN_ORDER.test(text) ||
        JOINS.test(between) ||
        CLOSES.test(behind) ||
        OPENS.test(between) ||
        OPENS.test(lead);
      return isTold && !BACKWARDS.test(between) && !/\b(?:first|before|beforehand)\b/i.test(behind);
    }),
  );
}

interface Named {
  call: number;
  at: number;
}

/** Where something is named that is of one call and no other; whose the token of a right is tells nothing of the right. */
const ownOf = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): Named[] =>
  items.flatMap((_, at) => {
    const [only, ...others] = calls.flatMap((_, call) => (roles[call]?.[at] ? [call] : []));
    const isOfToken =
      only !== undefined && calls[only]?.operation === "approve" && roles[only]?.[at] === "place";
    return only !== undefined && others.length === 0 && !isOfToken ? [{ call: only, at }] : [];
  });

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
