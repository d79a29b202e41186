import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "./word.ts";

const BODY =
  /^(?:vote|votes|proposal|motion|board|council|dao|committee|team|ceo|cfo|cto|treasurer|snapshot|quorum|signers|owners|members|everyone|everybody|resolution|threshold|milestone|management|finance|accounting)$/;
const GRANTED =
  /^(?:passed|approved|agreed|signed|accepted|adopted|ratified|reached|confirmed|cleared|delivered|ok'd|okayed|authorised|authorized)$/;
const SMALL =
  /^(?:the|our|all|both|has|have|was|were|is|are|been|got|by|in|on|at|with|of|last|off|unanimously|today|yesterday|yesterday's|week|month|morning|afternoon|meeting|call|%|:)$/;

/**
 * Who has agreed to the request: "Vote passed on Monday with 71%", "Approved in Snapshot vote 14", "The board signed off
 * this morning". It has to be granted, by a body that may.
 */
export function isAuthority(own: readonly Word[]): boolean {
  const isLed = GRANTED.test(own[0]?.plain ?? "") && /^\p{Lu}/u.test(own[0]?.lexeme.text ?? "");
  const isSaid = own.slice(0, 5).some(({ plain }) => BODY.test(plain));
  const granted = own.findIndex(({ plain }) => GRANTED.test(plain));
  if (granted < 0 || !(isLed || isSaid)) return false;
  // "has to be approved"
  if (
    own
      .slice(Math.max(0, granted - 3), granted)
      .some(({ plain }) => /^(?:be|to|not|never|being|once|until)$/.test(plain))
  )
    return false;
  return own.every(({ plain, lexeme, element, filler }) => {
    if (element !== undefined)
      return /^(?:verb|noun|deadline|term)$/.test(element.as) && element.of === "the call";
    if (filler !== undefined) return filler !== "bound";
    if (lexeme.kind === "number") return isOfVote(own, lexeme.start);
    if (plain === "this")
      return isOf(own[own.findIndex((word) => word.lexeme.start === lexeme.start) + 1]?.plain ?? "", "time");
    if (BODY.test(plain) || GRANTED.test(plain) || SMALL.test(plain)) return true;
    return (
      lexeme.kind === "word" &&
      guardOf(plain) === undefined &&
      (isOf(plain, "time") ||
        (isLed && (isOf(plain, "person", "name", "occasion") || /^\p{Lu}/u.test(lexeme.text))))
    );
  });
}

/** "vote 14", "proposal #41", "with 71%": which vote it was, or that it was more than half. */
function isOfVote(own: readonly Word[], start: number): boolean {
  const at = own.findIndex(({ lexeme }) => lexeme.start === start);
  const before = own[at - 1]?.plain === "#" ? own[at - 2] : own[at - 1];
  if (own[at + 1]?.plain === "%") return Number(own[at]?.plain) > 50;
  return BODY.test(before?.plain ?? "") || own[at - 1]?.plain === "#";
}
