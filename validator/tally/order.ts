import type { Call } from "../calls/call.ts";
import { mayComeInAnyOrder } from "../reading/in-any-order.ts";
import type { Assignment, Clause } from "./assign.ts";
import type { Item } from "./item.ts";
import type { Role } from "./roles.ts";

/** Whether the text tells no other order of the calls than theirs. */
export function isInOrder(
  text: string,
  items: readonly Item[],
  clauses: readonly Clause[],
  assignment: Assignment,
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
  isServing: (call: number) => boolean,
): boolean {
  // Of one call nothing comes before it.
  const isBefore = (item: Item) =>
    item.is === "word" &&
    item.sense.everywhere.has("earlier") &&
    !/^(?:first|firstly|to (?:begin|start))/.test(item.said);
  if (calls.length < 2 && items.some(isBefore)) return false;
  const told: number[] = [];
  // "I owe 0x… 5 USDC. Withdraw 5 USDC, then pay.": what is wanted first is told once more in its turn.
  const isGoal = (place: number): boolean =>
    items[clauses[place]?.items[0] ?? 0]?.sentence === 0 &&
    clauses.some(
      ({ isAsking, items: [first = 0] }, later) =>
        isAsking && items[first]?.sentence !== 0 && assignment[later]?.join() === assignment[place]?.join(),
    );
  let led: readonly number[] = [];
  for (const [at, group] of assignment.entries()) {
    const clause = clauses[at];
    const [call] = group;
    const own = clause?.items ?? [];
    // "Before that, approve …": what begins a sentence is said of the clause behind it.
    if (clause?.isNeutral) {
      const isFirst = items[(own[0] ?? 0) - 1]?.sentence !== items[own[0] ?? 0]?.sentence;
      led = isFirst ? own : led;
      continue;
    }
    const isOfSentence = items[led[0] ?? -1]?.sentence === items[own[0] ?? 0]?.sentence;
    const saying = isOfSentence ? [...led, ...own] : own;
    if (group.length > 1 && !areListed(own, group, roles, told) && !mayComeInAnyOrder(text, calls))
      return false;
    if (group.length !== 1 || call === undefined || isGoal(at)) continue;
    const before = told.at(-1);
    const says = (name: "later" | "earlier") =>
      saying.some((one) => {
        const item = items[one];
        return item?.is === "word" && item.sense.everywhere.has(name);
      });
    if (told.includes(call)) continue;
    const isLast = told.every((other) => other < call);
    const isFirst = told.every((other) => other > call);
    if (says("later") && !says("earlier") && !(before !== undefined && before < call)) return false;
    if (before !== undefined && says("earlier") && !says("later") && !isFirst) return false;
    const isGranted = isServing(call) && calls[call]?.operation !== "revoke" && !says("later");
    const isFree =
      says("earlier") ||
      (isGranted && told.filter((other) => other > call).every((other) => !isServing(other))) ||
      (!isServing(call) && before !== undefined && isServing(before) && isServed(call, told, isServing));
    if (!isLast && !isFree && !mayComeInAnyOrder(text, calls)) return false;
    told.push(call);
    led = [];
  }
  return true;
}

/** All that were told before and come later only serve. */
const isServed = (call: number, told: readonly number[], isServing: (call: number) => boolean) =>
  told.filter((other) => other > call).every(isServing);

/** Whether a list names what belongs to one call each in the order of the calls: "1. 0x… 2. 0x…". */
function areListed(
  own: readonly number[],
  group: readonly number[],
  roles: readonly (readonly (Role | undefined)[])[],
  told: readonly number[],
): boolean {
  const named = own.flatMap((at) => {
    const calls = group.filter((call) => roles[call]?.[at] !== undefined);
    return calls.length === 1 ? calls : [];
  });
  const first = [...new Set(named)].filter((call) => !told.includes(call));
  return first.every((call, at) => at === 0 || call > (first[at - 1] ?? 0));
}
