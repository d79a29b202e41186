import type { Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isOver } from "../../intent/prohibitions.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

/** What is taken away is a right and not what it is a right to. */
const TAKEN_BACK = /^(?:rights?|permissions?|access|approvals?|allowances?)$/;
const ENDING =
  /^(?:revoke|remove|cancel|reset|delete|drop|disallow|unapprove|kill|zero|stop|prevent|rid|undo|disable|clear|wipe|scrap|nuke)$/;
const REACH = 8;

/** "no longer", "to zero", "take away": the opposite of granting. */
export function takenAwayIn({ lexemes, text }: Reading): Quote | undefined {
  const at = lexemes.findIndex((_, place) => isTakenAway(lexemes, place));
  const first = lexemes[at];
  const last = first?.lower === "no" ? at + 1 : first?.lower === "allowed" ? at + 2 : at;
  return first && quoteOf(text, first, lexemes[last]);
}

function isTakenAway(lexemes: Reading["lexemes"], at: number): boolean {
  const [before, word, next, second] = [at - 1, at, at + 1, at + 2].map((place) => wordAt(lexemes, place));
  switch (word) {
    case "no":
      // "No more access for 0x…"; "0x… has no more access" tells.
      return next === "more"
        ? TAKEN_BACK.test(second ?? "") && /^(?:[.,;:!–—-]|please|pls|so|and|)$/.test(before ?? "")
        : next === "longer" && second !== "than";
    case "0":
      return /^(?:to|→|>)$/.test(before ?? "");
    case "withdraw":
      return (
        lexemes.slice(at + 1, at + REACH).some(({ lower }) => TAKEN_BACK.test(lower)) ||
        // "Clean up old permissions. Withdraw the one 0x… has"
        (next === "the" &&
          second === "one" &&
          lexemes.slice(0, at).some(({ lower }) => TAKEN_BACK.test(lower)))
      );
    case "switch":
      return lexemes.slice(at, at + REACH).some(({ lower }) => lower === "off");
    // "USDC allowance of 0x…: gone, please"
    case "gone":
      return /^[:–—]$/.test(before ?? "") && /^(?:[.,;!]|please|)$/.test(next ?? "");
    // "setApprovalForAll … → false"
    case "false":
      return lexemes.some(
        ({ lower }) =>
          /^(?:setapprovalforall|approvedforall)$/.test(lower) ||
          // "operator approval of 0x… → false"
          (/^[→:=]$/.test(before ?? "") && wordAt(lexemes, at - 2) !== "was" && TAKEN_BACK.test(lower)),
      );
    // "allowed = false", as a permit of DAI says it.
    case "allowed":
      return /^[:=]$/.test(next ?? "") && second === "false";
    case "take":
    case "pull":
      return isTakenOff(lexemes, at);
    // "Permit2 shouldn't have access to my USDC anymore"
    case "shouldn't":
    case "mustn't":
      return isDenied(lexemes, at);
    case "not":
      return /^(?:should|must|shall)$/.test(before ?? "") && isDenied(lexemes, at);
    default:
      // "Revoke … Scrap that." takes the request back.
      return ENDING.test(word ?? "") && !(word === "scrap" && /^(?:that|it|this)$/.test(next ?? ""));
  }
}

/** "not be able to … anymore", "not have access to … any longer"; "shouldn't lose access anymore" keeps it. */
const isDenied = (lexemes: Reading["lexemes"], at: number) =>
  /^(?:have access|be able|be allowed|(?:touch|spend|use|move|take|pull) my)$/.test(
    `${wordAt(lexemes, at + 1)} ${wordAt(lexemes, at + 2)}`,
  ) && isOver(lexemes, at);

/** "take away", "pull back", "take my DAI allowance away from 0x…", "take the approval off 0x…". */
function isTakenOff(lexemes: Reading["lexemes"], at: number): boolean {
  const [next, second] = [wordAt(lexemes, at + 1), wordAt(lexemes, at + 2)];
  if (/^(?:away|back)$/.test(/^(?:it|that|this|them)$/.test(next) ? second : next)) return true;
  const granted = lexemes.slice(at + 1, at + REACH).findIndex(({ lower }) => TAKEN_BACK.test(lower));
  return granted >= 0 && /^(?:away|back|off)$/.test(wordAt(lexemes, at + granted + 2));
}
