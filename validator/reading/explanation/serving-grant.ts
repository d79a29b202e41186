import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Amount, Quote, TokenMention } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { backOver, endsSentence, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Mention } from "../mentions/mention.ts";
import { marksOfFirst } from "../mentions/told-first.ts";
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
    const isGrant = one.kind === "verb" && (givesRight(reading, one) || isAllowedDeed(reading, one));
    if (!isGrant || isRevoking(reading, one)) return one;
    said.push(one.quote);
    return { ...one, verb: operationVerb("approve") ?? one.verb };
  });
  return { mentions: meant, said };
}

const GIVING =
  /^(?:give|giving|have|having|hand|handing|issue|issuing|set|setting|make|making|needs?|wants?|requires?)$/;
const SETTING = /^(?:set|setting|renew|renewing|raise|raising)$/;
const NO_OBJECT = /^(?:[,;.:!?]|and|but|then|plus|with|without|no|not|zero|0|)$/;

/** "give the router 0x… an allowance of 3000 USDC", "0x… needs an allowance"; "give 0x… 5 USDC and an allowance" pays. */
function givesRight({ lexemes }: Reading, { from, to }: Mention): boolean {
  const verb = wordAt(lexemes, from);
  // "Revoke the approval of 0x…, give it a new one for 3000 USDC", "… to 0, then set it to 3000 USDC"
  const isNamed = lexemes.slice(0, from).some(({ lower }) => RIGHT.test(lower));
  const isSet = /^(?:to|at)$/.test(wordAt(lexemes, to + 1)) && wordAt(lexemes, to) === "it";
  if (isNamed && isSet && SETTING.test(verb)) return true;
  if (!GIVING.test(verb)) return false;
  for (let at = to; at < to + REACH && !NO_OBJECT.test(wordAt(lexemes, at)); at += 1)
    if (RIGHT.test(wordAt(lexemes, at)) || (isNamed && wordAt(lexemes, at) === "one")) return true;
  return false;
}

const ALLOWING =
  /^(?:let|letting|allow|allowing|allowed|approve|approving|approved|permit|permitted|authori[sz]e|authori[sz]ed|permission|may|can)$/;
const SPENDING = /^(?:spend|draw|take|use|pull|move|debit|collect|transfer|withdraw|access)$/;

/** "let the vault 0x… draw 5 DAI", "allow 0x… to take it": what somebody else may do. */
function isAllowedDeed({ lexemes }: Reading, { from }: Mention): boolean {
  if (!SPENDING.test(wordAt(lexemes, from))) return false;
  for (let at = from - 1; at > from - REACH && !NO_OBJECT.test(wordAt(lexemes, at)); at -= 1)
    if (ALLOWING.test(wordAt(lexemes, at))) return !/^(?:i|we|me|us)$/.test(wordAt(lexemes, at + 1));
  return false;
}

/**
 * Whether what a mention takes back, "reset the allowance to zero, then approve 3000 USDC", is what a call does before the
 * permission that serves.
 */
export const isTakenBackFirst = (
  reading: Reading,
  mentions: readonly Mention[],
  mention: Mention,
  call: Call,
  calls: readonly Call[],
) =>
  (isRevoking(reading, mention) || (mention.kind === "amount" && isNothing(mention.amount))) &&
  calls.slice(0, calls.indexOf(call)).some((one) => takesBack(one, call)) &&
  isToldBefore(reading, mentions, mention, call);

/** "Swap …, then reset the allowance": whether what is taken back comes before where it is told behind, or the other way. */
export function isTakenBackElsewhere(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  calls: readonly Call[],
): boolean {
  const at = calls.indexOf(call);
  const [isBefore, isAfter] = [calls.slice(0, at), calls.slice(at)].map((some) =>
    some.some((one) => takesBack(one, call)),
  );
  if (isBefore === isAfter) return false;
  return mentions.some((one) => {
    if (!isRevoking(reading, one)) return false;
    const isFirst = isToldBefore(reading, mentions, one, call);
    const isLed = mentions.some((other) => asksFor(other, call) && other.from > one.from);
    return isBefore ? !isFirst : isFirst && isLed;
  });
}

const takesBack = ({ operation, amountIn }: Call, call: Call) =>
  operation === "revoke" && amountIn?.asset.contract === call.amountIn?.asset.contract;

const asksFor = (mention: Mention, { operation }: Call) =>
  mention.kind === "verb" && mention.verb.certain.has(operation);

/** "revoke …", "cancel the allowance", "set … to zero". */
function isRevoking(reading: Reading, mention: Mention): boolean {
  if (mention.kind !== "verb" || !mention.verb.possible.has("revoke")) return false;
  const { certain, possible } = mention.verb;
  const has = (words: RegExp) => clauseBehind(reading, mention).some(({ lower }) => words.test(lower));
  return certain.has("revoke") || (!possible.has("approve") && has(RIGHT)) || has(/^(?:0|zero|nothing)$/);
}

