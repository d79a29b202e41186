import { spokenContracts } from "../../data/contracts.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { measuredAt } from "../../intent/measured-amounts.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { backOver, isNext, isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";
import { everyIn } from "./for-every.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);

/**
 * What a run may have from its neighbours, the least first: the verb always, the amount of "5 USDC each", and, where all
 * calls are of one kind, what it lacks of "Approve Permit2 for 100 USDC and 200 DAI".
 */
export function sharedBy(
  reading: Reading,
  own: readonly Lexeme[],
  before: readonly Lexeme[],
  behind: readonly Lexeme[] | undefined,
  isGrant: boolean,
  isSplit: boolean,
): Lexeme[][] {
  const isAsking = (lexeme: Lexeme) => operationVerb(lexeme.lower) !== undefined || isNoun(lexeme);
  // "for my trading bot"
  const isName = (at: number) =>
    /ing$/.test(wordAt(before, at)) &&
    isOf(wordAt(before, at + 1), "thing", "person", "vocative") &&
    /^(?:my|our|the|a)$/.test(wordAt(before, at - 1));
  const verb = own.some(isVerb)
    ? []
    : before.filter(
        (lexeme, at) => isAsking(lexeme) && !isName(at) && !isHeld({ ...reading, lexemes: before }, at),
      );
  // "Revoke USDC for 0x…, keep DAI", "…, DAI is fine": what is left as it is has no other's verb.
  const isLeft = ({ lower, start }: Lexeme, at: number) =>
    (KEPT.test(lower) || isSaidOf(own, at)) && reading.taken[start] !== 1;
  if (verb.length > 0 && own.some(isLeft)) return [];
  // "Approve 100 USDC for 0x…. 0x… gets 5 USDC": who gets something is paid, in a sentence of its own.
  if (isGrant && verb.length > 0 && (isPaidApart(reading, own) || own.some((_, at) => isHanded(own, at))))
    return [[]];
  // "pay 0x… 10 USDC, allowance 50 USDC for …": a noun may ask by itself.
  const asksItself =
    own.some((lexeme, at) => isNoun(lexeme) || isLet(lexeme, at, own) || isGoing(own, at)) ||
    (isGrant && own.some((_, at) => isEtherTo(own, at)));
  const variants = verb.length > 0 && asksItself ? [[], verb] : [verb];
  const found = new Map<Part, boolean>();
  const has = (part: Part) => {
    const known = found.get(part) ?? partIn(reading, own, part).length > 0;
    found.set(part, known);
    return known;
  };
  const around = [...before, ...own, ...(behind ?? [])];
  const every = around.slice(...everyIn(around));
  if (!has("amount") && (isSplit || every.length > 0)) {
    const above = partIn(reading, before, "amount");
    const amount = above.length > 0 ? above : partIn(reading, behind ?? [], "amount");
    // With its "each", for whoever comes next.
    variants.push([...verb, ...amount, ...every]);
    // "Three USDC transfers, 50 each: 0x…, 0x…": so much of what was named before.
    if (!has("token") && partIn(reading, amount, "token").length === 0) {
      const token = partIn(reading, [...before, ...(behind ?? [])], "token");
      if (token.length > 0) variants.push([...verb, ...amount, ...token, ...every]);
    }
  }
  // "5 USDC to 0x…, the same to 0x…": as much as the payment before, whatever else there is.
  if (!has("amount") && !has("token") && sameSumIn(own)) {
    const above = partIn(reading, before, "amount");
    // "0x… gets 50 too, and so does 0x…": so much of what was named farther back.
    const token = partIn(reading, above, "token").length === 0 ? partIn(reading, before, "token") : [];
    if (above.length > 0) variants.push([...verb, ...above, ...token]);
  }
  if (!behind) return variants;
  // One amount for two payments is nobody's to guess; one for two permissions is each one's.
  const parts: readonly Part[] = isGrant ? ["party", "amount", "token"] : ["party", "token", "goal"];
  const lacking = parts
    .filter((one) => !has(one))
    .map((part) => {
      const above = partIn(reading, before, part);
      return above.length > 0 ? above : partIn(reading, behind, part);
    })
    .filter(({ length }) => length > 0);
  for (const shared of lacking) variants.push([...verb, ...shared]);
  // "A USDC allowance of 100 for two spenders: 0x… and 0x…": several of them together.
  if (isGrant && lacking.length > 1) variants.push([...verb, ...lacking.toReversed().flat()]);
  return variants;
}

/** "from my Aave V3 deposits": what lies there, not what is to be done. */
const isHeld = (reading: Reading, at: number) =>
  /^deposits?$/.test(wordAt(reading.lexemes, at)) &&
  isNext(reading.lexemes, at) &&
  [1, 2].some((words) => spokenProtocolAt(reading, at - words)?.to === at);

/** "hand 0x… 10 USDC, let 0x… spend 50 USDC": what is allowed is asked for by itself. */
const isLet = ({ lower }: Lexeme, at: number, own: readonly Lexeme[]) =>
  lower === "let" && own.slice(at).some((one) => /^(?:spend|use|pull|take|move)$/.test(one.lower));

/** "Allow 0x… to use 100 USDC; 1 ETH to 0x…": of ether nothing is allowed. */
const isEtherTo = (own: readonly Lexeme[], at: number) =>
  /^(?:eth|ether)$/.test(wordAt(own, at)) &&
  /^(?:to|→)$/.test(wordAt(own, at + 1)) &&
  own[at - 1]?.kind === "number" &&
  own[at + 2]?.kind === "address";

/** "Approve 0x… for 400 DAI, and 25 USDC goes to 0x…" */
const isGoing = (own: readonly Lexeme[], at: number) =>
  /^(?:go|goes)$/.test(wordAt(own, at)) && wordAt(own, at + 1) === "to";

/** "Approve 0x… for 400 DAI, then 25 USDC over to 0x…": no right goes over. */
const isHanded = (own: readonly Lexeme[], at: number) =>
  /^(?:over|across|along|onwards?)$/.test(wordAt(own, at)) &&
  wordAt(own, at + 1) === "to" &&
  own[at + 2]?.kind === "address";

/** "0x… gets 5 USDC" behind a full stop; "gets permission for 5 USDC" is no payment. */
function isPaidApart(reading: Reading, own: readonly Lexeme[]): boolean {
  const start = own.find(({ kind }) => kind === "address")?.start ?? 0;
  const isGetting = own.some(
    ({ lower, kind }, at) =>
      kind === "word" &&
      /^(?:gets?|receives?)$/.test(lower) &&
      lexemeIsParty(own[at - 1], own[at - 2]) &&
      numberAt(own, at + 1) !== undefined,
  );
  return isGetting && !own.some(isNoun) && APART.test(reading.text.slice(0, start));
}

/** "…. Besides that, 0x…" */
const APART = /[.;!]\s+(?:[\p{L}' ]{2,24},?\s*)?$/u;

const lexemeIsParty = (before: Lexeme | undefined, second: Lexeme | undefined) =>
  before?.kind === "address" ||
  (/^(?:[)]|should|must|shall)$/.test(before?.lower ?? "") && second?.kind === "address");

/** What may stand before "the same", so that it is not "almost the same", and between it and whoever gets it. */
const BEFORE_SAME =
  /^(?:[,;.:–—-]|and|then|also|plus|&|do|gets?|receives?|pay|send|give|allow|grant|0x.*|please|exactly|once more|)$/;
const BETWEEN_SAME =
  /^(?:amount|sum|to|for|into|→|again|goes|go|my|our|the|own|safe|address|wallet|account|at|:|\()$/;
/** "the same to my brother Tom 0x…" */
const TO_WHOM = { test: (word: string) => BETWEEN_SAME.test(word) || isOf(word, "person", "name") };
const GETS_SAME = /^(?:gets?|receives?|[:=–—-]|too|the|exactly)$/;

/**
 * The words by which a payment is as much as the one before: "the same to 0x…", "0x… gets the same", "ditto for 0x…". An
 * address stands beside them; "the same for her sister" is for somebody whom no call pays.
 */
export function sameSumIn(lexemes: readonly Lexeme[]): [from: number, to: number] | undefined {
  const at = lexemes.findIndex(({ lower }) => /^(?:same|ditto)$/.test(lower));
  if (at < 0) return tooIn(lexemes);
  const article = wordAt(lexemes, at - 1) === "the" ? at - 1 : at;
  const isAddress = (place: number) => lexemes[place]?.kind === "address";
  const isBefore = isAddress(backOver(lexemes, at, GETS_SAME) - 1);
  const isLed = isAddress(at + 1) || BETWEEN_SAME.test(wordAt(lexemes, at + 1));
  const isBehind = isLed && isAddress(pastWords(lexemes, at + 1, TO_WHOM));
  // "and once more the same to 0x…"
  const isMore = wordAt(lexemes, article - 1) === "more" && wordAt(lexemes, article - 2) === "once";
  const led = isMore ? "once more" : wordAt(lexemes, article - 1);
  if (isBefore === isBehind || !BEFORE_SAME.test(led)) return undefined;
  if (isBefore && !/^(?:[.,;!)]|too|)$/.test(wordAt(lexemes, at + 1))) return undefined;
  const from = isMore ? article - 2 : /^(?:do|exactly)$/.test(led) ? article - 1 : article;
  return [from, /^(?:again|amount|sum)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1];
}

/** "0x… gets 50 USDC, 0x… too, and 0x… as well": nothing but who, and that it is so too. */
function tooIn(lexemes: readonly Lexeme[]): [from: number, to: number] | undefined {
  const who = pastWords(lexemes, 0, /^(?:[,;.]|and|then|so|does|do|should|shall)$/);
  if (lexemes[who]?.kind !== "address") return undefined;
  const ends = (at: number) => lexemes.slice(at).every(({ lower }) => /^[.,;!]$/.test(lower));
  // "So does 0x…"
  if (
    /^so (?:do|does|should|shall)$/.test(`${wordAt(lexemes, who - 2)} ${wordAt(lexemes, who - 1)}`) &&
    ends(who + 1)
  )
    return [who - 2, who];
  const to = wordAt(lexemes, who + 1) === "as" ? who + 3 : who + 2;
  const isToo = /^(?:too|also|as well)$/.test(
    lexemes
      .slice(who + 1, to)
      .map(({ lower }) => lower)
      .join(" "),
  );
  return isToo && ends(to) ? [who + 1, to] : undefined;
}

const KEPT = /^(?:keep|keeps|keeping|leave|leaves|leaving|stay|stays|staying|remain|remains|still)$/;

/** Behind what something is said of: "DAI is fine", "the LINK one is ok". */
const isSaidOf = (own: readonly Lexeme[], at: number) =>
  /^(?:is|are|was|were|isn't|aren't|stays|looks|seems)$/.test(wordAt(own, at)) &&
  isOf(wordAt(own, at + 1), "quality", "courtesy", "manner");

export type Part = "party" | "amount" | "token" | "goal";

const WHOSE = /^(?:the|my|our|old|existing)$/;

/** The lexemes of the first such part that stands at a place or behind it, with the word that leads to it. */
export function partIn(reading: Reading, lexemes: readonly Lexeme[], part: Part): readonly Lexeme[] {
  const own = { ...reading, lexemes };
  const address = part === "party" ? lexemes.findIndex(({ kind }) => kind === "address") : -1;
  for (let at = Math.max(0, address); at < lexemes.length; at += 1) {
    const to = endOf(own, at, part);
    if (to === undefined) continue;
    const from = part === "party" ? backOver(lexemes, at, WHOSE) : at;
    const isLed = /^(?:to|for|into|from|off|in|on|with)$/.test(wordAt(lexemes, from - 1));
    const isOut = wordAt(lexemes, from - 1) === "of" && wordAt(lexemes, from - 2) === "out";
    return lexemes.slice(isOut ? from - 2 : isLed ? from - 1 : at, to);
  }
  return [];
}

function endOf(reading: Reading, at: number, part: Part): number | undefined {
  const { lexemes } = reading;
  // "Ethereum, in DAI": a name that is a chain's here is no token's.
  if (isTaken(reading, at)) return undefined;
  switch (part) {
    case "party":
      if (lexemes[at]?.kind === "address") return at + 1;
      // "via Permit2", "a Permit2 batch for the router" is the way, not who may spend.
      if (
        wordAt(lexemes, at) === "permit2" &&
        (/^(?:via|through|using|with|by|on)$/.test(wordAt(lexemes, at - 1)) ||
          lexemes.some(({ lower }, place) => lower !== "permit2" && contractPhraseAt(lexemes, place)))
      )
        return undefined;
      return contractPhraseAt(lexemes, at)?.to ?? spokenProtocolAt(reading, at)?.to;
    case "token":
      return tokenAtLexeme(reading, at)?.to;
    case "goal":
      return /^(?:for|into|to)$/.test(wordAt(lexemes, at - 1)) ? tokenAtLexeme(reading, at)?.to : undefined;
    default: {
      const number = numberAt(lexemes, at);
      // "five bucks in USDC"
      const stretch = { reading, from: 0, to: lexemes.length, verb: at - 1 };
      const token = number && [measuredAt(stretch, at)].find((found) => found?.amount.token);
      // "Three students won prizes, 0.1 ETH each": a number of a token before any other.
      const isOther =
        number && !token && lexemes.some((_, place) => place > at && endOf(reading, place, part));
      return isOther ? undefined : (token?.to ?? number?.to);
    }
  }
}

/** "Two revocations: …" */
const isNoun = ({ lower, kind }: Lexeme) => kind === "word" && operationsOfNoun(lower) !== undefined;
const isVerb = ({ lower, kind }: Lexeme) => kind === "word" && (operationVerb(lower)?.certain.size ?? 0) > 0;
