import type { Lexeme } from "./lexer.ts";
import { backOver, wordAt } from "./reading.ts";

const LASTING = /^(?:allowance|approval|permit|permission|grant)s?$/;
/** How far before its end a permission may be named. */
const LASTING_REACH = 16;

const isOfGrant = (lexemes: readonly Lexeme[], at: number) =>
  lexemes.slice(Math.max(0, at - LASTING_REACH), at).some(({ lower }) => LASTING.test(lower));

/** "an allowance of 5 USDC, ending 15 November"; "my shift ending 18:00" is no term, and a payment has no end. */
export const isEndOfGrant = (lexemes: readonly Lexeme[], at: number) =>
  (/^(?:[,;(]|both|each|all)$/.test(wordAt(lexemes, at - 1)) || LASTING.test(wordAt(lexemes, at - 1))) &&
  isOfGrant(lexemes, at);

/** "The grants end 22 Nov", "It is to end on Friday", "an allowance that ends at noon"; "My lease ends on Friday" is no term. */
export function isToldEnd(lexemes: readonly Lexeme[], at: number): boolean {
  const subject = backOver(lexemes, at, /^(?:is|are|to|should|must|shall|will|has|have)$/, 2) - 1;
  const word = wordAt(lexemes, subject);
  if (/^(?:that|which)$/.test(word)) return isOfGrant(lexemes, subject);
  const from = LASTING.test(word)
    ? backOver(lexemes, subject, /^(?:the|this|that|these|both|each|permit2)$/, 2)
    : subject;
  const isTold = LASTING.test(word) || /^(?:it|they|both|each|this)$/.test(word);
  return isTold && /^(?:[.,;:(!–—-]|and|)$/.test(wordAt(lexemes, from - 1));
}

const ENDED = /^(?:dead|void|invalid|cancelled|canceled|off|lapsed|expired)$/;
const ENDING = /^(?:lapses?|dies|die|ends?|ceases?)$/;

/** What runs out, or what is said of it; "my lease runs out on Friday" is no term. */
const RUNS_OUT =
  /^(?:both|each|it|they|should|must|shall|to|which|that|and|[,;(]|allowances?|approvals?|permissions?|permits?)$/;

/** "allowance runs 30 days"; "my lease runs 30 days" is no term. */
export const mayRun = (lexemes: readonly Lexeme[], at: number) => RUNS_OUT.test(wordAt(lexemes, at - 1));

/** "order dead after 13:00", "not valid after noon", "it lapses at 18:00", "both run out on Friday": where the words begin by which it ends then. */
export function endedFrom(lexemes: readonly Lexeme[], at: number): number {
  const [word, before] = [wordAt(lexemes, at), wordAt(lexemes, at - 1)];
  if (word === "out" && /^(?:runs?|running)$/.test(before) && mayRun(lexemes, at - 1)) return at - 1;
  if (!/^(?:after|at|beyond|past)$/.test(word)) return at;
  // "My shift ends at 18:00" is no term.
  const isEnding =
    ENDING.test(before) && /^(?:order|offer|trade|swap|it|and|[,;]|)$/.test(wordAt(lexemes, at - 2));
  const isEnded = word === "after" && ENDED.test(before);
  const isHeld = /^(?:valid|good|usable|open|live)$/.test(before);
  // "not beyond Friday"
  const isBeyond = /^(?:beyond|past)$/.test(word);
  const end = isBeyond && !isHeld ? at : at - 1;
  const lead = backOver(
    lexemes,
    end,
    /^(?:no|not|neither|none|never|longer|is|be|it|may|must|should|can|cannot|mustn't|shouldn't|can't|isn't|them|of)$/,
    5,
  );
  const isDenied = lexemes
    .slice(lead, end)
    .some(({ lower }) => /^(?:no|not|neither|none|never|cannot|mustn't|shouldn't|can't|isn't)$/.test(lower));
  const isUnvalid = (isBeyond || (isHeld && word === "after")) && isDenied;
  return isUnvalid || ((isEnding || isEnded) && !isDenied) ? lead : at;
}

/** "an allowance that runs until Friday": where the words begin by which it holds so long. */
export function heldFrom(lexemes: readonly Lexeme[], at: number): number {
  if (!/^(?:until|till|til|through)$/.test(wordAt(lexemes, at))) return at;
  const [before, subject] = [wordAt(lexemes, at - 1), wordAt(lexemes, at - 2)];
  const isHeld =
    /^(?:lasts?|lasting|runs?|running|holds?|holding|stands?|standing)$/.test(before) &&
    /^(?:it|they|both|each|that|which|to|should|must|shall|will|may|can|order|offer|and|,)$/.test(subject);
  return isHeld || before === "usable" ? at - 1 : at;
}

const OPEN = /^(?:open|live|good|valid|standing)$/;
const EDGE = /^(?:[.,;:!?(–—/-]|and|)$/;
const LEFT_REACH = 6;
const LEFT = /^(?:please )?(?:leave|keep) (?:it|this|that|(?:the|this|my) (?:order|offer|trade|swap))$/;
const STAYING =
  /^(?:it|this|that|(?:the|this|my) (?:order|offer|trade|swap)) (?:can|may|should|must|shall|is to) (?:stay|remain|be)$/;
const TAKING = /^(?:(?:it|this|that|(?:the|this) (?:order|trade|swap)) )?(?:can|may) take$/;

/** "Leave it open until noon", "it may stay open until noon", "it may take until noon": where a clause begins that says nothing but that; "leave it until noon" puts it off. */
export function leftFrom(lexemes: readonly Lexeme[], from: number): number {
  const end = OPEN.test(wordAt(lexemes, from - 1)) ? from - 1 : from;
  let start = end;
  while (start > end - LEFT_REACH && !EDGE.test(wordAt(lexemes, start - 1))) start -= 1;
  const said = lexemes
    .slice(start, end)
    .map(({ lower }) => lower)
    .join(" ");
  const isLeft = OPEN.test(wordAt(lexemes, end)) && (LEFT.test(said) || STAYING.test(said));
  return isLeft || (end === from && TAKING.test(said)) ? start : from;
}

/** "latest execution 12:20", "…, latest 12:20"; "my latest invoice" is no term. */
export const isLatest = (lexemes: readonly Lexeme[], at: number) =>
  wordAt(lexemes, at - 1) === "at" || EDGE.test(wordAt(lexemes, at - 1));