function clauseBehind({ lexemes }: Reading, { to }: Mention): readonly Lexeme[] {
  const behind = lexemes.slice(to, to + REACH);
  const end = behind.findIndex(({ lower }) => /^(?:[,;.!?]|then|and)$/.test(lower));
  return end < 0 ? behind : behind.slice(0, end);
}

const FORMER = /^(?:old|older|former|previous|earlier|legacy)$/;

/** Anywhere in the text: a run of a batch has only its own words. */
const isAllowedBefore = ({ text }: Reading, { quote }: Mention) =>
  /\b(?:approv(?:e|ing)|allow(?:ing)?|permit|let)\b/i.test(text.slice(0, quote.start));

/**
 * "Reset the USDC allowance", where it is another token's that a call takes back; "approve 5 DAI, …, then revoke the old
 * approval", which is none of this text's.
 */
export const isTakenBackOfOther = (
  reading: Reading,
  mentions: readonly Mention[],
  isGiven: (token: TokenMention) => boolean,
) =>
  mentions.some((one) => {
    if (!isRevoking(reading, one)) return false;
    const clause = clauseBehind(reading, one);
    if (isAllowedBefore(reading, one) && clause.some(({ lower }) => FORMER.test(lower))) return true;
    const starts = new Set(clause.map(({ start }) => start));
    return mentions.some(
      (other) => other.kind === "token" && starts.has(other.quote.start) && !isGiven(other.token),
    );
  });

/** Whether nothing is allowed before a mention, and what the call does is asked for behind it or said to come later. */
function isToldBefore(
  reading: Reading,
  mentions: readonly Mention[],
  { from }: Mention,
  call: Call,
): boolean {
  const { lexemes } = reading;
  const right = lexemes.findIndex(
    ({ lower }) => RIGHT.test(lower) || operationVerb(lower)?.certain.has("approve"),
  );
  const isAllowed = mentions.some(
    (one) =>
      one.kind === "amount" && !isNothing(one.amount) && right >= 0 && right < one.from && one.from < from,
  );
  const isBehind = mentions.some((one) => asksFor(one, call) && one.from < from);
  return (!isAllowed && !isBehind) || isTakenBackAhead(reading, from);
}

/** "Swap 5 DAI. Before that revoke the old approval and then approve 5 DAI": whether a sentence takes a right back first of all. */
const isTakenBackAhead = (reading: Reading, at: number) =>
  marksOfFirst(reading).some(
    ({ deed, operations }) =>
      operations.has("revoke") &&
      !reading.lexemes.slice(Math.min(deed, at), Math.max(deed, at)).some(endsSentence),
  );

const isNothing = (amount: Amount) =>
  amount.kind === "number" && amount.bound === "exact" && amount.value.digits === 0n;

/** "Give 0x… 5 USDC and an allowance, then supply 5 USDC", "let 0x… have 5 USDC": a payment to whom the call goes, which is none. */
export const isPaidBesides = ({ lexemes }: Reading, mentions: readonly Mention[], call: Call) =>
  mentions.some((one) => asksFor(one, call)) &&
  mentions.some((one, at) => {
    const [next, behind] = [mentions[at + 1], mentions[at + 2]];
    const party = next?.kind === "address" ? next : behind;
    const sum = next?.kind === "address" ? behind : next;
    const isHad = wordAt(lexemes, one.from) === "let" && wordAt(lexemes, (sum?.from ?? 0) - 1) === "have";
    return (
      one.kind === "verb" &&
      (one.verb.certain.has("transfer") || isHad) &&
      sum?.kind === "amount" &&
      party?.kind === "address" &&
      party.address === call.to
    );
  });

const AFTERWARDS = /^(?:then|afterwards?|thereafter|subsequently|finally|later|next|lastly)$/;
const BETWEEN = /^(?:[,:]|please|also|and|do|give|set|make|an?|the|my|that|this)$/;

/** "Swap 5 DAI for USDC, then approve 5 DAI": a permission for afterwards, which no call before is. */
export function isForAfterwards(reading: Reading, mentions: readonly Mention[], call: Call): boolean {
  const { lexemes } = reading;
  const main = mentions.findLast((one) => asksFor(one, call));
  if (!main) return false;
  const granting = new Set(
    mentions.flatMap((one) => (one.kind === "verb" && one.verb.certain.has("approve") ? one.from : [])),
  );
  return lexemes.some(
    ({ lower }, at) =>
      at > main.from &&
      (granting.has(at) || operationsOfNoun(lower)?.has("approve")) &&
      isAfterwards(lexemes, backOver(lexemes, at, BETWEEN, REACH) - 1) &&
      !isTakenBackAhead(reading, at) &&
      // "…, afterwards set the allowance back to 0"
      !lexemes.slice(at, at + REACH).some((one) => /^(?:0|zero|nothing)$/.test(one.lower)),
  );
}

/** "then", "after that"; "after approving 5 DAI" comes before. */
const isAfterwards = (lexemes: Reading["lexemes"], at: number) =>
  AFTERWARDS.test(wordAt(lexemes, at)) ||
  /^after (?:that|this)$|^following (?:that|this)$/.test(`${wordAt(lexemes, at)} ${wordAt(lexemes, at + 1)}`);
