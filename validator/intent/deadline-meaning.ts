import type { Quote } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { endsSentence, type Reading, wordAt } from "./reading.ts";

const VALIDITY = /^(?:valid|validity|until|till|expir\w*|good|lasts?|lasting|ends?|ending|live|open)$/;

/** "for the next hour", "valid for one day", "it must end by noon": how long something is to hold. */
export function saysValidity({ lexemes }: Reading, { start, end }: Quote): boolean {
  const first = lexemes.findIndex((lexeme) => lexeme.start >= start);
  for (let at = Math.max(0, first - 3); (lexemes[at]?.start ?? end) < end; at += 1) {
    const word = wordAt(lexemes, at);
    if (VALIDITY.test(word)) return true;
    if (word !== "for") continue;
    let next = at + 1;
    while (/^(?:the|a|an|only|just|about|max|maximum|at|most)$/.test(wordAt(lexemes, next))) next += 1;
    if ((lexemes[next]?.start ?? -1) >= start) return true;
  }
  return isForSpending(lexemes, first);
}

/** "Allow 0x… to spend 5 USDC within an hour": when it may be spent. */
function isForSpending(lexemes: readonly Lexeme[], first: number): boolean {
  for (let at = first - 1; at > first - SPENDING_REACH && at >= 2; at -= 1) {
    if (endsSentence(lexemes[at]) || wordAt(lexemes, at) === ",") return false;
    if (!/^(?:spend|use|pull|take|move|draw)$/.test(wordAt(lexemes, at))) continue;
    const before = lexemes.slice(Math.max(0, at - SPENDING_REACH), at);
    return before.some(({ lower }) => GRANTS.test(lower));
  }
  return false;
}

const SPENDING_REACH = 8;
const GRANTS = /^(?:approv(?:e|al|ing)|allow(?:ance|ing)?|permit|authori[sz]e|grant|let|letting|enable)$/;
const EXECUTION =
  /^(?:execut(?:e|ed|ion)|complet(?:e|ed)|submit(?:ted)?|done|do|sen[dt]|mined|finish(?:ed)?|confirmed|land|happen|settle|included)$/;

/** "execute within 10 minutes": by when it is to be done, and nothing else. */
export function saysExecution({ lexemes }: Reading, { start }: Quote): boolean {
  const first = lexemes.findIndex((lexeme) => lexeme.start >= start);
  return lexemes.slice(Math.max(0, first - 3), first).some(({ lower }) => EXECUTION.test(lower));
}
