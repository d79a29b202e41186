import { LIGHT } from "./actions.ts";
import type { Intent, Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { BEFORE_TO } from "./mood.ts";
import { endsSentence, isTaken, type Reading, wordAt } from "./reading.ts";
import type { FoundAction } from "./verb-at.ts";
import { FUNCTION_WORDS, PLAIN_NOUNS, PLAIN_QUALITIES } from "./word-classes.ts";

/** Words under which a verb is spoken about and not ordered, in their plain form. */
const NO_ORDER = new Set(
  (
    "draft test simulate simulation preview explain describe illustrate demonstrate imagine suppose pretend forbid refuse reject decline deny consider think thought wonder discuss debate " +
    "block prevent stop avoid remind schedule estimate quote check verify review calculate hypothetical hypothetically theoretically example template sample mock dry dry-run scenario fictional " +
    "lower undo revert reverse cancel oppose prohibit ban dissuade discourage warn doubt regret fear dislike hate mistake wrong bad illegal dangerous unwise foolish what-if might maybe perhaps possibly"
  ).split(" "),
);
/** Behind these a verb depends on the word before. */
const DEPENDENT = /^(?:to|about|of|from|against|on|before)$/;
const REACH = 14;

/** A verb that another word governs: "draft a transfer", "it would be wrong to send", "Test: send". */
export function findGoverning(reading: Reading, actions: readonly FoundAction[]): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  for (const { at: verb, action } of actions) {
    const told = toldAbout(reading, verb) ?? unmeant(lexemes, verb);
    if (told) return [noRequest(quoteOf(text, action.quote, told))];
    const isDependent = DEPENDENT.test(wordAt(lexemes, verb - 1));
    let isSameClause = true;
    for (let at = verb - 1; at >= 0 && at > verb - REACH && !endsSentence(lexemes[at]); at -= 1) {
      const lexeme = lexemes[at];
      if (!lexeme || isTaken(reading, at)) continue;
      if (/^[,:(\n—–]$/.test(lexeme.text) || /^(?:and|then)$/.test(lexeme.lower)) isSameClause = false;
      if (lexeme.kind !== "word") continue;
      const isForeign = isSameClause && isDependent && !mayLead(lexeme.lower) && !isUsed(reading, at);
      if (!isForeign && !(isNoOrder(lexeme.lower) && (isSameClause || isLabel(reading, at)))) continue;
      const quote = quoteOf(text, lexeme, lexemes[verb] ?? lexeme);
      return [noRequest(quote)];
    }
  }
  return [];
}

function noRequest(quote: Quote): Intent["ambiguities"][number] {
  return {
    problem: `It says "${quote.text}", which is no plain request to do it.`,
    remedy: "Say in the intent what is to be done, as a request: Send 25 USDC to 0x…",
    quote,
  };
}

/** "Sending 5 USDC to 0x… was wrong", "send a reminder": the word that shows that nothing is asked for. */
function toldAbout({ lexemes }: Reading, verb: number): Lexeme | undefined {
  const noun = /^an?$/.test(wordAt(lexemes, verb + 1)) ? lexemes[verb + 2] : undefined;
  if (noun && PAPERS.test(noun.lower)) return noun;
  const isFirst = verb === 0 || endsSentence(lexemes[verb - 1]);
  if (!isFirst) return undefined;
  const isGerund = wordAt(lexemes, verb).endsWith("ing");
  for (
    let at = verb + 1;
    at < Math.min(lexemes.length, verb + REACH) && !endsSentence(lexemes[at]);
    at += 1
  ) {
    if (wordAt(lexemes, at) === ",") return undefined;
    // "Send 5 USDC to 0x… was the plan"
    const isPredicate = isGerund || lexemes[at - 1]?.kind === "address";
    if (isPredicate && /^(?:is|was|were|would|could|might|has|seems)$/.test(wordAt(lexemes, at)))
      return lexemes[at];
  }
  return undefined;
}

/** "I may send", "I was about to send", "the plan was to send": the word that leaves it open or past. */
function unmeant(lexemes: readonly Lexeme[], verb: number): Lexeme | undefined {
  const before = wordAt(lexemes, verb - 1);
  if (/^(?:may|might)$/.test(before) && /^(?:i|we)$/.test(wordAt(lexemes, verb - 2)))
    return lexemes[verb - 1];
  if (before !== "to") return undefined;
  const isPassive = /^(?:asked|told|instructed|supposed|meant|ordered)$/.test(wordAt(lexemes, verb - 2));
  for (let at = verb - 2; !isPassive && at > verb - 4; at -= 1)
    if (/^(?:was|were)$/.test(wordAt(lexemes, at))) return lexemes[at];
  return undefined;
}

const PAPERS = /^(?:request|invoice|message|reminder|quote|email|link|bill|proposal|note|report)$/;

/** "Use Permit2 to approve": what is used does not govern. */
function isUsed({ lexemes }: Reading, at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && !/^(?:use|using)$/.test(wordAt(lexemes, before))) before -= 1;
  return before > at - 4;
}

function mayLead(word: string): boolean {
  return (
    LIGHT.has(word) ||
    BEFORE_TO.has(word) ||
    FUNCTION_WORDS.has(word) ||
    PLAIN_NOUNS.has(word) ||
    PLAIN_QUALITIES.has(word)
  );
}

function isNoOrder(word: string): boolean {
  if (NO_ORDER.has(word)) return true;
  const stem = word.replace(/(?:ing|ed|s)$/, "");
  return stem !== word && (NO_ORDER.has(stem) || NO_ORDER.has(`${stem}e`));
}

/** A word that stands alone before a colon or comma: "Hypothetically, send". */
function isLabel({ lexemes }: Reading, at: number): boolean {
  const isFirst = at === 0 || /^[.;!?,:(]$/.test(wordAt(lexemes, at - 1));
  const end = wordAt(lexemes, at + 1) === "run" ? at + 2 : at + 1;
  return isFirst && /^[,:]$/.test(wordAt(lexemes, end));
}
