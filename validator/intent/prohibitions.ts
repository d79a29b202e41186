import type { Operation } from "../calls/call.ts";
import { isOf } from "../lexicon/lexicon.ts";
import { isAsking, operationVerb } from "../lexicon/operation-words.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { termWords } from "../lexicon/term-words.ts";
import type { Intent, TokenMention } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { CARRIES, NEGATIONS } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { endsClause, isTaken, pastWords, quoteSpan, type Reading, saidIn, take, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

/** Verbs that are no operation and are forbidden all the same. */
const OTHER_VERBS = termWords("forbidden besides operations");
const named = (operation: Operation | undefined, nouns: string) =>
  nouns.split(" ").map((noun) => [noun.replaceAll("_", " "), operation] as const);
const NOUNS: ReadonlyMap<string, Operation | undefined> = new Map([
  ...named("approve", "approval approvals allowance allowances unlimited infinite permit permits"),
  ...named("transfer", "transfer transfers payment payments"),
  ...named("swap", "swaps trades"),
  ...named("bridge", "bridge bridges"),
  ...named("borrow", "borrowing"),
  ...named(undefined, "token tokens assets coins contracts else leverage fee fees recipients addresses"),
  ...named(undefined, "hop hops hopping multi-hop multihop route routes routing"),
  ...named(undefined, "intermediate intermediary intermediaries"),
]);
/** What is done with a transaction, where nothing else is named: "#dontsend". */
const SENDING = /^(?:send|sending|sign|signing|execute|executing|do|go)$/;
/** "don't go through with any of it", "don't carry it out"; "don't go through Curve" is of the way. */
const CARRIED_OUT =
  /\b(?:go|going) (?:ahead\b|through(?: with\b.*)?$)|\b(?:carry|carrying|see) (?:it|this|that|them) (?:out|through)$/i;
/** How far behind the negation the noun may stand: "no other unlimited token approvals". */
const REACH = 5;
const MOST = 20;

/** What is forbidden: from the negation to the end of its clause nothing is asked for. */
export function findProhibitions(reading: Reading): Intent["prohibitions"] {
  const { lexemes } = reading;
  const found: Intent["prohibitions"] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    const contrast = contrastAt(reading, at);
    const forbidden =
      contrast ?? (NEGATIONS.has(lexeme.lower) ? forbiddenAfter(reading, at) : enoughAt(lexemes, at));
    if (!forbidden || isGivenUp(lexemes, at)) continue;
    const isDo = lexeme.lower === "not" && wordAt(lexemes, at - 1) === "do";
    const quote = quoteSpan(reading, { from: isDo ? at - 1 : at, to: forbidden.to });
    // "So do not send it", "Don't send": what was asked for is taken back.
    const end = wordAt(lexemes, forbidden.to - 1) === ")" ? forbidden.to - 1 : forbidden.to;
    const deed = /^(?:it|this|that|them)$/.test(wordAt(lexemes, end - 1)) ? end - 2 : end - 1;
    const isTakenBack =
      SENDING.test(wordAt(lexemes, deed)) ||
      CARRIED_OUT.test(quote.text) ||
      (deed === end - 2 && isAsking(wordAt(lexemes, deed)));
    const isUnread =
      isTakenBack ||
      (!contrast && hasUnreadNumber(reading, at, forbidden.to)) ||
      hasUnknownWord(reading, at, forbidden.to);
    const operation = forbidden.value;
    const untouched = operation === undefined ? untouchedIn(reading, at, forbidden.to) : {};
    take(reading, quote);
    if (found.length < MOST)
      found.push({
        operation,
        quote,
        ...(isUnread && { isUnread }),
        ...(isTakenBack && { isTakenBack }),
        ...untouched,
      });
    at = forbidden.to - 1;
  }
  return found;
}

/** Whose right is told to be over; none of whoever acts. */
const WHOSE =
  /(?<!\S)(?:0x[0-9a-f]{40}|(?:0x[0-9a-f]{40}|(?!(?:you|i|we|and|but|it|that|this) )\p{L}\S*) (?:may|can|should|shall|must))$/u;
