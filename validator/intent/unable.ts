import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";

const ABLE = /^(?:can't|cant|cannot|couldn't|won't|wouldn't)$/;
const WHICH = /^(?:it|that|which|who|they|he|she|nobody|none)$/;

const NO_MORE = /^(?:take|spend|pull|use|draw) (?:any )?more(?: [.,;!)]|$)/;

/**
 * "a rate that can't go up", "such that it cannot move one": what a thing or another is unable to do, no order to whoever acts.
 * That a spender "can't take more" is so by what it is allowed.
 */
export function isDisabled(lexemes: readonly Lexeme[], at: number): boolean {
  // "He never takes ETH."
  if (wordAt(lexemes, at) === "never" && /^(?:he|she|it|they|who)$/.test(wordAt(lexemes, at - 1)))
    return true;
  const isSplit = wordAt(lexemes, at) === "not" && /^(?:can|could|will|would)$/.test(wordAt(lexemes, at - 1));
  const whose = lexemes[isSplit ? at - 2 : at - 1];
  return (
    (isSplit || ABLE.test(wordAt(lexemes, at))) &&
    !NO_MORE.test(
      [1, 2, 3, 4]
        .map((step) => wordAt(lexemes, at + step))
        .join(" ")
        .trim(),
    ) &&
    (whose?.kind === "address" || WHICH.test(whose?.lower ?? ""))
  );
}
