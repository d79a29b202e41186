import type { Intent } from "../intent/intent.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { beginsLine, endsSentence, isTaken, type Reading, wordAt } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { guardedPhraseAt, guardOf, isKnown, isOf } from "../lexicon/lexicon.ts";
import { labelElements } from "../reading/accounting/label-elements.ts";
import { nounPhrase, nounsEnd, personsEnd } from "../reading/grammar/noun-phrase.ts";
import { describedEnd, leadsToAddress, somebodyEnd } from "../reading/grammar/party.ts";
import { purposeEnd } from "../reading/grammar/purpose.ts";
import { markReferenceNumbers } from "../reading/grammar/reference-number.ts";
import type { Word } from "../reading/grammar/word.ts";

/** What a payment is for, or who it is that its address belongs to. */
export interface ToldAside {
  is: "purpose" | "person";
  to: number;
}

export type AsideAt = (at: number) => ToldAside | undefined;

const OPENING =
  /^(?:for|towards?|regarding|re|concerning|covering|as|memo|note|ref|reference|purpose|reason|subject|to|per)$/;
const LABEL = /^(?:re|memo|note|ref|reference|purpose|reason|subject|what for)$/;
const MORE = /^(?:and|&|or|plus|also|nor|minus)$/;
const NOT_TO = /^(?:and|&|or|plus|also|via|through|with|using|on|in|from|by|of|than|but)$/;
const UNMEANT =
  /^(?:files?|records?|logs?|books?|reviews?|approval|information|info|attention|consideration|signatures?|confirmation|notes?|thesis|study|demo|class|course|tutorial|presentation|tests?|example|screenshot|practice|training|lesson|later|future|tomorrow)$/;
/** Who is named by what he is in the request is no one else. */
const ROLE =
  /^(?:recipients?|receivers?|payees?|beneficiar(?:y|ies)|owners?|senders?|users?|spenders?|signers?|operators?|holders?)$/;

/** Finds what may stand beside a payment and asks for nothing; the words are looked at only where one may begin. */
export function asidesIn(reading: Reading, intent: Omit<Intent, "notUnderstood" | "words">): AsideAt {
  const { lexemes } = reading;
  let made: Word[] | undefined;
  const people = new Set<string>();
  const wordsOf = () => {
    if (made) return made;
    made = labelElements(reading, intent);
    markReferenceNumbers(reading, made);
    return made;
  };
  const isPlain = (from: number, to: number) => {
    if (guardedPhraseAt(lexemes, from)) return false;
    for (let at = from; at < to; at += 1) {
      // What is for somebody's files, or for a lesson, is not meant to be done.
      if (UNMEANT.test(wordAt(lexemes, at)) || guardOf(wordAt(lexemes, at))) return false;
      const isNamed =
        lexemes[at]?.kind === "address" ||
        tokenAtLexeme(reading, at) ||
        spokenProtocolAt(reading, at) ||
        isTaken(reading, at);
      if (isNamed) return false;
    }
    return true;
  };
  return (at) => {
    const lexeme = lexemes[at];
    if (lexeme?.kind !== "word") return undefined;
    const called = calledAt(lexemes, at);
    if (called !== undefined && isPlain(at, called)) return { is: "person", to: called };
    const purpose = purposeAt(reading, at, wordsOf);
    if (purpose !== undefined && isPlain(at, purpose)) return { is: "purpose", to: purpose };
    const person = personAt(reading, at, wordsOf);
    if (person === undefined || !isPlain(at, person)) return undefined;
    people.add(wordAt(lexemes, person - 1));
    // "My sister's address is 0x…. Send my brother …": of two, one is somebody else.
    return people.size === 1 ? { is: "person", to: person } : undefined;
  };
}

