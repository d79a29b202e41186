import { unreadDestination } from "./destinations.ts";
import { durationAt } from "./durations.ts";
import type { NotUnderstood } from "./intent.ts";
import { asOtherToken, isCompared, isQualifying } from "./leftover-demands.ts";
import {
  describesParty,
  isCollateral,
  isHarmless,
  isPlainPhrase,
  leadsToElement,
  OBJECT,
  phraseEnd,
} from "./leftover-phrases.ts";
import { asksOnward, COURTESY, isGerund, isVerbAt, saysWhatWasRead, verbOfGerund } from "./leftover-verbs.ts";
import { quoteOf } from "./lexer.ts";
import { isOwnSource } from "./own-source.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { JOINING, NOTE_OPENERS, RESTRICTING, RULING, SUBJECTS } from "./word-classes.ts";

/** As many stretches that demand, and as many that do not, are told at most. */
const MOST = 10;
const CLAUSE_SIGNS: ReadonlySet<string> = new Set('.;!?,:()[]"“”—–');
/**
 * Words that no element was read from and that belong to no class of harmless words. They demand something where they
 * stand as a verb does, behind a word that restricts ("through", "with") or behind one that sets a rule ("must", "not").
 */
export function findLeftovers(reading: Reading): NotUnderstood[] {
  const { lexemes } = reading;
  const found: NotUnderstood[] = [];
  for (let from = 0; from < lexemes.length && count(found, true) < MOST; ) {
    let to = from;
    while (to < lexemes.length && !CLAUSE_SIGNS.has(lexemes[to]?.text ?? "")) to += 1;
    if (to > from) readClause(reading, from, to, found);
    from = to + 1;
  }
  return found;
}

function count(found: readonly NotUnderstood[], demands: boolean): number {
  return found.filter((stretch) => stretch.demands === demands).length;
}

type Lead = { at: number; kind: "joins" | "restricts" | "rules" };
/** An aside after "for" ends where something was read again; one after "because" only with its clause. */
type Aside = "to the next element" | "to the end" | undefined;

