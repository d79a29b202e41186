import type { Call } from "../calls/call.ts";
import type { Step } from "../intent/intent.ts";
import type { Reading } from "../intent/reading.ts";
import { serves } from "../reading/serves.ts";
import type { Assignment, Clause } from "./assign.ts";
import type { Item } from "./item.ts";
import { isInOrder } from "./order.ts";
import { spenderNamed } from "./parties.ts";
import type { Role } from "./roles.ts";
import { tell } from "./tell.ts";

/** The steps that ask for the calls, by the clauses that speak of each; undefined where one is not asked for, or in another order. */
export function stepsOf(
  reading: Reading,
  items: readonly Item[],
  clauses: readonly Clause[],
  assignment: Assignment,
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
  chainId: number,
): Step[] | undefined {
  const isServing = (at: number) =>
    calls.some((other, place) => place !== at && serves(calls[at] as Call, other, undefined, at < place));
  const steps: Step[] = [];
  const owned = calls.map((_, at) =>
    clauses.flatMap((clause, place) => (assignment[place]?.includes(at) ? clause.items : [])),
  );
  const shared = new Set(
    clauses.flatMap((clause, place) => ((assignment[place]?.length ?? 0) > 1 ? clause.items : [])),
  );
  const ofAll = new Set(
    clauses.flatMap((clause, place) =>
      clause.items.filter((at) => assignment[place]?.every((call) => roles[call]?.[at] !== undefined)),
    ),
  );
  const asked = new Set<string>();
  let before: Call | undefined;
  // Every mention is one of some call.
  const isAll = items.every(
    (item, at) =>
      item.is === "word" ||
      item.is === "mark" ||
      item.is === "term" ||
      owned.some((own, call) => own.includes(at) && roles[call]?.[at] !== undefined),
  );
  if (!isAll || !isInOrder(reading.text, items, clauses, assignment, calls, isServing)) return undefined;
  for (const [at, call] of calls.entries()) {
    const own = (owned[at] ?? []).filter((one) => isWordLike(items[one]) || roles[at]?.[one] !== undefined);
    if (own.every((one) => items[one]?.is === "mark")) {
      if (isServing(at)) continue;
      return undefined;
    }
    const step = tell(
      {
        call,
        items,
        places: own,
        shared,
        ofAll,
        roles: roles[at] ?? [],
        isOfSeveral: calls.length > 1,
        isOnly: calls.every((other) => other === call || other.operation !== call.operation),
        isOfPair: calls.length < 3,
        isAskedBeside: asked.has(call.operation),
        before,
        isServing: isServing(at),
        spender: spenderNamed(items, calls, call, roles, owned),
      },
      chainId,
    );
    if (step === undefined) return undefined;
    asked.add(call.operation);
    if (step) steps.push(step);
    before = call;
  }
  return steps.length > 0 ? steps : undefined;
}

const isWordLike = (item: Item | undefined) =>
  item?.is === "word" || item?.is === "mark" || item?.is === "term";
