import { isOfProtocol } from "../../calls/protocols-of.ts";
import { isStoryNoun } from "../../data/lexicon/story-words.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tagEnd } from "../../intent/tags.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, isPast, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";
import { isAge } from "../grammar/age.ts";
import { formTitleAt } from "../grammar/form-title.ts";
import { referenceEnd } from "../grammar/reference-number.ts";
import { BOUNDS, LIGHT } from "./bounds.ts";
import { tellsOfRight } from "./of-calls.ts";
import type { Piece } from "./pieces.ts";

/** How much a piece may weigh to be passed over; undefined where something of a request can be read from it: an address, an amount, a term. */
export function mostOf(reading: Reading, facts: Facts, { from, to }: Piece): number | undefined {
  const own = reading.lexemes.slice(from, to);
  // "Withdrawal form." says what is asked for.
  if (from === 0 && (formTitleAt(reading) ?? to) < to) return undefined;
  const isTag = tagEnd(reading.lexemes, from - 1) === to;
  if (isTag && (own.some(({ lower }) => guardOf(lower)) || isAccountOf(own))) return undefined;
  let most: number = isTag ? BOUNDS.tag : LIGHT;
  // "… and approve the router (0x…)", "and after that revoke its allowance": what goes on behind a mark.
  const [asked] = operationVerb(wordAt(own, pastWords(own, 0, GOING_ON, MOST_GOING_ON)))?.certain ?? [];
  if (asked && facts.operations.has(asked)) return undefined;
  // "…, then send it to cold storage": a step of its own, whatever it is called.
  const then = own.findIndex(({ lower }) => lower !== "and");
  const next = own[then + 1]?.lower ?? "";
  if (/^(?:then|afterwards)$/.test(own[then]?.lower ?? "") && !isTold(next)) return undefined;
  // "First revoke the old allowance, then …"
  const isFirst = /^(?:first|firstly)$/.test(own[then]?.lower ?? "");
  if (isFirst && (isAsking(next) || isOf(next, "plain"))) return undefined;
  if (from > 0 && isBareDate(own)) return undefined;
  if (isOwnerTold(own, facts.operations.has("transfer")) || isDue(own, facts)) return undefined;
  if (isElsewhere(own, facts)) return undefined;
  if (isTakenBack(own) || isOften(own) || isKept(own)) return undefined;
  if (facts.order.length > 1 && own.some((_, at) => isOneOfThem(own, at))) return undefined;
  if (tellsOfRight(reading, facts, { from, to })) return undefined;
  // What is looked up costs more, and most pieces of a request have an amount or an address.
  for (let at = from; at < to; at += 1) {
    const paper = paperEnd(reading, at) ?? to + 1;
    if (paper <= to) {
      if (isUndone(reading.lexemes.slice(paper, Math.min(to, paper + 4)))) return undefined;
      at = paper - 1;
    } else if (isDated(reading, at)) {
      most = BOUNDS.dated;
    } else if (isOfRequest(reading, at, to)) return undefined;
  }
  // "My ape no. 7 (contract 0x…)": which one is meant.
  if (facts.ids.size > 0 && own.some(({ lower }) => facts.ids.has(lower))) return undefined;
  // "No need for it today"
  if (most === BOUNDS.dated && own.some(({ lower }) => guardOf(lower))) return undefined;
  const isNamed = (_: Lexeme, at: number) => isForeign(reading, facts, from + at);
  if (!own.some(isNamed)) return most;
  const isAsked = own.some(isOfDeed) || own.some((one, at) => isNamed(one, at) && isLed(own, at));
  return isAsked ? undefined : BOUNDS.foreign;
}

const GOING_ON =
  /^(?:and|also|plus|please|kindly|just|next|then|after|afterwards|thereafter|that|this|finally|lastly|last|once|when|done)$/;
const MOST_GOING_ON = 4;

/** "…, delivered to my cold wallet": where what a deed brings is to be, which no call knows; of whoever is paid it tells whose the address is. */
const isElsewhere = (own: readonly Lexeme[], { operations }: Facts) =>
  !operations.has("transfer") &&
  /^(?:to|into)$/.test(wordAt(own, pastWords(own, 0, BROUGHT, 4))) &&
  isOf(own.at(-1)?.lower ?? "", "holder");
