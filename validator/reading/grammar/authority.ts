import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "./word.ts";

const BODY: ReadonlySet<string> = new Set(
  (
    "vote votes proposal motion board council dao committee team ceo cfo cto treasurer snapshot quorum signers owners members " +
    "everyone everybody resolution threshold milestone management finance accounting"
  ).split(" "),
);
const GRANTED: ReadonlySet<string> = new Set(
  (
    "passed approved agreed signed accepted adopted ratified reached confirmed cleared delivered ok'd okayed " +
    "authorised authorized"
  ).split(" "),
);
const SMALL =
  /^(?:the|our|all|both|has|have|was|were|is|are|been|got|by|in|on|at|with|of|last|off|unanimously|today|yesterday|yesterday's|week|month|morning|afternoon|meeting|call|%|:)$/;

/**
 * Who has agreed to the request: "Vote passed on Monday with 71%", "Approved in Snapshot vote 14", "The board signed off
 * this morning". It has to be granted, by a body that may.
 */
export function isAuthority(own: readonly Word[]): boolean {
  const isLed = GRANTED.has(own[0]?.plain ?? "") && /^\p{Lu}/u.test(own[0]?.lexeme.text ?? "");
  const isSaid = own.slice(0, 5).some(({ plain }) => BODY.has(plain));
  const granted = own.findIndex(({ plain }) => GRANTED.has(plain));
  if (granted < 0 || !(isLed || isSaid)) return false;
  // "has to be approved"
  if (
    own
      .slice(Math.max(0, granted - 3), granted)
      .some(({ plain }) => /^(?:be|to|not|never|being|once|until)$/.test(plain))
  )
    return false;
  return own.every(({ plain, lexeme, element, filler }, at) => {
    if (element !== undefined)
      return /^(?:verb|noun|deadline|term)$/.test(element.as) && element.of === "the call";
    if (filler !== undefined) return filler !== "bound";
    if (lexeme.kind === "number") return isOfVote(own, at);
    if (plain === "this") return isOf(own[at + 1]?.plain ?? "", "time");
    if (BODY.has(plain) || GRANTED.has(plain) || SMALL.test(plain)) return true;
    return (
      lexeme.kind === "word" &&
      guardOf(plain) === undefined &&
      (isOf(plain, "time") ||
        (isLed && (isOf(plain, "person", "name", "occasion") || /^\p{Lu}/u.test(lexeme.text))))
    );
  });
}

/** "vote 14", "proposal #41", "with 71%": which vote it was, or that it was more than half. */
function isOfVote(own: readonly Word[], at: number): boolean {
  const before = own[at - 1]?.plain === "#" ? own[at - 2] : own[at - 1];
  if (own[at + 1]?.plain === "%") return Number(own[at]?.plain) > 50;
  return BODY.has(before?.plain ?? "") || own[at - 1]?.plain === "#";
}
