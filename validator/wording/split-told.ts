import type { Call } from "../calls/call.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { IN_ALL } from "./in-all.ts";

const SPLIT =
  /^(?:split|divide|divided|distribute|shared?|shares|half|halves|equally|evenly|between|among|amongst)$/;
const EACH =
  /^(?:each|ea|apiece|both|every|everyone|everybody|per|same|equal|respectively|either|likewise|too|twice|all|well|again|another)$/;
/** What tells of a sum itself that it is each one's. */
const OF_EACH = /^(?:(?:to |for |per )?(?:each|ea|apiece|every one|everyone)|(?:a|per) head)$/;
/** "127.5 to 0x…, as much to 0x…", "38 USDC a head" */
const AS_MUCH =
  /\bas much (?:again |more )?(?:to|for|in|goes)\b|\bjust as much\b|\bas much again\b|\b(?:a|per) head\b|\bthrice\b|\buniform|\bditto\b/;
const COUNTS = ["", "one", "two", "three", "four", "five", "six"];

/** "Split 600 USDC between …" where each gets as much; a sum that is told once for several says that it is for each. */
export function isSplit(
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  if (isSharedTotal(items, calls, roles)) return true;
  const paying = calls.flatMap(({ operation, nonFungibles }, call) =>
    operation === "transfer" && !nonFungibles ? [call] : [],
  );
  if (paying.length < 2) return false;
  const sums = items.flatMap((item, at) =>
    item.is === "amount" && paying.some((call) => roles[call]?.[at] !== undefined) ? [at] : [],
  );
  const places = (words: RegExp) =>
    items.flatMap(({ is, said }, at) =>
      is !== "address" && said.split(" ").some((one) => words.test(one)) ? [at] : [],
    );
  const [sum] = sums;
  // "Pay 0x… 75 and 0x… 65 USDC each"
  if (sums.length >= paying.length) {
    const isOfAll = sums.every((at) => paying.every((call) => roles[call]?.[at] !== undefined));
    return sums.length > 1 && !isOfAll && sums.some((at) => OF_EACH.test(saidBehind(items, at)));
  }
  if (sum === undefined) return true;
  const told = items[sum];
  if (told?.is === "amount" && told.isEach) return false;
  if (isToldOften(items, sum, paying.length)) return false;
  if (OF_EACH.test(saidBehind(items, sum))) return false;
  if (places(SPLIT).length > 0) return true;
  const text = items.map(({ said }) => said).join(" ");
  return places(EACH).length === 0 && !AS_MUCH.test(text) && !items.some(isLikewise);
}

/** "… and so should 0x…" */
const isLikewise = (_: Item, at: number, items: readonly Item[]): boolean =>
  /(?:^| )so (?:do|does|did|should|shall|will|must|is|are)$/.test(
    [items[at - 1], items[at]].map((one) => one?.said ?? "").join(" "),
  );

/** "each", "to each of": right behind a sum. */
function saidBehind(items: readonly Item[], at: number): string {
  const next = items[at + 1]?.said ?? "";
  return /^(?:to|for|per|a)$/.test(next) ? `${next} ${items[at + 2]?.said ?? ""}` : next;
}

/** "two payments of 45 USDC", "three winners at 45 USDC", "45 USDC times two", "3 × 45 USDC", "45 USDC, twice over". */
function isToldOften(items: readonly Item[], sum: number, count: number): boolean {
  const many = `(?:${COUNTS[count]}|${count})`;
  const often = count === 2 ? "twice" : count === 3 ? "thrice" : many;
  const start = startOf(items, sum);
  const before = saidOf(items.slice(Math.max(0, start - 4), start));
  const behind = saidOf(items.slice(sum + 1, sum + 6));
  const isBefore = new RegExp(
    `(?:^| )(?:${many} (?:[a-z]+ )?[a-z]+ (?:of|at|@)|[x×] ?${count} (?:of|at|@)|${many} (?:times|[x×]))$`,
  );
  const isBehind = new RegExp(
    `^(?:, |\\( )?(?:(?:times|[x×]) ?${many}|${many} times(?: over)?|${often} over)(?: |$)`,
  );
  return isBefore.test(before) || isBehind.test(behind);
}

/** "USDC 77": where its token stands first. */
const startOf = (items: readonly Item[], sum: number) => (items[sum - 1]?.is === "token" ? sum - 1 : sum);

const saidOf = (items: readonly Item[]) => items.map(({ said }) => said).join(" ");

/** "Two allowances of 150 in total: …", of which each call takes all; what only prepares another takes the same. */
const isSharedTotal = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  items.some(({ is }, at) => {
    if (is !== "amount" || !IN_ALL.test(items[at + 1]?.said ?? "")) return false;
    const giving = calls.filter((_, call) => roles[call]?.[at] === "given");
    return new Set(giving.map(({ operation }) => operation)).size < giving.length;
  });