/** "for the car", "to cover payroll", "Memo: groceries"; a heading of its own: "Rent: 100 USDC to 0x…". */
function purposeAt(reading: Reading, at: number, wordsOf: () => Word[]): number | undefined {
  const { lexemes } = reading;
  const to = lexemes.length;
  const lower = wordAt(lexemes, at);
  const isFirst = at === 0 || endsSentence(lexemes[at - 1]) || beginsLine(reading, at);
  if (LABEL.test(lower) && wordAt(lexemes, at + 1) === ":")
    return ended(reading, nounsEnd(wordsOf(), at + 2, to));
  if (OPENING.test(lower)) {
    // "2 for 3" counts.
    if (numberAt(lexemes, at + 1) && !isThing(wordAt(lexemes, at + 2))) return undefined;
    return ended(reading, purposeEnd(wordsOf(), at, to));
  }
  if (/^(?:pay|settle|cover)$/.test(wordAt(lexemes, at - 1)))
    return ended(reading, nounsEnd(wordsOf(), at, to));
  if (!isFirst || !isOf(lower, "thing", "occasion", "quality", "time")) return undefined;
  const heading = nounPhrase(wordsOf(), at, to);
  return heading?.head === "thing" && wordAt(lexemes, heading.to) === ":" ? heading.to : undefined;
}

const isThing = (word: string) => isOf(word, "occasion", "thing");

/** What a purpose goes on in that was not read as part of it: "for the car or the house". */
function ended({ lexemes }: Reading, end: number | undefined): number | undefined {
  return end !== undefined &&
    /^(?:of|or|if|unless|when|once|only|each|every|per|minus|less|nor|until)$/.test(wordAt(lexemes, end))
    ? undefined
    : end;
}

/** "my friend 0x…", "our lawyer", "Bob (0x…)": whose the one address is. */
function personAt({ lexemes, text }: Reading, at: number, wordsOf: () => Word[]): number | undefined {
  const to = lexemes.length;
  const lower = wordAt(lexemes, at);
  const isDetermined = /^(?:my|our|the|his|her|their)$/.test(lower);
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(lexemes[at]?.text ?? "") &&
    /^(?:to|pay|send|tip|for)$/.test(wordAt(lexemes, at - 1));
  // "#tomybrother"
  const isTag = /[\p{L}#]/u.test(text.charAt((lexemes[at]?.start ?? 0) - 1));
  if (isTag || (!isDetermined && !isName) || NOT_TO.test(wordAt(lexemes, at - 1))) return undefined;
  const words = wordsOf();
  const named = describedEnd(words, at, to) ?? somebodyEnd(words, at, to);
  const end =
    named !== undefined && leadsToAddress(words, named)
      ? named
      : isDetermined
        ? personsEnd(words, at, to)
        : undefined;
  if (end === undefined || end <= at + (isDetermined ? 1 : 0)) return undefined;
  const isRole = lexemes.slice(at, end).some(({ lower }) => ROLE.test(lower));
  return isRole || MORE.test(wordAt(lexemes, end)) ? undefined : end;
}

/**
 * "pay supplier Kettner 100 USDC at 0x…", "to my Kraken deposit address 0x…": by what he is, or what the address is, and a name that
 * means nothing else, where one address is named.
 */
function calledAt(lexemes: Reading["lexemes"], at: number): number | undefined {
  if (lexemes.filter(({ kind }) => kind === "address").length !== 1) return undefined;
  const [lead, lower] = [wordAt(lexemes, at - 1), wordAt(lexemes, at)];
  const end = namesEnd(lexemes, at + 1);
  if (end === at + 1) return undefined;
  const isAtHome =
    lead === "to" &&
    /^(?:my|our)$/.test(lower) &&
    /^(?:deposit|exchange) (?:address|account|wallet)$/.test(
      `${wordAt(lexemes, end)} ${wordAt(lexemes, end + 1)}`,
    ) &&
    lexemes[end + 2]?.kind === "address";
  if (isAtHome) return end;
  const isPerson = isOf(lower, "person") && !ROLE.test(lower);
  const isPaid = /^(?:pay|send|tip|reimburse|refund)$/.test(lead);
  return isPaid && isPerson && numberAt(lexemes, end) ? end : undefined;
}

/** Where capitalised words end that no table has. */
function namesEnd(lexemes: Reading["lexemes"], from: number): number {
  let end = from;
  while (/^\p{Lu}\p{Ll}+$/u.test(lexemes[end]?.text ?? "") && !isKnown(wordAt(lexemes, end))) end += 1;
  return end;
}
