import type { Lexeme } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { isAge } from "./age.ts";
import { areOfCode, CURRENCY } from "./code.ts";
import { formTitleAt } from "./form-title.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

const PAPERS = termWords("papers with a number");

export const REFERENCE_NUMBER = "reference number";

/** What has numbers that are no references. */
const TERM = /^(?:amount|fee|account|chain|pool|nonce|id|token|tier|minimum|slippage)$/;
const LEAD = /^(?:no|nr|num|number)$/;
/** "is" leads to a number only behind these: "the bill is 500" says how much it is. */
const NUMBERED = /^(?:no|nr|num|number|id|ref|reference|po)$/;
const PART = /^(?:instalment|installment|round)$/;

/** Marks the title of a form, how old somebody is, and the number of a paper: "no. 2024-118", "(No. 77/25)", "invoice INV/0098/B", "their order number is 5512", "chapters 4-9". */
export function markReferenceNumbers(reading: Reading, words: Word[]): void {
  const title = formTitleAt(reading) ?? words.length;
  const paper = words[title];
  // The deed that it is a form of has to be one of the calls.
  const isOfCall = words.slice(0, title).some(({ element }) => /^(?:noun|verb)$/.test(element?.as ?? ""));
  if (paper && isOpen(paper) && isOfCall) paper.filler = "heading";
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (isOpen(word) && isAge(reading, at)) word.filler = "note";
    if (isOpen(word) && isTicket(reading.lexemes, at)) word.filler = REFERENCE_NUMBER;
    const to = referenceEnd(reading, at) ?? at;
    const own = words.slice(LEAD.test(plainAt(words, at)) ? at : at + 1, to);
    if (to === at || !own.every(isOpen)) continue;
    for (const word of own) word.filler = REFERENCE_NUMBER;
    markLabel(words, at);
    at = to - 1;
  }
}

/** "Internal ref: SUB-91", "Vendor reference: LN-20": whose number it is, alone between the end of a sentence and its colon. */
function markLabel(words: readonly Word[], at: number): void {
  const [before, label, paper, mark] = words.slice(Math.max(0, at - 2), at + 2);
  const isAlone = before?.lexeme.kind === "sign" && /^[.;!?]$/.test(before.plain);
  if (!isAlone || mark?.plain !== ":" || !label || !paper || !/^(?:ref|reference)$/.test(paper.plain)) return;
  const isPlain =
    isOpen(label) &&
    (/^(?:internal|external)$/.test(label.plain) ||
      isOf(label.plain, "person", "thing", "occasion", "generic"));
  if (isPlain) for (const word of [label, paper]) if (isOpen(word)) word.filler = "reference";
}

/** "SEC-92: …", "… (TREAS-14)": by itself between marks; "TEST-1" and "MAX-500" say something. */
function isTicket(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, { text = "" } = {}, next] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  if (!/^[A-Z]{2,10}-\d{1,6}$/.test(text)) return false;
  const isApart = [before, next].every((one) => one === undefined || /^[.:;,()[\]|–—]$/.test(one.text));
  const [project = ""] = text.split("-");
  return isApart && areOfCode(project);
}

