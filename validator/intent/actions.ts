import type { Operation } from "../calls/call.ts";
import type { Action } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isNegated } from "./negation.ts";
import { operationAt } from "./operation.ts";
import { endsClause, endsSentence, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { operationOfNoun, operationOfVerb, plainForm, plainOfPast } from "./verbs.ts";

export interface FoundAction {
  action: Action;
  at: number;
  /** The verb in its plain form, or the noun. */
  verb: string;
}

/** What may stand before a verb that asks for something. */
const LEADS = new Set(
  (
    "and then please kindly also first second next finally now just lets let's let’s you can could would will must should i'll i’ll i we we'll me us " +
    "immediately ahead pls plz agent bot user again instead to: i'm i’m am start begin quickly simply only or help afterwards secondly lastly after that so"
  ).split(" "),
);
/** Words whose "to" leads to what is asked for: "I want to", "time to". */
export const BEFORE_TO: ReadonlySet<string> = new Set(
  (
    "want wants wanna like need needs wish wishes going trying intend plan have you agent me us asked instructed told is was remember sure intent goal task " +
    "order instruction instructions request requested ready time looking prefer decided try bot wallet proceed love happy promised agreed supposed " +
    "requests asks intends instructs plans desires orders directs tells requesting asking intending"
  ).split(" "),
);
/** Verbs that say nothing by themselves: what follows as a noun is asked for. */
export const LIGHT: ReadonlySet<string> = new Set(
  "do make place execute perform initiate submit process run create start open need want book schedule issue prepare trigger arrange setup would like conduct complete".split(
    " ",
  ),
);
const FORMS_OF_GETTING = new Set(["get", "obtain", "acquire"]);
/** How far behind a verb what is to be got for it may stand. */
const GETTING_REACH = 60;

/** More than this nobody asks for at once. */
export const MOST_ACTIONS = 64;

/** Verbs that ask for something, in order; negated ones are left out. */
export function findActions(reading: Reading): FoundAction[] {
  const { lexemes } = reading;
  const asked: FoundAction[] = [];
  for (let at = 0; at < lexemes.length && asked.length < MOST_ACTIONS; at += 1) {
    const found = askedAt(reading, at, asked.at(-1));
    if (found) asked.push(found);
  }
  if (asked.length > 0) return asked;
  const purpose = lexemes.findIndex((_, at) => isVerb(lexemes, at) && isPurpose(lexemes, at));
  const fallback =
    (purpose >= 0 ? verbAt(reading, purpose) : undefined) ??
    misspelt(reading) ??
    receiving(reading) ??
    wished(reading) ??
    firstNamed(reading) ??
    pointed(reading) ??
    labelled(reading);
  return fallback ? [fallback] : [];
}

const letters = (word: string) => [...word].sort().join("");
const verbsByLetters = Map.groupBy(plainForm.values(), letters);
const verbsByConsonants = Map.groupBy(plainForm.values(), (verb) => verb.replace(/[aeiou]/g, ""));

/** "sned", "snd": the letters of one verb in another order, or without its vowels, where a verb is expected and none was found. */
function misspelt(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (lexeme.kind !== "word" || !isImperative(lexemes, at) || lexeme.lower.length > LONGEST_VERB) continue;
    const [verb, ...others] = new Set(
      verbsByLetters.get(letters(lexeme.lower)) ?? verbsByConsonants.get(lexeme.lower),
    );
    if (!verb || others.length > 0 || verb[0] !== lexeme.lower[0] || isNegated(lexemes, at)) continue;
    const operation = operationAt(reading, at, verb);
    if (operation) return { action: { operation, quote: quoteOf(text, lexeme) }, at, verb };
  }
  return undefined;
}

const LONGEST_VERB = 12;

/** "0x… should receive 5 USDC", "0x… gets 5 USDC", "5 USDC needs to go to 0x…". */
function receiving(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    const isGetting = /^(?:receive|get|receives|gets)$/.test(lexeme.lower);
    if ((!isGetting && !/^(?:go|goes)$/.test(lexeme.lower)) || isNegated(lexemes, at)) continue;
    if (isQuestion(lexemes, at)) continue;
    const before = lexemes[at - 1];
    const isLed = /^(?:should|must|shall|will|to)$/.test(before?.lower ?? "") || lexeme.lower.endsWith("s");
    if (!isLed) continue;
    const isDirected = isGetting
      ? lexemes.slice(0, at).some(isParty)
      : wordAt(lexemes, at + 1) === "to" && lexemes.slice(at, at + 8).some(isParty);
    if (isDirected)
      return { action: { operation: "transfer", quote: quoteOf(text, lexeme) }, at, verb: "receive" };
  }
  return undefined;
}

const isParty = ({ kind }: Lexeme) => kind === "address" || kind === "name" || kind === "hex";

const REPORTS = /^(?:requests?|requested|requesting|asks|asked|asking|instructs|instructed|wishes)$/;