const BROUGHT =
  /^(?:and|atokens|shares|proceeds|tokens|coins|it|them|delivered|sent|paid|credited|going|out|straight|directly|right|all)$/;

/** "…, no wait.", "…, wait no": too short to be of anything but the request. */
const isTakenBack = (own: readonly Lexeme[]) =>
  own.length <= 3 &&
  /^(?:no|nope|nah|wait|stop|oh)(?: (?:no|wait|stop|hold|on|hang|that))+$/.test(
    own.map(({ lower }) => lower).join(" "),
  );

/** "I'd rather keep it": nothing is done with what is kept; "keep it simple", "he may keep it" tell of something else. */
const isKept = (own: readonly Lexeme[]) =>
  /^(?:i|we|i'd|we'd|i'll|we'll|would|rather|and|but|prefer)$/.test(wordAt(own, 0)) &&
  own.some(
    (_, at) =>
      /^(?:keep|keeping|hold|holding)$/.test(wordAt(own, at)) &&
      /^(?:it|them|those|these|mine)$/.test(wordAt(own, at + 1)) &&
      /^(?:[.,;!)]|)$/.test(wordAt(own, at + 2)),
  );

/** ", the USDC market twice", "… on behalf of my client": of the deed, where nobody is told of. */
const isOften = (own: readonly Lexeme[]) =>
  own.some(({ lower }) => /^(?:twice|thrice|behalf)$/.test(lower)) &&
  !own.some(({ lower }) => /^(?:i|we|he|she|they|it|you|i'm|i've|is|was|are|were|has|have|had)$/.test(lower));

/** "we'll see about the second", "the first part is enough": one of several deeds, which are all done. */
const isOneOfThem = (own: readonly Lexeme[], at: number) =>
  /^(?:first|second|third|former|latter|middle)$/.test(wordAt(own, at)) &&
  wordAt(own, at - 1) === "the" &&
  /^(?:part|half|step|one|bit|leg|)$/.test(wordAt(own, at + 1));

/**
 * "owner is my brother", "the NFT comes to me": whose that is to be which a deed brings; "the shop's owner is a friend"
 * tells of somebody, and of whoever is paid anything may be told.
 */
function isOwnerTold(own: readonly Lexeme[], isPayment: boolean): boolean {
  const at = own.findIndex(({ lower }) => !/^(?:the|its|and|with|new|request|withdrawal)$/.test(lower));
  const said = own.slice(at + 1, at + OWNER_REACH);
  const isItem = /^(?:nft|ticket)$/.test(own[at]?.lower ?? "");
  if (isItem && said.some(({ lower }) => /^(?:goes|comes|belongs)$/.test(lower))) return true;
  const isOwner = isItem || /^(?:owner|recipient|receiver|beneficiary)$/.test(own[at]?.lower ?? "");
  // "…, owner Bob"
  const isNamed = /^\p{Lu}/u.test(said[0]?.text ?? "") || isOf(said[0]?.lower ?? "", "person", "name");
  const isToldWho = isNamed || said.some(({ lower }) => /^(?:is|are|be|being|becomes|my|[:=])$/.test(lower));
  return !isPayment && isOwner && isToldWho;
}
/** How far behind the owner it may be told who that is. */
const OWNER_REACH = 5;