function readClause(reading: Reading, from: number, to: number, found: NotUnderstood[]): void {
  const { text, lexemes } = reading;
  const add = (first: number, end: number, demands: boolean) => {
    const [head, last] = [lexemes[first], lexemes[end - 1]];
    if (head && last && count(found, demands) < MOST) found.push({ ...quoteOf(text, head, last), demands });
  };
  let aside: Aside =
    isStatement(reading, from, to) || isHeading(reading, from, to) ? "to the end" : undefined;
  let lead: Lead | undefined;
  let isFirst = true;
  for (let at = from; at < to; at += 1) {
    const lexeme = lexemes[at];
    const word = lexeme?.lower ?? "";
    if (isTaken(reading, at)) {
      if (aside !== "to the end") aside = undefined;
      lead = undefined;
      isFirst = false;
      continue;
    }
    if (isQualifying(reading, at)) {
      add(at, at + 1, true);
      continue;
    }
    if (JOINING.has(word) && namesFurther(reading, at)) {
      const end = phraseEnd(reading, at, to);
      add(at, end, true);
      at = end - 1;
      continue;
    }
    // "Swap 5 USDC for ETH and back"
    if (JOINING.has(word) && wordAt(lexemes, at + 1) === "back") {
      add(at, at + 2, true);
      continue;
    }
    if (JOINING.has(word)) {
      if (aside && !isVerbAt(reading, at + 1, to)) continue;
      aside = undefined;
      lead = { at, kind: "joins" };
      continue;
    }
    if (aside === "to the end" ? WAKES_STATEMENT.has(word) : aside && WAKES.has(word)) aside = undefined;
    if (aside) continue;
    const destination = unreadDestination(reading, at, to);
    if (destination !== undefined) {
      add(at, destination, true);
      at = destination - 1;
      continue;
    }
    if (asOtherToken(reading, at) || isCompared(reading, at)) {
      add(at, Math.min(at + 2, to), true);
      continue;
    }
    if (opensNote(lexemes, at) && lead?.kind !== "rules") {
      aside = "to the end";
      continue;
    }
    if (isSum(lexemes, at) && at + 1 < to) {
      const end = phraseEnd(reading, at, to);
      if (end > at + 1 || /^(?:net|gross|equivalent)$/.test(word)) add(at, end, true);
      at = end - 1;
      continue;
    }
    const isBargain = word === "for" && /^(?:exchange|return)$/.test(wordAt(lexemes, at - 1));
    if (isBargain || isAgain(lexemes, at)) {
      const end = phraseEnd(reading, at, to);
      if (!leadsToElement(reading, at + 1, to)) add(at, end, true);
      at = end - 1;
      continue;
    }
    if (word === "for") {
      const span = durationAt(lexemes, at + 1);
      if (span && !isTaken(reading, at + 1)) {
        add(at, span.to, true);
        at = span.to - 1;
      } else if (opensReason(reading, at, to)) aside = "to the next element";
      continue;
    }
    if (word === "to" && asksOnward(reading, at + 1, to)) {
      add(at, phraseEnd(reading, at + 1, to), true);
      aside = "to the next element";
      continue;
    }
    if (word === "to" && !isFirst && isVerbAt(reading, at + 1, to)) {
      aside = "to the next element";
      continue;
    }
    if (word === "to" && wordAt(lexemes, at + 1) === "be") {
      lead = { at, kind: "rules" };
      continue;
    }
    if (RESTRICTING.has(word) || (word === "of" && wordAt(lexemes, at - 1) === "out")) {
      lead = { at, kind: "restricts" };
      continue;
    }
    if (RULING.has(word)) {
      lead = { at, kind: "rules" };
      isFirst = false;
      continue;
    }
    if (lexeme?.kind !== "word") {
      if (lexeme?.kind === "number" && lead?.kind === "restricts") {
        const end = phraseEnd(reading, at, to);
        add(lead.at, end, true);
        at = end - 1;
      }
      continue;
    }
    if (isVerbPlace(lead, at, isFirst) && isVerbAt(reading, at, to)) {
      const end = phraseEnd(reading, at, to);
      add(at, end, true);
      at = end - 1;
      isFirst = false;
      continue;
    }
    if (lead?.kind === "restricts") {
      const end = phraseEnd(reading, at, to);
      if (isOwnSource(reading, lead.at, at, end)) {
        // "from the operating wallet to …" has something else behind it.
        lead = undefined;
        at = end - 1;
        continue;
      }
      if (!isPlainPhrase(reading, at, end) && !isCollateral(reading, lead.at, at, end)) {
        if (saysWhatWasRead(reading, at, verbOfGerund(word), to)) continue;
        if (describesParty(reading, end)) add(at, end, false);
        else add(lead.at, end, true);
      }
      at = end - 1;
    } else if (lead?.kind === "rules" && !isHarmless(word) && !saysWhatWasRead(reading, at, word, to)) {
      const end = phraseEnd(reading, at, to);
      add(lead.at, end, true);
      at = end - 1;
    } else if (isManner(reading, at)) add(at, at + 1, true);
    else if (isGerund(lexemes, at) && !saysWhatWasRead(reading, at, verbOfGerund(word), to)) {
      const end = phraseEnd(reading, at, to);
      add(at, end, true);
      at = end - 1;
    } else if (!isHarmless(word)) add(at, at + 1, false);
    isFirst = isFirst && COURTESY.has(word);
    if (!COURTESY.has(word) && lead?.kind === "joins") lead = undefined;
  }
}

/** "… and other tokens", "… and my sister": one more object, of which nothing was read. */
const FURTHER =
  /^(?:others?|another|rest|everyone|everybody|holders|members|employees|contributors|winners|users|(?:friend|brother|sister|wife|husband|son|daughter|partner|colleague|cousin|uncle|aunt)s?|mother|father|mom|mum|dad|landlord|boss)$/;