/** The place behind the number of a paper whose name stands here; undefined where it may be an amount. */
export function referenceEnd(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const isPaper =
    isOf(word.endsWith("s") ? word.slice(0, -1) : word, "referring") || PAPERS.test(word) || PART.test(word);
  const isThing = isPaper || LEAD.test(word) || isOf(word, "thing", "occasion");
  if (!isThing || (NUMBERED.test(word) && TERM.test(wordAt(lexemes, at - 1)))) return undefined;
  let from = at + 1;
  while (
    from < at + 5 &&
    (/^[.:#=]$/.test(wordAt(lexemes, from)) ||
      NUMBERED.test(wordAt(lexemes, from)) ||
      (wordAt(lexemes, from) === "is" && isNumbered(lexemes, from)))
  )
    from += 1;
  // "the ticket number for this is 3391", "my file number for it: 19-B", "the order no. in my spreadsheet is 58"
  const where = isPaper && !NUMBERED.test(word) && isNumbered(lexemes, from) ? whereEnd(lexemes, from) : from;
  if (where > from && /^(?:is|:|=)$/.test(wordAt(lexemes, where))) from = where + 1;
  const number = codeEnd(lexemes, from);
  if (number === undefined) return undefined;
  const code = PAPERS.test(word) && from === at + 1 && isLettered(lexemes, number) ? number + 1 : number;
  const isJoined = code > from + 1 || lexemes[from]?.kind === "word";
  const isMarked = from > at + 1 && !/^[:=.]$/.test(wordAt(lexemes, from - 1));
  // "resolution 2024-09", but not "pizza 4/5"
  if (!isPaper && !LEAD.test(word))
    return isJoined && (lexemes[from]?.text.length ?? 0) > 2 && from === at + 1 ? code : undefined;
  // "Order 50" would be a wish, "Bill: 50" a sum.
  const isWish = isAsking(word) || isOf(word, "carrier") || /^(?:order|bill)$/.test(word);
  const isLed = lexemes[at - 1]?.kind === "word" && !isOf(wordAt(lexemes, at - 1), "joint", "courtesy");
  const isSum = from > at + 1 && !isMarked && (lexemes[from]?.text.length ?? 0) < 3 && word !== "no";
  if (!isJoined && !isMarked && (isSum || (isWish && !isLed))) return undefined;
  // "instalment 7 of 12", "invoices 11 and 12"
  const isMore = (PART.test(word) ? /^of$/ : /^(?:and|&)$/).test(wordAt(lexemes, code));
  const more = isMore ? codeEnd(lexemes, code + 1) : undefined;
  const end = more !== undefined && !isAmount(reading, more) ? more : code;
  return isAmount(reading, end) ? undefined : end;
}

/** "their order number is", "my ref. is" */
const isNumbered = (lexemes: readonly Lexeme[], at: number) =>
  NUMBERED.test(wordAt(lexemes, wordAt(lexemes, at - 1) === "." ? at - 2 : at - 1));

/** Where ends what a number is of or stands in: "for this", "in our books". */
function whereEnd(lexemes: readonly Lexeme[], from: number): number {
  const lead = wordAt(lexemes, from);
  if (/^(?:for|of)$/.test(lead) && /^(?:this|that|it)$/.test(wordAt(lexemes, from + 1))) return from + 2;
  const isOwn = /^(?:in|on|with)$/.test(lead) && /^(?:my|our|the)$/.test(wordAt(lexemes, from + 1));
  const place = wordAt(lexemes, from + 2);
  return isOwn &&
    /^(?:spreadsheet|sheet|books?|list|system|ledger|records|files|tracker|table|notes)$/.test(place)
    ? from + 3
    : from;
}

/** Whether what stands behind a number makes it a sum: "77 USDC", "77 in DAI", "77k", "77 to 0x…". */
function isAmount(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  const [last, next] = [lexemes[at - 1], lexemes[at]];
  if (!next) return false;
  if (next.start === last?.end && next.kind !== "sign") return true;
  const unit = /^(?:in|of)$/.test(next.lower) ? at + 1 : at;
  return (
    /^(?:[%$€£]|to|dollars?|bucks|cents?|gwei|percent|k|mio|per|each)$/.test(next.lower) ||
    isOf(next.lower, "numeral") ||
    next.kind === "address" ||
    tokenAtLexeme(reading, unit, true) !== undefined
  );
}

/** Numbers and capitals with hyphens or strokes between them: "77120", "2026-118", "INV/0098/B", "HZ-55120". */
function codeEnd(lexemes: readonly Lexeme[], from: number): number | undefined {
  let at = from;
  let hasDigit = false;
  while (isUnit(lexemes[at])) {
    hasDigit ||= /\d/.test(lexemes[at]?.text ?? "");
    // "7F-22"
    if (isGrownTogether(lexemes, at)) return at + 2;
    const [unit, mark, next] = lexemes.slice(at, at + 3);
    const isJoined = mark?.start === unit?.end && next?.start === mark?.end;
    if (!isJoined || !/^[-/.]$/.test(mark?.text ?? "") || !isUnit(next)) return hasDigit ? at + 1 : undefined;
    at += 2;
  }
  return undefined;
}

/** A number and letters with one of their own: "7F-22", but not "5K" or "20USDC". */
const isGrownTogether = (lexemes: readonly Lexeme[], at: number) =>
  /^\d+$/.test(lexemes[at]?.text ?? "") &&
  lexemes[at + 1]?.start === lexemes[at]?.end &&
  /^\p{Lu}{1,4}-?\d{1,6}$/u.test(lexemes[at + 1]?.text ?? "");

/** "file 12b", which is no number of billions; "note 5k" and "note 5m" may be sums. */
const isLettered = (lexemes: readonly Lexeme[], at: number) =>
  lexemes[at]?.start === lexemes[at - 1]?.end && /^[a-jln-z]$/.test(wordAt(lexemes, at));

const isUnit = (lexeme: Lexeme | undefined) =>
  lexeme !== undefined &&
  (/^\d+$/.test(lexeme.text) ||
    (/^(?:[\p{Lu}\d-]{1,14}|\p{L}{1,8}-\d[\p{L}\d-]*)$/u.test(lexeme.text) && !CURRENCY.test(lexeme.lower)));
