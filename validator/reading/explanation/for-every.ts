import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";

const ABOUT = /^(?:about|almost|around|nearly|roughly|approximately|half|twice|double|not)$/;
const SPLIT = /^(?:split|splitting|shared?|sharing|divided?|between|among)$/;
const TOTAL = /^(?:together|total|altogether)$/;
const EVERY = /^(?:each|apiece|all|every|both|everyone|everybody|same)$/;

/** The words by which one amount is for every one: "5 each", "everyone gets", "the same amount", "for both of them". */
export function everyIn(lexemes: readonly Lexeme[]): [from: number, to: number] {
  if (!lexemes.some(({ lower }) => EVERY.test(lower))) return [-1, 0];
  const isSplit = isSplitUp(lexemes);
  const at = lexemes.findIndex(
    ({ lower }, place) => EVERY.test(lower) && isForEvery(lexemes, place, isSplit),
  );
  if (wordAt(lexemes, at) === "all") return [at - 1, at + 2];
  return [at, at < 0 ? 0 : at + (/^(?:every|same)$/.test(wordAt(lexemes, at)) ? 2 : 1)];
}

function isForEvery(lexemes: readonly Lexeme[], place: number, isSplit: boolean): boolean {
  const [before, next] = [wordAt(lexemes, place - 1), wordAt(lexemes, place + 1)];
  switch (wordAt(lexemes, place)) {
    // "each invoice is attached", "each month"
    case "each":
    case "apiece":
      return !isOf(next, "thing", "occasion", "time");
    // "Pay 5 USDC to all of these: 0x…, 0x…"
    case "all":
      return before === "to" && /^(?:of|these|those|the)$/.test(next) && !isSplit;
    case "every":
      return /^(?:one|address|wallet|person|recipient)$/.test(next);
    case "both":
      if (before === "for" || /^(?:get|receive)$/.test(next)) return true;
      // "Both 0x… and 0x… get 40 USDC"; "split 5 USDC to both" is not 5 USDC for each.
      return (
        (/^(?:to|give|send|pay|tip)$/.test(before) || lexemes[place + 1]?.kind === "address") && !isSplit
      );
    // "nearly the same amount"
    case "same":
      return next === "amount" && !ABOUT.test(wordAt(lexemes, before === "the" ? place - 2 : place - 1));
    default:
      return true;
  }
}

/** Whether the sum is one for all together. */
function isSplitUp(lexemes: readonly Lexeme[]): boolean {
  // "Both 0x… and 0x… get 40 USDC, 80 USDC in total": what they come to is another number, which is reckoned.
  const isReckoned = lexemes.flatMap((_, at) => numberAt(lexemes, at) ?? []).length > 1;
  return lexemes.some(({ lower }) => SPLIT.test(lower) || (!isReckoned && TOTAL.test(lower)));
}
