import type { Lexeme } from "./lexer.ts";
import { backOver, saidIn, wordAt } from "./reading.ts";

const ENDED = /^(?:dead|void|invalid|cancelled|canceled|off|lapsed|expired|lapses?|dies|die|ends?|ceases?)$/;
const HELD = /^(?:valid|good|usable|open|live)$/;
const DENIAL = /^(?:no|not|neither|none|never|cannot|mustn't|shouldn't|can't|isn't)$/;
const BESIDE_DENIAL = /^(?:longer|is|be|it|may|must|should|can|them|of)$/;

/** "order dead after 13:00", "not valid after noon", "it lapses at 18:00", "both run out on Friday": where the words begin by which it ends then. */
export function endedFrom(lexemes: readonly Lexeme[], at: number): number {
  const [word, before] = [wordAt(lexemes, at), wordAt(lexemes, at - 1)];
  if (word === "out" && /^(?:runs?|running)$/.test(before)) return at - 1;
  if (!/^(?:after|at|beyond|past)$/.test(word)) return at;
  const isOfDenial = { test: (one: string) => DENIAL.test(one) || BESIDE_DENIAL.test(one) };
  const lead = backOver(lexemes, at - 1, isOfDenial, 5);
  const isDenied = lexemes.slice(lead, at - 1).some(({ lower }) => DENIAL.test(lower));
  const isOver = isDenied ? word !== "at" && HELD.test(before) : ENDED.test(before);
  return isOver ? lead : at;
}

/** "an allowance that runs until Friday": where the words begin by which it holds so long. */
export function heldFrom(lexemes: readonly Lexeme[], at: number): number {
  if (!/^(?:until|till|til|through)$/.test(wordAt(lexemes, at))) return at;
  const isHeld = /^(?:lasts?|lasting|runs?|running|holds?|holding|stands?|standing|usable)$/.test(
    wordAt(lexemes, at - 1),
  );
  return isHeld ? at - 1 : at;
}

const OPEN = "(?:open|live|good|valid|standing)";
const IT = "(?:it|this|that|(?:the|this|my) (?:order|offer|trade|swap))";
const LEFT = new RegExp(
  `(?:^|(?<=(?:[.,;:!?(–—/-]|and) ))(?:(?:please )?(?:leave|keep) ${IT} ${OPEN}|${IT} (?:can|may|should|must|shall|is to) (?:(?:stay|remain|be) ${OPEN}|take))$`,
);

/** "Leave it open until noon", "it may stay open until noon", "it may take until noon": where a clause begins that says nothing but that; "leave it until noon" puts it off. */
export function leftFrom(lexemes: readonly Lexeme[], from: number): number {
  const said = LEFT.exec(saidIn(lexemes, from - 8, from))?.[0];
  return said === undefined ? from : from - said.split(" ").length;
}