function namesFurther(reading: Reading, joining: number): boolean {
  let at = joining + 1;
  while (/^(?:my|our|his|her|their|the|some|any|all|every)$/.test(wordAt(reading.lexemes, at))) at += 1;
  return isTaken(reading, joining - 1) && FURTHER.test(wordAt(reading.lexemes, at)) && !isTaken(reading, at);
}

const WAKES = new Set("via through using without unless except but only must never".split(" "));
const WAKES_STATEMENT = new Set("must never unless cannot insist".split(" "));

/** A clause that nothing was read from and that begins with its subject: "my landlord is waiting". */
function isStatement(reading: Reading, from: number, to: number): boolean {
  if (!SUBJECTS.has(wordAt(reading.lexemes, from))) return false;
  // "the funds go to …" speaks of what is asked for.
  if (/^(?:funds|proceeds|output|result|money|rest|remainder)$/.test(wordAt(reading.lexemes, from + 1)))
    return false;
  for (let at = from; at < to; at += 1) if (isTaken(reading, at)) return false;
  return true;
}

/** "plus interest", "less fees", "net of tax": a sum that is not done here. */
function isSum(lexemes: Reading["lexemes"], at: number): boolean {
  const word = wordAt(lexemes, at);
  if (/^(?:plus|minus|net|gross|equivalent)$/.test(word)) return true;
  if (word === "with") return /^(?:interest|premium|bonus|markup|tax)$/.test(wordAt(lexemes, at + 1));
  const before = wordAt(lexemes, at - 1);
  return (
    word === "less" && !/^(?:or|no|not|and|never|much)$/.test(before) && wordAt(lexemes, at + 1) !== "than"
  );
}

/** "privately", "rounded": how it is to be done, behind what was read. */
function isManner(reading: Reading, at: number): boolean {
  const word = wordAt(reading.lexemes, at);
  if (saysWhatWasRead(reading, at, word, reading.lexemes.length)) return false;
  return isTaken(reading, at - 1) && /^\p{L}{3,}(?:ly|ed)$/u.test(word) && !isHarmless(word);
}

/** A clause before a colon that another verb follows says what it is about: "Rebalance: sell 5 ETH". */
function isHeading(reading: Reading, from: number, to: number): boolean {
  if (wordAt(reading.lexemes, to) !== ":" || !isTaken(reading, to + 1)) return false;
  for (let at = from; at < to; at += 1) if (RULING.has(wordAt(reading.lexemes, at))) return false;
  return true;
}

/** "… and the same to my sister". */
function isAgain(lexemes: Reading["lexemes"], at: number): boolean {
  if (wordAt(lexemes, at) !== "same") return false;
  return JOINING.has(wordAt(lexemes, wordAt(lexemes, at - 1) === "the" ? at - 2 : at - 1));
}

function opensNote(lexemes: Reading["lexemes"], at: number): boolean {
  const word = wordAt(lexemes, at);
  if (!NOTE_OPENERS.has(word)) return false;
  return word !== "as" || !/^(?:long|well|much|little|many)$/.test(wordAt(lexemes, at + 1));
}

/** "for rent", "for my 2 cats": behind it stands what nothing was read from. */
function opensReason(reading: Reading, at: number, to: number): boolean {
  let next = at + 1;
  while (next < to && OBJECT.test(wordAt(reading.lexemes, next)) && !isTaken(reading, next)) next += 1;
  const word = wordAt(reading.lexemes, next);
  return (
    next < to &&
    !isTaken(reading, next) &&
    !/^(?:less|more|no|not|at|up|under|over|only|any|free)$/.test(word)
  );
}

function isVerbPlace(lead: Lead | undefined, at: number, isFirst: boolean): boolean {
  return isFirst || (lead?.kind === "joins" && lead.at < at);
}
