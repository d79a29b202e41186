import type { Operation } from "../calls/call.ts";
import { isAsking, operationVerb } from "../lexicon/operation-words.ts";
import type { Intent, TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { CARRIES, NEGATIONS } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { endsClause, isTaken, type Reading, take, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

/** Verbs that are no operation and are forbidden all the same. */
const OTHER_VERBS = new Set(
  "use using touch touching spend exceed exceeding interact interacting call calling include including execute go going do sign route routing hop hopping involve involving".split(
    " ",
  ),
);
const NOUNS: ReadonlyMap<string, Operation | undefined> = new Map<string, Operation | undefined>([
  ...(
    [
      "approval",
      "approvals",
      "allowance",
      "allowances",
      "unlimited",
      "infinite",
      "permit",
      "permits",
    ] as const
  ).map((noun) => [noun, "approve"] as const),
  ...(["transfer", "transfers", "payment", "payments"] as const).map((noun) => [noun, "transfer"] as const),
  ["swaps", "swap"],
  ["trades", "swap"],
  ["bridge", "bridge"],
  ["bridges", "bridge"],
  ["borrowing", "borrow"],
  ["tokens", undefined],
  ["token", undefined],
  ["assets", undefined],
  ["coins", undefined],
  ["contracts", undefined],
  ["else", undefined],
  ["leverage", undefined],
  ["fee", undefined],
  ["fees", undefined],
  ["hop", undefined],
  ["hops", undefined],
  ["hopping", undefined],
  ["multi-hop", undefined],
  ["multihop", undefined],
  ["route", undefined],
  ["routes", undefined],
  ["routing", undefined],
  ["intermediate", undefined],
  ["intermediary", undefined],
  ["intermediaries", undefined],
  ["recipients", undefined],
  ["addresses", undefined],
]);
/** How far behind the negation the noun may stand: "no other unlimited token approvals". */
const REACH = 5;
const MOST = 20;

/** What is forbidden: from the negation to the end of its clause nothing is asked for. */
export function findProhibitions(reading: Reading): Intent["prohibitions"] {
  const { text, lexemes } = reading;
  const found: Intent["prohibitions"] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || isTaken(reading, at)) continue;
    const contrast = lexeme.lower === "not" ? contrastAt(reading, at) : undefined;
    if (contrast !== undefined) {
      const said = quoteOf(text, lexeme, lexemes[contrast - 1]);
      take(reading, said);
      found.push({ operation: undefined, quote: said });
      at = contrast - 1;
      continue;
    }
    const forbidden = NEGATIONS.has(lexeme.lower)
      ? forbiddenAfter(reading, at)
      : (nothingElse(lexemes, at) ?? exactApproval(lexemes, at));
    if (!forbidden) continue;
    const last = lexemes[forbidden.to - 1] ?? lexeme;
    const first =
      lexeme.lower === "not" && wordAt(lexemes, at - 1) === "do" ? (lexemes[at - 1] ?? lexeme) : lexeme;
    const quote = quoteOf(text, first, last);
    // "So do not send it": what was asked for is taken back.
    const isTakenBack =
      /^(?:it|this|that|them)$/.test(last.lower) &&
      isAsking(wordAt(lexemes, forbidden.to - 2)) &&
      (forbidden.to >= lexemes.length || endsClause(lexemes[forbidden.to]));
    const isUnread = isTakenBack || hasUnreadNumber(reading, at, forbidden.to);
    const untouched = forbidden.operation === undefined ? untouchedIn(reading, at, forbidden.to) : {};
    take(reading, quote);
    if (found.length < MOST)
      found.push({ operation: forbidden.operation, quote, ...(isUnread && { isUnread }), ...untouched });
    at = forbidden.to - 1;
  }
  return found;
}

const ROUTE = /\b(?:rout(?:e|es|ed|ing)|hops?|hopping|multi-?hop|intermediate|intermediar(?:y|ies))\b/i;
const TOUCHING =
  /^(?:us(?:e|ing)|touch(?:ing)?|spend(?:ing)?|go(?:ing)?|rout(?:e|es|ing)|hop(?:s|ping)?|involv(?:e|ing)|includ(?:e|ing)|avoid)$/;
/** Words that add nothing to what is not to be touched, or to a route that is not to be taken. */
const PLAIN =
  /^(?:do|not|don't|don’t|never|no|without|avoid|through|via|over|any|other|another|others|tokens?|coins?|assets?|my|our|the|a|an|of|or|and|as|at|all|single|multi|-|multi-?hop|hops?|hopping|paths?|swaps?|trades?|intermediate|intermediar(?:y|ies)|rout(?:e|es|ed|ing)|please)$/;

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

/** Only the world can tell whether its time has come. */
const EARLY = /\b(?:before|until|till|prior|earlier|sooner)\b/i;

/** "35 DAI, not 50", "35 DAI (not 50 DAI)": what is not meant, where something else is said to be. */
function contrastAt(reading: Reading, not: number): number | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, not + 1);
  if (!number || !/^[(,;-]$/.test(wordAt(lexemes, not - 1))) return undefined;
  const to = tokenAtLexeme(reading, number.to, true)?.to ?? number.to;
  const isEnd = to >= lexemes.length || endsClause(lexemes[to]) || wordAt(lexemes, to) === ")";
  return isEnd ? to : undefined;
}