const OVER = /^\S+(?: [^\s,;.!?]+){0,7} (?:anymore|any (?:more|longer))(?!\S)/;

const UNUSED = /^no longer (?:(?:use|need|trust)(?!\S)|want 0x[0-9a-f]{40} to )/;

/**
 * "I no longer use that contract" tells why something is ended, "I no longer want 0x… to spend my DAI" and "0x… may no longer
 * spend my DAI" what: nothing is forbidden by it to whoever acts.
 */
function isGivenUp(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, said] = [saidIn(lexemes, at - 3, at), saidIn(lexemes, at, at + 10)];
  // "0x… can't spend my DAI anymore"
  if (/^(?:can't|cannot|shouldn't|mustn't) /.test(said))
    return OVER.test(said) && /(?<!\S)0x[0-9a-f]{40}$/.test(before);
  if (!/^no longer \w/.test(said)) return false;
  return WHOSE.test(before) || (/(?<!\S)(?:i|we)(?: do)?$/.test(before) && UNUSED.test(said));
}

const ROUTE = /\b(?:rout(?:e|es|ed|ing)|hops?|hopping|multi-?hop|intermediate|intermediar(?:y|ies))\b/i;
const TOUCHING = termWords("touching");
/** Words that add nothing to what is not to be touched, or to a route that is not to be taken. */
const PLAIN = termWords("beside what is not touched");

/** The tokens that a clause rules out altogether, or the detours of a trade; nothing where other words restrict that. */
function untouchedIn(
  reading: Reading,
  from: number,
  to: number,
): Pick<Intent["prohibitions"][number], "tokens" | "isOfRoute"> {
  const { lexemes } = reading;
  const tokens: TokenMention[] = [];
  let isTouched = false;
  let isOfRoute = false;
  for (let at = from; at < to; at += 1) {
    const word = wordAt(lexemes, at);
    isTouched ||= TOUCHING.test(word);
    isOfRoute ||= ROUTE.test(word);
    if (PLAIN.test(word) || TOUCHING.test(word)) continue;
    const token = tokenAtLexeme(reading, at);
    if (!token) return {};
    tokens.push(token.token);
    at = token.to - 1;
  }
  if (tokens.length > 0) return isTouched || isOfRoute ? { tokens } : {};
  return isOfRoute ? { isOfRoute } : {};
}

/** "35 DAI, not 50", "35 DAI (not 50 DAI)": what is not meant, where something else is said to be. */
function contrastAt(reading: Reading, not: number): Forbidden | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, not) !== "not" || !/^[(,;-]$/.test(wordAt(lexemes, not - 1))) return undefined;
  const number = numberAt(lexemes, not + 1);
  const to = number && (tokenAtLexeme(reading, number.to, true)?.to ?? number.to);
  const isEnd = to && (to >= lexemes.length || endsClause(lexemes[to]) || wordAt(lexemes, to) === ")");
  return isEnd ? { value: undefined, to } : undefined;
}

/** Only the world can tell whether its time has come. */
const EARLY = /\b(?:before|until|till|prior|earlier|sooner)\b/i;

/** "don't let it count as collateral": what a market makes of a deposit by itself. */
const STANDING = /\bas (?:my |a )?collateral\b/i;

/** "don't let me withdraw it for a year": what its owner does later, or how long something is to hold, no call says. */
const LASTING =
  /\b(?:let(?:ting)?|allow(?:ing)?) (?:me|us|myself)\b|\bfor (?:an?|the|one|two|\d+) (?:\w+ )?(?:day|week|month|year|while)/i;

const VAGUE = /\b(?:us(?:e|ing)|touch(?:ing)?|interact(?:ing)?|call(?:ing)?|includ(?:e|ing)|go(?:ing)?)\b/i;
const QUALIFIED =
  /\b(?:more|less|than|over|above|below|unlimited|infinite|other|others|else|max(?:imum)?)\b|0x[0-9a-f]{40}/i;

