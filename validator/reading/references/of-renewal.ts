import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { type Named, type Right, rightOf } from "./named.ts";
import { phraseEnd, type Reference, wordOf } from "./reference.ts";

const RIGHT = /^(?:allowance|approval|permission)$/;
const CHANGING = /^(?:change|update|renew|adjust|refresh|replace|redo)$/;
/** What a right is said to need before it is told how: "needs renewing", "has to be changed". */
const NEEDS =
  /^(?:(?:needs|wants|requires) (?:renewing|changing|updating|an update|a change|a renewal)|(?:needs to|has to|should|must|is to) (?:be (?:renewed|changed|updated|adjusted|replaced)|change))$/;
const BECOMES =
  /^(?:(?:should|must|shall|is to|has to|needs to) (?:become|be|be set to|be changed to)|becomes)$/;
const FIRST =
  /^(?:needs to be|has to be|must be|should be|is to be|gets) (?:reset|set|brought down) to (?:0|zero) (?:first|beforehand)$/;
const OVER = /^(?:[.,;:!?–—-]|and|but|)$/;

/**
 * A right that is taken back and given anew, told as people do who change it: "The USDT approval of 0x… needs renewing: revoke the old
 * one and approve 600 USDT", "change the USDT allowance of 0x… to 600; set it to 0 first". Where the calls do just that.
 */
export function renewalMeant(
  reading: Reading,
  at: number,
  named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const [ended, given, ...others] = calls;
  const isRenewed =
    others.length === 0 &&
    ended?.operation === "revoke" &&
    given?.operation === "approve" &&
    ended.spender === given.spender &&
    ended.amountIn?.asset.contract === given.amountIn?.asset.contract;
  if (!isRenewed) return undefined;
  const right = rightOf(named);
  return (
    topicAt(reading, at, given) ??
    (right &&
      (firstAt(reading, at, right) ?? withRevokedAt(reading, at, right) ?? givenAt(reading, at, right)))
  );
}

/** "the USDT allowance of 0x…", "0x…'s USDT allowance" */
function rightAt(reading: Reading, at: number, { spender }: Call): (Right & { to: number }) | undefined {
  const { lexemes } = reading;
  const isOwner = lexemes[at]?.lower === spender;
  const owned = isOwner ? pastWords(lexemes, at + 1, /^(?:'|’|s|'s|’s)$/, 2) : at;
  const token = tokenAtLexeme(
    reading,
    isOwner ? owned : pastWords(lexemes, at, /^(?:the|my|old|current)$/, 2),
  );
  if (!token || (isOwner && owned === at + 1) || !RIGHT.test(wordAt(lexemes, token.to))) return undefined;
  const of = token.to + 1;
  const holder = isOwner ? at : /^(?:of|for)$/.test(wordAt(lexemes, of)) ? of + 1 : of;
  const party = lexemes[holder];
  if (!party || party.lower !== spender) return undefined;
  const to = isOwner ? of : wordAt(lexemes, holder + 1) === "has" ? holder + 2 : holder + 1;
  return { token: lexemes.slice(token.from, token.to), party, to };
}

/** What the text is about, or what is to become of it at once: "Change the USDT allowance of 0x… to 600". */
function topicAt(reading: Reading, at: number, given: Call): Reference | undefined {
  const { lexemes, text } = reading;
  const isAsked = CHANGING.test(wordAt(lexemes, at));
  if (!isAsked && !isHead(reading, at)) return undefined;
  const right = rightAt(reading, isAsked ? at + 1 : at, given);
  if (!right) return undefined;
  const [first, last] = [lexemes[at], lexemes[right.to - 1]];
  const becomes = isAsked ? pastWords(lexemes, right.to, /^to$/, 1) : phraseEnd(lexemes, right.to, BECOMES);
  const sum = becomes === undefined || becomes === right.to ? undefined : sumAt(reading, becomes, right);
  if (sum && OVER.test(wordAt(lexemes, sum.to)))
    return { to: sum.to, meant: [wordOf("approve"), ...sum.words, wordOf("for"), right.party] };
  const end = isAsked ? right.to : phraseEnd(lexemes, right.to, NEEDS);
  if (end === undefined || !first || !last || !/^[.:;,–—-]$/.test(wordAt(lexemes, end))) return undefined;
  return { to: end + 1, meant: [], said: [quoteOf(text, first, lexemes[end - 1])] };
}

