import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { Named } from "./named.ts";
import { ENDS, type Reference, wordOf } from "./reference.ts";

const PARTY =
  /^(?:router|spender|contract|address|wallet|account|recipient|receiver|person|pool|vault|app|operator|guy|place)$/;
const PRONOUN = /^(?:it|him|her|them)$/;
const GRANTING =
  /^(?:approve|approving|allow|allowing|authori[sz]e|authori[sz]ing|permit|permitting|grant|granting|give|giving|let|letting)$/;
const GRANTED = /^(?:to|for|an?|the|just|exactly|up|only|another|spend|use|take|have|anew)$/;

/** How far before whom it is for a verb stands. */
const REACH = 6;

/** "approve 5 DAI for it", "send it to him"; "supply it for them" is on somebody's behalf. */
function isOfParty(lexemes: readonly Lexeme[], at: number, lead: string): boolean {
  const before = lexemes.slice(Math.max(0, at - REACH), at);
  const verb = before.findLast(({ lower }) => operationVerb(lower) !== undefined);
  const { possible } = operationVerb(verb?.lower ?? "") ?? {};
  return possible?.has("approve") === true || (lead === "to" && possible?.has("transfer") === true);
}

/** The words at a place that stand for somebody: "the same router", "that address", "allow it …", "… to him". */
export function partyMeant({ lexemes, text }: Reading, at: number, { party }: Named): Reference | undefined {
  if (!party) return undefined;
  const meant = (to: number): Reference => {
    const [first, last] = [lexemes[at], lexemes[to - 1]];
    // Whoever is meant is nothing to be done by itself.
    return { to, meant: [party], ...(first && last && { said: [quoteOf(text, first, last)] }) };
  };
  const to = pastWords(lexemes, at, /^(?:the|that|this|said|same)$/, 2);
  const isPointed = lexemes.slice(at, to).some(({ lower }) => lower !== "the");
  // "… and 5 WETH to the same one"
  const isSameOne = lexemes[to - 1]?.lower === "same" && /^(?:to|for)$/.test(wordAt(lexemes, at - 1));
  const isParty = PARTY.test(wordAt(lexemes, to)) || (isSameOne && wordAt(lexemes, to) === "one");
  if (isPointed && isParty && lexemes[to + 1]?.kind !== "address") return meant(to + 1);
  // "…, and afterwards be allowed 600 USDT"
  const isElided =
    /^(?:and|then|next|afterwards|,)$/.test(wordAt(lexemes, at - 1)) &&
    wordAt(lexemes, at) === "be" &&
    /^(?:allowed|granted|approved)$/.test(wordAt(lexemes, at + 1));
  if (isElided) return { to: at + 2, meant: [wordOf("allow"), party] };
  if (!PRONOUN.test(wordAt(lexemes, at))) return undefined;
  const [before, next] = [wordAt(lexemes, at - 1), wordAt(lexemes, at + 1)];
  const isGranted = GRANTING.test(before) && (GRANTED.test(next) || numberAt(lexemes, at + 1) !== undefined);
  // "approve 0x… for it": whom is told, and so it is the sum.
  const isTold = lexemes[at - 2]?.kind === "address";
  const isGotten =
    !isTold && /^(?:to|for)$/.test(before) && ENDS.test(next) && isOfParty(lexemes, at, before);
  return isGranted || isGotten ? meant(at + 1) : undefined;
}