/** "I need 5 WETH unwrapped", "5 USDC should be sent to 0x…". */
function wished(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  let isWished = false;
  let isReported = false;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (endsSentence(lexeme)) [isWished, isReported] = [false, false];
    if (/^(?:need|needs|want|wants|like|have|must|should|get|please)$/.test(lexeme.lower)) isWished = true;
    // "User requests that 5 USDC be sent", "User asks for 5 USDC to be sent".
    if (REPORTS.test(lexeme.lower) && /^(?:that|for)$/.test(wordAt(lexemes, at + 1)))
      [isWished, isReported] = [true, true];
    const verb = isWished ? plainOfPast.get(lexeme.lower) : undefined;
    if (verb === undefined || isNegated(lexemes, at) || (!isReported && isQuestion(lexemes, at))) continue;
    if (/^(?:been|was|were|i|we|he|she|they|already)$/.test(wordAt(lexemes, at - 1))) continue;
    const operation = operationAt(reading, at, verb);
    if (operation) return { action: { operation, quote: quoteOf(text, lexeme) }, at, verb };
  }
  return undefined;
}

/** "100 UNI -> USDC", "5 USDC → 0x…", "5 ETH into USDC". */
function pointed(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (!/^(?:[>→⇒]|into)$/.test(lexeme.lower) || isQuestion(lexemes, at)) continue;
    const next = lexemes[at + 1];
    if (lexeme.lower === "into") {
      if (!isAmountFirst(reading, at - 2) || !tokenAtLexeme(reading, at + 1)) continue;
      return { action: { operation: "swap", quote: quoteOf(text, lexeme) }, at: at - 2, verb: "swap" };
    }
    const from = lexemes[at - 1]?.text === "-" || lexemes[at - 1]?.text === "=" ? at - 2 : at - 1;
    if (!next || !tokenAtLexeme(reading, from)) continue;
    const operation = isParty(next) ? "transfer" : tokenAtLexeme(reading, at + 1) ? "swap" : undefined;
    if (operation) return { action: { operation, quote: quoteOf(text, lexeme) }, at, verb: operation };
  }
  return undefined;
}

/** "100 USDC to 0x…", "To: 0x…, amount: 100 USDC": a payment by its form. */
function labelled(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (!/^(?:to|recipient|beneficiary|payee)$/.test(lexeme.lower) || isQuestion(lexemes, at)) continue;
    const isLabel = wordAt(lexemes, at + 1) === ":";
    if (!lexemes.slice(at + 1, at + 6).some(isParty)) continue;
    const hasAmount = isLabel
      ? lexemes.some(({ lower }, index) => lower === "amount" && wordAt(lexemes, index + 1) === ":")
      : lexeme.lower === "to" && isAmountFirst(reading, at - 2);
    if (hasAmount)
      return { action: { operation: "transfer", quote: quoteOf(text, lexeme) }, at, verb: "transfer" };
  }
  return undefined;
}

/** Whether an amount stands at a place and begins its clause; behind "I sent" it tells what was. */
function isAmountFirst(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (lexemes[at]?.kind !== "number" || !tokenAtLexeme(reading, at + 1, true)) return false;
  const before = /^(?:please|pls|now|just|hi|hey)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
  return before < 0 || /^[.;:!?,]$/.test(wordAt(lexemes, before));
}

function askedAt(reading: Reading, at: number, previous: FoundAction | undefined): FoundAction | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const plain = plainForm.get(word);
  const isLight = LIGHT.has(word);
  if ((plain === undefined && !isLight) || isNegated(lexemes, at) || !isImperative(lexemes, at))
    return undefined;
  // "Swap 500 USDC and get at least 0.15 ETH" is one thing.
  if (plain && FORMS_OF_GETTING.has(plain) && previous && !hasEnded(lexemes, previous.at, at))
    return undefined;
  // "Place a sell order": the verb in between is part of the noun.
  if (previous && at > 0 && /^(?:order|orders)$/.test(wordAt(lexemes, at + 1)) && plain !== "cancel")
    return undefined;
  const named = isLight ? nounAfter(reading, at) : undefined;
  return named ?? (plain === undefined ? undefined : verbAt(reading, at));
}

function verbAt(reading: Reading, at: number): FoundAction | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  const verb = plainForm.get(lexeme?.lower ?? "");
  if (!lexeme || verb === undefined) return undefined;
  if (operationOfVerb.get(verb) === "approve") {
    // "I authorize the transfer of 5 USDC" asks for a transfer.
    const next = wordAt(lexemes, at + 1);
    const gerund = next.endsWith("ing") ? verbAt(reading, at + 1) : undefined;
    if (gerund) return gerund;
    const noun = nounAfter(reading, at, true);
    if (noun && noun.action.operation !== "approve" && noun.action.operation !== "revoke") return noun;
  }
  const rid = verb === "get" && wordAt(lexemes, at + 1) === "rid" ? lexemes[at + 1] : undefined;
  if (rid)
    return { action: { operation: "swap", quote: quoteOf(text, lexeme, rid) }, at: at + 1, verb: "sell" };
  const operation = operationAt(reading, at, verb);
  // Who gets something back wants it from where it lies, not for something.
  const meant = operation === "withdraw" && verb === "get" ? "withdraw" : verb;
  return operation && { action: { operation, quote: quoteOf(text, lexeme) }, at, verb: meant };
}