const isHead = (reading: Reading, at: number) =>
  at === 0 || beginsLine(reading, at) || /^[.,;:!]$/.test(wordAt(reading.lexemes, at - 1));

function sumAt(reading: Reading, at: number, { token }: Right): { words: Lexeme[]; to: number } | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  const named = number && tokenAtLexeme(reading, number.to, true);
  const isOther = named && named.token.symbol?.toLowerCase() !== token.map(({ lower }) => lower).join(" ");
  if (!number || isOther || number.value.digits === 0n) return undefined;
  return { words: [...lexemes.slice(at, number.to), ...token], to: named?.to ?? number.to };
}

/** "It needs to be reset to 0 first" */
function firstAt({ lexemes }: Reading, at: number, { token, party }: Right): Reference | undefined {
  const end = wordAt(lexemes, at) === "it" ? firstEnd(lexemes, at + 1) : undefined;
  return end === undefined || !OVER.test(wordAt(lexemes, end))
    ? undefined
    : {
        to: end,
        meant: [wordOf("revoke"), ...token, wordOf("approval"), wordOf("of"), party, wordOf("first")],
      };
}

function firstEnd(lexemes: readonly Lexeme[], from: number): number | undefined {
  const to = [7, 8].find((many) =>
    FIRST.test(
      lexemes
        .slice(from, from + many)
        .map(({ lower }) => lower)
        .join(" "),
    ),
  );
  return to === undefined ? undefined : from + to;
}

/** "…, with the old one revoked first" */
function withRevokedAt({ lexemes }: Reading, at: number, { token, party }: Right): Reference | undefined {
  const to = phraseEnd(
    lexemes,
    at,
    /^(?:with|after) the (?:old|existing|current|previous) one (?:is |being )?(?:revoked|cancelled|removed|reset)$/,
  );
  const end = to !== undefined && /^(?:first|beforehand)$/.test(wordAt(lexemes, to)) ? to + 1 : undefined;
  if (end === undefined || !OVER.test(wordAt(lexemes, end))) return undefined;
  return {
    to: end,
    meant: [wordOf("revoke"), ...token, wordOf("approval"), wordOf("of"), party, wordOf("first")],
  };
}

/** "… and approve 600 USDT", "New USDT allowance: 600": for whoever had it before. */
function givenAt(reading: Reading, at: number, right: Right): Reference | undefined {
  const { lexemes } = reading;
  const isAsked = wordAt(lexemes, at) === "approve";
  const noun = pastWords(lexemes, at, /^(?:a|new|fresh)$/, 2);
  const token = isAsked || noun === at ? undefined : tokenAtLexeme(reading, noun);
  const isNew = token !== undefined && RIGHT.test(wordAt(lexemes, token.to));
  if (!isAsked && !isNew) return undefined;
  const holder = isNew ? pastWords(lexemes, token.to + 1, /^(?:for|the|same|spender|address)$/, 4) : at + 1;
  const isSame = isNew && lexemes[holder]?.lower === right.party.lower;
  const mark = isSame ? holder + 1 : holder;
  if (isNew && wordAt(lexemes, mark) !== ":") return undefined;
  const sum = sumAt(reading, isNew ? mark + 1 : mark, right);
  const isOver = sum && (OVER.test(wordAt(lexemes, sum.to)) || beginsLine(reading, sum.to));
  return isOver
    ? { to: sum.to, meant: [wordOf("approve"), ...sum.words, wordOf("for"), right.party] }
    : undefined;
}