const VAGUE = /\b(?:us(?:e|ing)|touch(?:ing)?|interact(?:ing)?|call(?:ing)?|includ(?:e|ing)|go(?:ing)?)\b/i;
const QUALIFIED =
  /\b(?:more|less|than|over|above|below|unlimited|infinite|other|others|else|max(?:imum)?)\b|0x[0-9a-f]{40}/i;

/** Whether no check can tell that it is kept: "don't use pools without an audit". */
export function isOpen(prohibition: Intent["prohibitions"][number]): boolean {
  const { operation, quote, isUnread, tokens, isOfRoute } = prohibition;
  if (isUnread || EARLY.test(quote.text)) return true;
  if (tokens || isOfRoute) return false;
  if (operation === undefined && ROUTE.test(quote.text)) return true;
  return operation === undefined && VAGUE.test(quote.text) && !QUALIFIED.test(quote.text);
}

function hasUnreadNumber(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  for (let at = from; at < to; at += 1) {
    if (isTaken(reading, at)) continue;
    const isCompared = /^(?:than|over|above|below|under|exceed)$/.test(wordAt(lexemes, at - 1));
    if (lexemes[at]?.kind === "number" || (isCompared && numberAt(lexemes, at))) return true;
  }
  return false;
}

interface Forbidden {
  operation: Operation | undefined;
  to: number;
}

function forbiddenAfter(reading: Reading, negation: number): Forbidden | undefined {
  const { lexemes } = reading;
  let next = negation + 1;
  while (
    next < negation + REACH &&
    (CARRIES.test(wordAt(lexemes, next)) || wordAt(lexemes, next) === "allow")
  )
    next += 1;
  const verb = wordAt(lexemes, next);
  const { certain, possible } = operationVerb(verb) ?? {};
  const [operation] = certain?.size ? certain : possible?.size === 1 ? possible : [];
  if (isAsking(verb) || OTHER_VERBS.has(wordAt(lexemes, next)))
    return { operation, to: endOfClause(lexemes, next + 1) };
  // "no sooner than Friday"
  if (/^(?:sooner|earlier|before|until|till)$/.test(wordAt(lexemes, next)))
    return { operation: undefined, to: endOfClause(lexemes, next + 1) };
  // "not to 0x…"
  if (/^(?:address|name|hex)$/.test(lexemes[next]?.kind ?? "")) return { operation: undefined, to: next + 1 };
  // "not the bridged USDC.e"
  let named = next;
  while (named < next + 3 && /^(?:the|bridged|native|wrapped|old|new)$/.test(wordAt(lexemes, named)))
    named += 1;
  const token = tokenAtLexeme(reading, named);
  if (token && wordAt(lexemes, negation) !== "no") return { operation: undefined, to: token.to };
  for (let at = next; at < Math.min(next + REACH, lexemes.length); at += 1) {
    const word = wordAt(lexemes, at);
    if (endsClause(lexemes[at]) || /^(?:than|to|for|matter|need|rush|later)$/.test(word)) return undefined;
    if (!NOUNS.has(word)) continue;
    const isAdjective = NOUNS.has(wordAt(lexemes, at + 1));
    return {
      operation: NOUNS.get(isAdjective ? wordAt(lexemes, at + 1) : word),
      to: isAdjective ? at + 2 : at + 1,
    };
  }
  return undefined;
}

function nothingElse(lexemes: readonly Lexeme[], at: number): Forbidden | undefined {
  // "leave everything else alone"
  const isLeft = wordAt(lexemes, at) === "leave" && /^(?:everything|all)$/.test(wordAt(lexemes, at + 1));
  if (isLeft && wordAt(lexemes, at + 2) === "else" && /^(?:alone|untouched)$/.test(wordAt(lexemes, at + 3)))
    return { operation: undefined, to: at + 4 };
  return wordAt(lexemes, at) === "nothing" && /^(?:else|more)$/.test(wordAt(lexemes, at + 1))
    ? { operation: undefined, to: at + 2 }
    : undefined;
}

/** "with an exact approval" forbids one of more than is needed. */
function exactApproval(lexemes: readonly Lexeme[], at: number): Forbidden | undefined {
  const word = wordAt(lexemes, at);
  if (word !== "exact" && word !== "exact-amount") return undefined;
  const noun = wordAt(lexemes, at + 1) === "amount" ? at + 2 : at + 1;
  return /^(?:approval|allowance)s?$/.test(wordAt(lexemes, noun))
    ? { operation: "approve", to: noun + 1 }
    : undefined;
}

function endOfClause(lexemes: readonly Lexeme[], from: number): number {
  let at = from;
  while (at < lexemes.length && !endsClause(lexemes[at]) && wordAt(lexemes, at) !== "instead") at += 1;
  return at;
}
