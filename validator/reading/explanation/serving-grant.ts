import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Quote } from "../../intent/intent.ts";
import { backOver, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Mention } from "../mentions/mention.ts";
import { RIGHT } from "./rights.ts";

const REACH = 10;

/** Whether a permission that is asked for beside a call only serves it. */
export const isServedByGrant = ({ operation }: Call, calls: readonly Call[]) =>
  !changesGrant(operation) && calls.some((one) => changesGrant(one.operation));

/** The mentions with the verbs by which such a permission is told as what they mean, and where these stand. */
export function grantsIn(
  reading: Reading,
  mentions: readonly Mention[],
): { mentions: Mention[]; said: Quote[] } {
  const said: Quote[] = [];
  const meant = mentions.map((one) => {
    if (one.kind !== "verb" || !(givesRight(reading, one) || isAllowedDeed(reading, one))) return one;
    said.push(one.quote);
    return { ...one, verb: operationVerb("approve") ?? one.verb };
  });
  return { mentions: meant, said };
}

const GIVING = /^(?:give|giving|hand|handing|set|setting|make|making|needs?|wants?|requires?)$/;
const NO_OBJECT = /^(?:[,;.:!?]|and|but|then|plus|with|without|no|not|zero|0|)$/;

/** "give the router 0x… an allowance of 3000 USDC", "0x… needs an allowance"; "give 0x… 5 USDC and an allowance" pays. */
function givesRight({ lexemes }: Reading, { from, to }: Mention): boolean {
  if (!GIVING.test(wordAt(lexemes, from))) return false;
  for (let at = to; at < to + REACH && !NO_OBJECT.test(wordAt(lexemes, at)); at += 1)
    if (RIGHT.test(wordAt(lexemes, at))) return true;
  return false;
}

const ALLOWING = /^(?:let|letting|allow|allowing|permit|authori[sz]e|may|can)$/;
const SPENDING = /^(?:spend|draw|take|use|pull|move|debit|collect|transfer|withdraw|access)$/;

/** "let the vault 0x… draw 5 DAI", "allow 0x… to take it": what somebody else may do. */
function isAllowedDeed({ lexemes }: Reading, { from }: Mention): boolean {
  if (!SPENDING.test(wordAt(lexemes, from))) return false;
  for (let at = from - 1; at > from - REACH && !NO_OBJECT.test(wordAt(lexemes, at)); at -= 1)
    if (ALLOWING.test(wordAt(lexemes, at))) return !/^(?:i|we|me|us)$/.test(wordAt(lexemes, at + 1));
  return false;
}

const AFTERWARDS = /^(?:then|afterwards?|finally|later|next|lastly)$/;
const BETWEEN = /^(?:[,:]|please|also|and|do|give|set|make|an?|the|my|that)$/;

/** "Swap 5 DAI for USDC, then approve 5 DAI": a permission for afterwards, which no call before is. */
export function isForAfterwards({ lexemes }: Reading, mentions: readonly Mention[], call: Call): boolean {
  const isMain = (one: Mention) => one.kind === "verb" && one.verb.certain.has(call.operation);
  const main = mentions.findLast(isMain);
  if (!main) return false;
  return lexemes.some(
    ({ lower }, at) =>
      at > main.from &&
      (operationVerb(lower)?.certain.has("approve") || operationsOfNoun(lower)?.has("approve")) &&
      AFTERWARDS.test(wordAt(lexemes, backOver(lexemes, at, BETWEEN) - 1)) &&
      // "…, afterwards set the allowance back to 0"
      !lexemes.slice(at, at + REACH).some((one) => /^(?:0|zero|nothing)$/.test(one.lower)),
  );
}
