import undoing from "../../data/patterns/undoing.json" with { type: "json" };
import { isClosing } from "../grammar/closing.ts";
import { createPatternFinder } from "../grammar/pattern.ts";
import { isShortening, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const undoingAt = createPatternFinder(undoing);
const JOINT = /^(?:and|but|because|since|so|though|although|as|while)$/;

/** What did not take place is a reason to give something back. */
const BACK = /^(?:refund|refunds|back|return|reimburse)$/;

/**
 * Stops a request by what is told beside it: that what it serves is over, done, not wanted, not the speaker's, unreal or yet
 * to come. Which predicates say so of which subjects is the table's to tell.
 */
export function guardUndoings(words: Word[], { asked }: GuardContext): void {
  const isOver = !isClosing(asked) && !words.some(({ plain }) => BACK.test(plain));
  for (const clause of clausesOf(words)) {
    if (clause.some(asksFor)) continue;
    for (const [at, word] of clause.entries()) {
      if (word.problem !== undefined) continue;
      // "Once it is gone, approve …" tells the order.
      const found = undoingAt(clause, at).find(
        (why) => why !== "over" || (isOver && clause[0]?.plain !== "once"),
      );
      if (found) word.problem = found;
    }
  }
}

const asksFor = ({ element }: Word) =>
  element !== undefined && element.of !== "the call" && /^(?:verb|amount|counterparty)/.test(element.as);

function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const { lexeme, plain } = word;
    const isJoin = lexeme.kind === "sign" ? !/^['’%$€#/&-]$/.test(lexeme.text) : JOINT.test(plain);
    // "until Monday, 8 am UTC"
    const isInTime = word.element?.as === "deadline";
    if (isJoin && !isInTime && !isShortening(words, at)) clauses.push([]);
    else if (lexeme.kind !== "sign") clauses.at(-1)?.push(word);
  }
  return clauses;
}
