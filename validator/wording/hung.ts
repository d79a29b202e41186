import type { Reading } from "../intent/reading.ts";
import { guardedPhraseAt, guardOf } from "../lexicon/lexicon.ts";
import type { Item } from "../tally/item.ts";
import type { Role } from "../tally/roles.ts";

/** More words than that are a clause, which is weighed. */
const FEW = 6;

/** Whether a guarded word hangs alone behind the last value of a sentence, or heads the text: "… to 0x… reversibly", "Draft: send …". */
export function isHung(
  { lexemes }: Reading,
  items: readonly Item[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const isValue = (at: number) => roles.some((own) => own[at] !== undefined);
  const isGuarded = (part: readonly Item[]) =>
    part.some(({ from, to }) =>
      lexemes
        .slice(from, to)
        .some(({ lower }, at) => guardOf(lower) !== undefined || guardedPhraseAt(lexemes, from + at)),
    );
  const isShort = (part: readonly Item[]) =>
    part.length > 0 &&
    part.reduce((sum, { from, to }) => sum + to - from, 0) <= FEW &&
    part.every(({ is }) => is === "word" || is === "open" || is === "term" || is === "amount");
  const head = items.findIndex(({ said }) => said === ":");
  if (head > 0 && items.every((_, at) => at >= head || !isValue(at))) {
    const part = items.slice(0, head);
    if (isShort(part) && isGuarded(part)) return true;
  }
  return items.some((_, at) => {
    if (!isValue(at)) return false;
    const past = items.findIndex((one, place) => place > at && (one.is === "mark" || isValue(place)));
    const rest = items.slice(at + 1, past < 0 ? undefined : past);
    return (past < 0 || items[past]?.is === "mark") && isShort(rest) && isGuarded(rest);
  });
}
