import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isA } from "../../lexicon/roles.ts";
import { plainAt, type Word } from "./word.ts";

/**
 * Who has agreed to the request: "Vote passed on Monday with 71%", "Approved in Snapshot vote 14", "The board signed off
 * this morning". It has to be granted, by a body that may.
 */
export function isAuthority(own: readonly Word[]): boolean {
  const isLed = isA(plainAt(own, 0), "granted") && /^\p{Lu}/u.test(own[0]?.lexeme.text ?? "");
  const isSaid = own.slice(0, 5).some(({ plain }) => isA(plain, "authority"));
  const granted = own.findIndex(({ plain }) => isA(plain, "granted"));
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
    if (plain === "this") return isOf(plainAt(own, at + 1), "time");
    if (isA(plain, "authority", "granted", "of a vote")) return true;
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
  return isA(before?.plain ?? "", "authority") || own[at - 1]?.plain === "#";
}
