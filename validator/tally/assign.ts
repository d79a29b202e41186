import type { Call } from "../calls/call.ts";
import { isAgain } from "./is-again.ts";
import type { Item } from "./item.ts";
import { isEverywhere } from "./own.ts";
import type { Role } from "./roles.ts";
import type { Sense } from "./spoken.ts";
import { toldAs } from "./told-as.ts";

/** Which calls each clause of the text speaks of. */
export type Assignment = readonly (readonly number[])[];

/** More whole assignments, and more clauses put to a call on the way to them, than any text needs that people write. */
const MOST_TRIES = 150;
const MOST_TURNS = 2500;

export interface Clause {
  items: readonly number[];
  /** Something in it asks for a deed. */
  isAsking: boolean;
  /** Nothing in it belongs to one deed more than to another. */
  isNeutral: boolean;
}

const ASKING = ["ask", "weak", "done"] as const;

/** Whether a call was left for another and is spoken of once more. */
function returns(group: readonly number[], begun: Assignment): boolean {
  const [call] = group;
  const last = begun.findLast((one) => one.length > 0);
  return (
    group.length === 1 &&
    call !== undefined &&
    !last?.includes(call) &&
    begun.some((one) => one.length === 1 && one.includes(call))
  );
}

/** "…, and do the approval too. At least 348 USDC": what only bounds is said of the trade before. */
const isBounding = (items: readonly Item[], clause: Clause, calls: readonly Call[]): boolean =>
  calls.filter(({ operation }) => operation === "swap").length === 1 &&
  clause.items.some((at) => {
    const item = items[at];
    return item?.is === "amount" && item.amount.kind === "number" && item.amount.bound === "at least";
  });

export function clausesOf(items: readonly Item[]): Clause[] {
  const byClause = Map.groupBy(items.keys(), (at) => items[at]?.clause ?? 0);
  return [...byClause.values()].map((own) => ({
    items: own,
    isAsking: own.some((at) => {
      const item = items[at];
      return (
        item?.is === "word" &&
        [...item.sense.deeds.values()].some((kinds) => ASKING.some((kind) => kinds.has(kind)))
      );
    }),
    isNeutral: own.every((at) => {
      const item = items[at];
      return (
        item?.is === "mark" || item?.is === "term" || (item?.is === "word" && item.sense.everywhere.size > 0)
      );
    }),
  }));
}

/** The first assignment of the clauses to the calls that holds, the likeliest tried first. */
export function assigned<Found>(
  items: readonly Item[],
  clauses: readonly Clause[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
  hold: (assignment: Assignment) => Found | undefined,
): Found | undefined {
  const groups = groupsOf(calls);
  const options = clauses.map(({ items: own }) =>
    groups.filter((group) => fits(items, own, group, calls, roles)),
  );
  let [tries, turns] = [0, 0];
  const from = (at: number, begun: Assignment): Found | undefined => {
    turns += 1;
    if (tries > MOST_TRIES || turns > MOST_TURNS) return undefined;
    const clause = clauses[at];
    if (!clause) {
      tries += 1;
      return hold(begun);
    }
    const last = begun.at(-1);
    if (clause.isNeutral) return from(at + 1, [...begun, last ?? []]);
    for (const group of ordered(options[at] ?? [], last)) {
      if (isSpent(items, clause, group, begun, clauses, roles)) continue;
      if (returns(group, begun) && !clause.isAsking && !isBounding(items, clause, calls)) continue;
      const found = from(at + 1, [...begun, group]);
      if (found) return found;
    }
    return undefined;
  };
  return from(0, []);
}

/** One call, those that do the same, or all. */
function groupsOf(calls: readonly Call[]): number[][] {
  const all = [...calls.keys()];
  const alike = [...Map.groupBy(all, (at) => calls[at]?.operation).values()].filter((own) => own.length > 1);
  const groups = [...all.map((at) => [at]), ...alike];
  return calls.length > 1 && !alike.some((own) => own.length === calls.length) ? [...groups, all] : groups;
}

function fits(
  items: readonly Item[],
  own: readonly number[],
  group: readonly number[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const isOfAll = new Set(group.map((at) => calls[at]?.operation)).size > 1;
  return own.every((at) => {
    const item = items[at];
    if (!item) return false;
    // Of different deeds only where they are done is told at once.
    if (isOfAll && item.is === "word") return item.sense.everywhere.size > 0;
    if (isOfAll && item.is !== "place" && item.is !== "mark" && item.is !== "term") return false;
    if (item.is === "word") {
      const { everywhere, deeds } = item.sense;
      const isHome = isEverywhere(
        items[/^(?:[:=]|is|to)$/.test(items[at + 1]?.said ?? "") ? at + 2 : at + 1],
        "myself",
      );
      return everywhere.size > 0 || group.some((call) => mayBeSaid(deeds, calls[call], isHome));
    }
    if (item.is === "mark" || item.is === "term") return true;
    const isOf = (call: number) => roles[call]?.[at] !== undefined;
    return item.is === "amount" || item.is === "token" ? group.every(isOf) : group.some(isOf);
  });
}

/** What says that something goes on is said of what goes to somebody else. */
function mayBeSaid(deeds: Sense["deeds"], call: Call | undefined, isHome: boolean): boolean {
  const kinds = call && deeds.get(toldAs(call));
  if (!kinds) return false;
  // "in full" of a sum is said of no part.
  const isAll = call.approvesAll || [call.amountIn, call.amountOut].some((moved) => moved?.bound === "all");
  if (kinds.size === 1 && kinds.has("whole")) return isAll;
  // "Sign an order", "with the permit" are said of what is only signed, of what carries one along.
  const isBorne =
    (kinds.has("signed") && call.isSigned) || (kinds.has("permit") && call.permits !== undefined);
  if ([...kinds].every((kind) => kind === "signed" || kind === "permit")) return isBorne;
  const isSentOn = call.recipient !== undefined && call.recipient !== call.from;
  // "delivered to my own wallet"
  if (isHome && call.operation === "swap") return true;
  return isSentOn || !(kinds.size === 1 && kinds.has("deliver"));
}

/** The call that was spoken of last, those behind it, those before it, several. */
function ordered(
  options: readonly (readonly number[])[],
  last: readonly number[] | undefined,
): (readonly number[])[] {
  const current = last?.length === 1 ? (last[0] ?? 0) : 0;
  const rank = (group: readonly number[]) => {
    const [first = 0] = group;
    if (group.length > 1) return 1000 + group.length;
    return first >= current ? first - current : 100 + current - first;
  };
  return [...options].sort((one, other) => rank(one) - rank(other));
}

/** Whether the call has its amount from an earlier clause, and this one would be another. */
function isSpent(
  items: readonly Item[],
  clause: Clause,
  group: readonly number[],
  begun: Assignment,
  clauses: readonly Clause[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const [call] = group;
  if (group.length !== 1 || call === undefined) return false;
  return clause.items.some((at) => {
    const item = items[at];
    if (item?.is !== "amount" || isAgain(items, at) || roles[call]?.[at] === "piece") return false;
    return begun.some(
      (other, place) =>
        other.includes(call) &&
        clauses[place]?.items.some((one) => {
          const before = items[one];
          return before?.is === "amount" && roles[call]?.[one] === roles[call]?.[at];
        }),
    );
  });
}