/** Whether no check can tell that it is kept: "don't use pools without an audit". */
export function isOpen(prohibition: Intent["prohibitions"][number]): boolean {
  const { operation, quote, isUnread, tokens, isOfRoute } = prohibition;
  if (isUnread || [EARLY, STANDING, LASTING].some((kind) => kind.test(quote.text))) return true;
  if (tokens || isOfRoute) return false;
  if (operation === undefined && ROUTE.test(quote.text)) return true;
  return operation === undefined && VAGUE.test(quote.text) && !QUALIFIED.test(quote.text);
}

const hasUnreadNumber = (reading: Reading, from: number, to: number) =>
  reading.lexemes.slice(from, to).some(({ kind }, at) => kind === "number" && !isTaken(reading, from + at));

/** "don't let anybody find out": what no list of what calls do has is nothing that a call keeps. */
function hasUnknownWord(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  for (let at = from + 1; at < to; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme?.kind !== "word" || isTaken(reading, at) || isOfForbidden(lexeme.lower)) continue;
    const token = tokenAtLexeme(reading, at);
    if (!token) return true;
    at = token.to - 1;
  }
  return false;
}

const OF_FORBIDDEN = termWords("of what is forbidden");

const isOfForbidden = (word: string) =>
  OF_FORBIDDEN.test(word) ||
  PLAIN.test(word) ||
  TOUCHING.test(word) ||
  OTHER_VERBS.test(word) ||
  NOUNS.has(word) ||
  CARRIES.test(word) ||
  isAsking(word) ||
  isOf(word, "grammar", "preposition", "joint", "generic");

interface Forbidden {
  /** What is not to be done, where it is one operation. */
  value: Operation | undefined;
  to: number;
}

/** What says that nothing besides is wanted; an exact approval is none of more than is needed. */
const enoughAt = createPhraseFinder<Operation | undefined>([
  ...named(
    undefined,
    "nothing_else nothing_more leave_everything_else_alone leave_everything_else_untouched",
  ),
  ...named("approve", "exact_approval exact_approvals exact_allowance exact_amount_approval"),
]);

function forbiddenAfter(reading: Reading, negation: number): Forbidden | undefined {
  const { lexemes } = reading;
  const next = pastWords(lexemes, negation + 1, CARRIES, REACH - 1);
  const verb = wordAt(lexemes, next);
  const { certain, possible } = operationVerb(verb) ?? {};
  const [value] = certain?.size ? certain : possible?.size === 1 ? possible : [];
  if (isAsking(verb) || OTHER_VERBS.test(verb)) return { value, to: endOfClause(lexemes, next + 1) };
  // "no sooner than Friday"
  if (/^(?:sooner|earlier|before|until|till)$/.test(wordAt(lexemes, next)))
    return { value: undefined, to: endOfClause(lexemes, next + 1) };
  // "not to 0x…"
  if (/^(?:address|name|hex)$/.test(lexemes[next]?.kind ?? "")) return { value: undefined, to: next + 1 };
  // "not the bridged USDC.e"
  const token = tokenAtLexeme(
    reading,
    pastWords(lexemes, next, /^(?:the|bridged|native|wrapped|old|new)$/, 3),
  );
  if (token && wordAt(lexemes, negation) !== "no") return { value: undefined, to: token.to };
  for (let at = next; at < Math.min(next + REACH, lexemes.length); at += 1) {
    const word = wordAt(lexemes, at);
    if (endsClause(lexemes[at]) || /^(?:than|to|for|matter|need|rush|later)$/.test(word)) return undefined;
    if (!NOUNS.has(word)) continue;
    const last = NOUNS.has(wordAt(lexemes, at + 1)) ? at + 1 : at;
    return { value: NOUNS.get(wordAt(lexemes, last)), to: last + 1 };
  }
  return undefined;
}

function endOfClause(lexemes: readonly Lexeme[], from: number): number {
  let at = from;
  while (at < lexemes.length && !endsClause(lexemes[at])) at += 1;
  return at;
}
