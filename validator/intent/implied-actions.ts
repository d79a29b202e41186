import { type Lexeme, quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isImperative, isPurpose, isQuestion, REPORTS } from "./mood.ts";
import { isNegated } from "./negation.ts";
import { operationAt } from "./operation.ts";
import { endsSentence, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { type FoundAction, verbAt } from "./verb-at.ts";
import { operationOfNoun, plainForm, plainOfPast } from "./verbs.ts";

/** How far into the intent a thing may be named that is asked for by its name alone. */
const NAMED_REACH = 200;

/** What is asked for without a verb that asks: by a purpose, a misspelt verb, a wish, a name, an arrow or labels. */
export function impliedAction(reading: Reading): FoundAction | undefined {
  return (
    named(reading) ??
    purpose(reading) ??
    misspelt(reading) ??
    receiving(reading) ??
    wished(reading) ??
    firstNamed(reading) ??
    pointed(reading) ??
    labelled(reading)
  );
}

/** "Action: token swap." */
function named(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (!/^(?:action|operation|task)$/.test(lexeme.lower) || wordAt(lexemes, at + 1) !== ":") continue;
    for (const [index, word] of lexemes.slice(at + 2, at + 5).entries()) {
      const noun = operationOfNoun.get(word.lower);
      if (noun)
        return {
          action: { operation: noun, quote: quoteOf(text, word) },
          at: at + 2 + index,
          verb: word.lower,
        };
    }
  }
  return undefined;
}

/** "Use 500 USDC to buy ETH". */
function purpose(reading: Reading): FoundAction | undefined {
  const { lexemes } = reading;
  const at = lexemes.findIndex(({ lower }, index) => plainForm.has(lower) && isPurpose(lexemes, index));
  return at >= 0 ? verbAt(reading, at) : undefined;
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

const isEarnest = ({ lower }: Lexeme) =>
  /^(?:please|pls|plz|slippage|slip|min|minimum|max|maximum|least|order|deadline)$/.test(lower);

/** "100 UNI -> USDC", "5 USDC → 0x…", "5 ETH into USDC", "5 ETH to USDC please". */
function pointed(reading: Reading): FoundAction | undefined {
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.slice(0, NAMED_REACH).entries()) {
    if (!/^(?:[>→⇒]|into|to)$/.test(lexeme.lower) || isQuestion(lexemes, at)) continue;
    const next = lexemes[at + 1];
    if (lexeme.lower === "into" || lexeme.lower === "to") {
      // "500 USDC to ETH" may ask for a rate; a word of courtesy or a slippage asks for the thing.
      if (lexeme.lower === "to" && (reading.folded.includes("?") || !lexemes.some(isEarnest))) continue;
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
    if (isAsked(lexemes, at)) continue;
    if (!lexemes.slice(at + 1, at + 6).some(isParty)) continue;
    const hasAmount = isLabel
      ? lexemes.some(({ lower }, index) => lower === "amount" && wordAt(lexemes, index + 1) === ":")
      : lexeme.lower === "to" && isAmountBefore(reading, at);
    const isColon = isLabel && lexeme.lower === "to" && isAmountBefore(reading, at);
    if (hasAmount || isColon)
      return { action: { operation: "transfer", quote: quoteOf(text, lexeme) }, at, verb: "transfer" };
  }
  return undefined;
}

/** "60 USDC to 0x…?" asks, and asks for nothing. */
function isAsked(lexemes: readonly Lexeme[], from: number): boolean {
  let at = from;
  while (at < lexemes.length && !endsSentence(lexemes[at])) at += 1;
  return (
    lexemes[at]?.text === "?" && !lexemes.slice(0, at).some(({ lower }) => /^(?:please|pls|plz)$/.test(lower))
  );
}

/** How many words an amount may have: "20% of my 500 USDC". */
const LONGEST_AMOUNT = 7;

/** "75 chainlink tokens to 0x…", "60 USDC please, to: 0x…", "20% of 500 USDC to 0x…": an amount that begins its clause. */
function isAmountBefore(reading: Reading, to: number): boolean {
  const { lexemes } = reading;
  let end = to;
  while (/^(?:please|pls|,|over|now|today|tokens?|coins?)$/.test(wordAt(lexemes, end - 1))) end -= 1;
  for (let from = Math.max(0, end - LONGEST_AMOUNT); from < end; from += 1) {
    if (!beginsClause(lexemes, from)) continue;
    const found = measuredAt({ reading, from, to: end, verb: to }, from);
    if (found?.to === end && found.amount.token) return true;
  }
  return false;
}

/** Whether an amount stands at a place and begins its clause; behind "I sent" it tells what was. */
function isAmountFirst(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (lexemes[at]?.kind !== "number" || !tokenAtLexeme(reading, at + 1, true)) return false;
  return beginsClause(lexemes, at);
}

function beginsClause(lexemes: readonly Lexeme[], at: number): boolean {
  const before = /^(?:please|pls|now|just|hi|hey)$/.test(wordAt(lexemes, at - 1)) ? at - 2 : at - 1;
  return before < 0 || /^[.;:!?,]$/.test(wordAt(lexemes, before));
}

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
