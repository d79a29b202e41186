import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { guardedPhraseAt, guardOf } from "../lexicon/lexicon.ts";

/** Of one call, whether a guarded word or phrase alone hangs behind the last value of a sentence or heads the text: "… to 0x… reversibly", "Draft: send …". A clause of more is weighed. */
export const isHung = (
  { lexemes }: Reading,
  items: readonly Item[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean => {
  const [own, ...others] = roles;
  if (!own || others.length > 0) return false;
  // "WETH wanted": of what a trade brings it says that it is.
  const isAskedFor = (at: number) => own[at] === "wanted" && ASKED.test(items[at + 1]?.said ?? "");
  const isGuarded = (part: readonly Item[]): boolean => {
    const [first] = part;
    const last = part.at(-1);
    if (!first || !last || !part.every(({ is }) => is === "word" || is === "open")) return false;
    const isWord = last.to - first.from === 1 && guardOf(lexemes[first.from]?.lower ?? "") !== undefined;
    // Some have the mark behind them: "drama:".
    return isWord || (guardedPhraseAt(lexemes, first.from)?.to ?? 0) >= last.to;
  };
  const head = items.findIndex(({ said }) => said === ":");
  return (
    (!LABEL.test(items[0]?.said ?? "") && isGuarded(items.slice(0, Math.max(0, head)))) ||
    items.some((_, at) => {
      if (own[at] === undefined || isAskedFor(at)) return false;
      const end = items.findIndex(({ is }, place) => place > at && is === "mark");
      return isGuarded(items.slice(at + 1, end < 0 ? undefined : end));
    })
  );
};

/** What heads a letter and a form. */
const LABEL = /^(?:subject|ask|wanted)$/;
const ASKED = /^(?:wanted|asked|in exchange)$/;