/** How many words may stand between "make" and "deposit": "make a new 100 USDC deposit". */
const NOUN_REACH = 6;

/** The noun that a light verb leads to. */
function nounAfter(reading: Reading, light: number, articleNeeded = false): FoundAction | undefined {
  const { text, lexemes } = reading;
  const hasArticle = /^(?:an?|the|this|my|another|one|following)$/.test(wordAt(lexemes, light + 1));
  if (articleNeeded && !hasArticle) return undefined;
  for (let at = light + 1; at < Math.min(light + NOUN_REACH, lexemes.length); at += 1) {
    const [word, lexeme] = [wordAt(lexemes, at), lexemes[at]];
    if (!lexeme || endsClause(lexeme) || /^(?:to|for|of|from|on|with|and|not|no)$/.test(word))
      return undefined;
    const isOrder = /^orders?$/.test(word) && /^(?:sell|buy|swap|trade)$/.test(wordAt(lexemes, at - 1));
    const operation: Operation | undefined = isOrder ? "swap" : operationOfNoun.get(word);
    // "I want send" is a verb behind "want"; a noun has its article.
    if (!operation || (at === light + 1 && plainForm.has(word))) continue;
    if (/^orders?$/.test(wordAt(lexemes, at + 1))) continue;
    const verb = isOrder ? wordAt(lexemes, at - 1) : word;
    return { action: { operation, quote: quoteOf(text, lexeme) }, at, verb };
  }
  return undefined;
}

/** How far into the intent a thing may be named that is asked for by its name alone. */
const NAMED_REACH = 200;

/** "Payment of 5 USDC to 0x…": where nothing is asked for, the first thing named counts. */
function firstNamed(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (isNegated(lexemes, at) || wordAt(lexemes, at - 1) === "to" || isQuestion(lexemes, at)) continue;
    const noun = operationOfNoun.get(lexeme.lower);
    if (noun) return { action: { operation: noun, quote: quoteOf(text, lexeme) }, at, verb: lexeme.lower };
    const verb = verbAt(reading, at);
    if (verb) return verb;
  }
  return undefined;
}

const REFUSALS = /^(?:remind|forbid|forbids|nobody|refuse|simulate|stop|prevent|block|halt|schedule)$/;

/** "Remind me to send …", "Nobody should send …". */
function isRefused(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before > at - 5 && before >= 0 && !endsSentence(lexemes[before]); before -= 1)
    if (REFUSALS.test(wordAt(lexemes, before))) return true;
  return false;
}

/** "Should I swap …?", "Explain how to swap …", "Stop the transfer": nothing of it is asked for. */
function isQuestion(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before > at - 8 && before >= 0 && !endsSentence(lexemes[before]); before -= 1) {
    const word = wordAt(lexemes, before);
    // "The user is asking for 5 USDC to go to 0x…"
    if (/^(?:is|are|am)$/.test(word) && REPORTS.test(wordAt(lexemes, before + 1))) continue;
    if (
      /^(?:how|why|explain|whether|describe|what|what's|tell|is|are|does|did|simulate|estimate|stop|prevent|block|halt|pause|forbid|forbids|nobody|schedule|check|verify|show|quote|preview|review|report|remind|refuse|reject|reverse)$/.test(
        word,
      )
    )
      return true;
    if (
      /^(?:should|can|could|may|do|would|shall|if)$/.test(word) &&
      /^(?:i|we)$/.test(wordAt(lexemes, before + 1))
    )
      return true;
  }
  return false;
}

function isVerb(lexemes: readonly Lexeme[], at: number): boolean {
  return plainForm.has(wordAt(lexemes, at));
}

/** "Use 500 USDC to buy ETH". */
function isPurpose(lexemes: readonly Lexeme[], at: number): boolean {
  return wordAt(lexemes, at - 1) === "to" && !isNegated(lexemes, at) && !isQuestion(lexemes, at);
}

function hasEnded(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = to - 1; at > Math.max(from, to - GETTING_REACH); at -= 1) {
    if (lexemes[at]?.kind === "sign" && /^[.;!?]$/.test(lexemes[at]?.text ?? "")) return true;
  }
  return false;
}

function isImperative(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  if (!before) return true;
  if (before.kind === "word" && !/^(?:and|then)$/.test(before.lower) && isRefused(lexemes, at)) return false;
  if (before.lower === "to") return BEFORE_TO.has(wordAt(lexemes, at - 2));
  if (before.kind === "sign")
    return !/^[$%/'’#@-]$/.test(before.text) || before.end < (lexemes[at]?.start ?? 0);
  return LEADS.has(before.lower) && !(/^(?:i|we)$/.test(before.lower) && isQuestion(lexemes, at));
}
