import { guardOf } from "../lexicon/lexicon.ts";
import type { Item } from "./item.ts";

/** "bit by bit", "by now", a table of its own */
export const LOOSE = /\b(?:(\w+) by \1|by now|to back out)\b|^\w+;\w+;/im;
/** A slippage has no least. */
const LEAST =
  /^(?:min|minimum|minimal|least|at least|floor|at the very least|(?:no|not|never) (?:less|fewer|lower|under) than|(?:min|minimum|floor) of)$/;
const POLITE = /^(?:can|could|would|will|may) /;

const isDeed = (item: Item | undefined) => item?.is === "token" || item?.is === "amount";

/** "Send 5 USDC to 0x… another", "another: …": what hangs there alone says something that is not there. */
export function endsOpen(items: readonly Item[]): boolean {
  const last = items.findLast(({ is }) => is !== "mark");
  return items.some((item) => {
    if (item.is !== "word" || item.sense.everywhere.size > 0 || guardOf(item.said) === undefined)
      return false;
    const isAlone = items.every((one) => one === item || one.clause !== item.clause || one.is === "mark");
    return item === last || isAlone;
  });
}

/** A question is one only where it asks politely; a bound word bounds some amount. */
export function areAnswerable(items: readonly Item[]): boolean {
  return items.every((item, at) => {
    const inSentence = (test: (one: Item) => boolean) =>
      items.some((one) => one.sentence === item.sentence && test(one));
    // "is up to me"
    if (/\bup(?: to)?$/.test(item.said) && /^(?:to )?(?:me|us|myself)$/.test(items[at + 1]?.said ?? ""))
      return false;
    if (item.is === "mark" && item.said === "?")
      return inSentence(({ is, said }) => is === "word" && POLITE.test(`${said} `));
    const next = items[at + 1];
    const isLast = next === undefined || next.is === "mark";
    // "and so should 0x… have."
    if (item.is === "word" && item.said === "have" && isLast && !isDeed(items[at - 1])) return false;
    if (item.said === "had" && /(?:^| )have$/.test(items[at - 1]?.said ?? "")) return false;
    if (item.said === "up to" && items[at + 1]?.is !== "amount" && items[at + 1]?.is !== "term") return false;
    if (item.is === "word" && /^(?:before|after|before the|after the|once the)$/.test(item.said)) {
      const isNamed =
        next?.is === "word" && [...next.sense.deeds.values()].some((kinds) => kinds.has("noun"));
      return next === undefined || next.is === "mark" ? !item.said.endsWith("the") : isNamed;
    }
    if (
      item.is !== "word" ||
      !item.sense.everywhere.has("bound") ||
      item.sense.everywhere.size > 1 ||
      item.sense.deeds.size > 0
    )
      return true;
    if (LEAST.test(item.said) && isSlippage(items, at)) return false;
    return (
      inSentence(
        (one) => one.is === "amount" && one.amount.kind === "number" && one.amount.bound !== "exact",
      ) ||
      items[at + 1]?.is === "term" ||
      items[at - 1]?.is === "term"
    );
  });
}

/** Whether a bound is right beside a slippage, or the words for one: "min slippage 1%", "with at least 1% slippage". */
function isSlippage(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  const next = /^(?:an?|the|of|:)$/.test(after?.said ?? "") ? items[at + 2] : after;
  const isTerm = (item: Item | undefined) =>
    item?.is === "term" && /^(?:\d[\d.,]*|half|a|an|one|two|three|slippage|bps)$/.test(item.said);
  const behind = items[at + 1]?.is;
  return (
    isTerm(next) ||
    (isTerm(before) && behind !== "amount" && behind !== "token") ||
    before?.said === "slippage"
  );
}