/** "It needs to be revoked last": what is due with what was asked for. */
const isDue = (own: readonly Lexeme[], { operations }: Facts) =>
  /^(?:it|they|this|that|both)$/.test(own[0]?.lower ?? "") &&
  own.some(
    ({ lower }, at) =>
      lower === "be" &&
      /^(?:to|must|should|shall)$/.test(own[at - 1]?.lower ?? "") &&
      [...(operationVerb(own[at + 1]?.lower ?? "")?.possible ?? [])].some((one) => operations.has(one)),
  );

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const IN_DATE =
  /^(?:\d{1,2}(?:st|nd|rd|th)?|st|nd|rd|th|20\d\d|of|the|on|at|ending|ends|due|starting|from|by|[.,'’-])$/;

/** "…, 15 December 2026", "(due 1 May)": when it is to be, with nothing that the day would be of; "1 May rent" is of the rent. */
const isBareDate = (own: readonly Lexeme[]) =>
  own.some(({ lower }) => MONTH.test(lower)) &&
  own.some(({ lower }) => /^\d{1,2}/.test(lower)) &&
  own.every(({ lower }) => MONTH.test(lower) || IN_DATE.test(lower));

/** "Then I'm off to the lake": somebody is told of, and nothing ordered. */
const isTold = (word: string) =>
  !isAsking(word) &&
  /^(?:i|we|he|she|they|you|it|the|my|our|his|her|off|home|back|to|again)(?:['’]\w+)?$/.test(word);

/** "#brotherswallet" */
const isAccountOf = (own: readonly Lexeme[]) =>
  own.some(({ lower }) => isOf(lower, "holder", "role")) &&
  own.some(({ lower }) => isOf(lower, "person", "name"));

/** "Claim the COMP as well", "10 kids love DAI": a deed or a number may be another wish where a token is another. */
const isOfDeed = ({ kind, lower }: Lexeme) =>
  kind === "number" ||
  isOf(lower, "numeral", "carrier", "passive", "core", "bound") ||
  isAsking(lower) ||
  operationsOfNoun(lower) !== undefined;

function isForeign(reading: Reading, facts: Facts, at: number): boolean {
  if (reading.lexemes[at]?.kind !== "word") return false;
  const token = tokenAtLexeme(reading, at)?.token;
  const symbol = token?.known ? token.symbol?.toLowerCase() : undefined;
  if (symbol !== undefined && !facts.symbols.has(symbol) && !facts.isOnPath(symbol)) return true;
  const place = spokenProtocolAt(reading, at);
  return place !== undefined && !isOfProtocol(place.name, facts.protocols);
}

/** "in DAI", "on Curve", "DAI": asked for, or nothing else is said. */
const isLed = (lexemes: readonly Lexeme[], at: number) =>
  lexemes[at - 1]?.kind !== "word" ||
  (isOf(wordAt(lexemes, at - 1), "preposition") && !/^(?:about|of|like)$/.test(wordAt(lexemes, at - 1)));

/** Where the number of a paper ends that no request has: "resolution 2024-17", "order no. 556", but not "request no. 4711". */
function paperEnd(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const name = /^(?:no|nr|number)$/.test(wordAt(lexemes, at)) ? at - 1 : at;
  const end = isOf(wordAt(lexemes, name), "generic") ? undefined : referenceEnd(reading, at);
  if (end !== undefined)
    for (let place = at; place < end; place += 1) if (isTaken(reading, place)) return undefined;
  return end;
}

/** "Resolution 2024-17 was withdrawn": what was done with a paper may end what it asks for. */
const isUndone = (behind: readonly Lexeme[]) =>
  /^(?:is|was|has|had|got|were)$/.test(behind[0]?.lower ?? "") && behind.some(({ lower }) => isPast(lower));

/** "Twelve years old today", "a 5am start" */
function isDated({ lexemes }: Reading, at: number): boolean {
  const { kind, lower = "", end } = lexemes[at] ?? {};
  const next = lexemes[at + 1];
  return (
    lower === "today" ||
    (kind === "number" && /^\d\d?$/.test(lower) && /^[ap]m$/.test(next?.lower ?? "") && next?.start === end)
  );
}

function isOfRequest(reading: Reading, at: number, to: number): boolean {
  const { lexemes } = reading;
  const { kind, text, lower } = lexemes[at] as Lexeme;
  if (isTaken(reading, at)) return true;
  switch (kind) {
    case "number":
      return (
        /[.,]/.test(text) || isMeasured(reading, at) || !(isCounting(lexemes, at, to) || isAge(reading, at))
      );
    case "word":
      return (
        isUnknownPlace(lexemes, at) ||
        isEveryBit(lexemes, at) ||
        isWrittenOut(lower) ||
        (isOf(lower, "numeral") && (isSum(lexemes, at) || isMeasured(reading, at))) ||
        isPaidIn(reading, at) ||
        isOneToken(reading, at) ||
        isFraction(lexemes, at)
      );
    default:
      return kind !== "sign";
  }
}

/** "every last cent of the debt" says how much. */
const isEveryBit = (lexemes: readonly Lexeme[], at: number) =>
  wordAt(lexemes, at) === "every" &&
  /^(?:last|single)$/.test(wordAt(lexemes, at + 1)) &&
  /^(?:bit|cent|penny|drop|dime|dollar|wei|coin)$/.test(wordAt(lexemes, at + 2));

/** "ninety-five" may be another sum. */
const isWrittenOut = (word: string) =>
  word.includes("-") && word.split("-").every((part) => isOf(part, "numeral"));

/** "5 USDC", "one whole ETH" */
const isMeasured = (reading: Reading, at: number) =>
  /^[%$€k]$/.test(reading.lexemes[at + 1]?.text ?? "") ||
  tokenAtLexeme(reading, wordAt(reading.lexemes, at + 1) === "whole" ? at + 2 : at + 1)?.token.known === true;

/** "A single ETH is my limit", "an ETH and no more"; "an ETH fan" is something else. */
function isOneToken(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (!/^(?:an?|one)$/.test(wordAt(lexemes, at))) return false;
  return [at + 1, at + 2].some((place) => {
    const found = tokenAtLexeme(reading, place);
    const next = found && lexemes[found.to];
    return found?.token.known === true && (next?.kind !== "word" || isOf(next.lower, ...BEHIND_TOKEN));
  });
}
const BEHIND_TOKEN = ["preposition", "joint", "courtesy", "grammar"] as const;

/** "Exactly one tenth."; "a quarter past nine", "the third one" are none. */
const isFraction = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:third|quarter|fifth|sixth|eighth|tenth|hundredth|thousandth)s?$/.test(wordAt(lexemes, at)) &&
  (/^an?$/.test(wordAt(lexemes, at - 1)) || isOf(wordAt(lexemes, at - 1), "numeral")) &&
  /^(?:[.,;:!)]|of|)$/.test(wordAt(lexemes, at + 1));

/** "paying in USDC" */
const isPaidIn = (reading: Reading, at: number) =>
  /^(?:paying|pay|using|spending)$/.test(wordAt(reading.lexemes, at)) &&
  tokenAtLexeme(reading, wordAt(reading.lexemes, at + 1) === "in" ? at + 2 : at + 1)?.token.known === true;

const COUNTED = ["thing", "occasion", "person", "time", "quality", "place"] as const;

/** "3 kids", "invoice 31", "#88213", "May 2024", "24/7": of something; a bare number may be another sum. */
function isCounting(lexemes: readonly Lexeme[], at: number, to: number): boolean {
  const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
  if (before && (/^(?:#|no|nr|number)$/.test(before.lower) || isOf(before.lower, "referring", "time")))
    return true;
  if (/^(?:19|20)\d\d$/.test(lexemes[at]?.text ?? "")) return true;
  if (!next || at + 1 >= to || next.kind !== "word" || isOf(next.lower, "preposition", "grammar", "generic"))
    return false;
  return isOf(next.lower, ...COUNTED) || isStoryNoun(next.lower);
}

/** "one thousand two hundred fifty" */
const isSum = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:hundred|thousand|million)$/.test(lexemes[at]?.lower ?? "") ||
  isOf(lexemes[at + 1]?.lower ?? "", "numeral");

/** "over GlitterDEX": a place that nobody knows. */
function isUnknownPlace(lexemes: readonly Lexeme[], at: number): boolean {
  const { text = "", lower = "" } = lexemes[at] ?? {};
  if (!/\p{Lu}/u.test(text) || isKnown(lower)) return false;
  return /^(?:via|on|over|through|using|at|into|onto|by)$/.test(lexemes[at - 1]?.lower ?? "");
}
