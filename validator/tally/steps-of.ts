import type { Call } from "../calls/call.ts";
import type { Step } from "../intent/intent.ts";
import type { Reading } from "../intent/reading.ts";
import { serves } from "../reading/serves.ts";
import { askedBy } from "./asked-by.ts";
import type { Assignment, Clause } from "./assign.ts";
import { isElliptic } from "./elliptic.ts";
import type { Item } from "./item.ts";
import { isInOrder } from "./order.ts";
import { mentionsOf, type Own } from "./own.ts";
import { spenderNamed } from "./parties.ts";
import type { Role } from "./roles.ts";
import { saidOf } from "./said.ts";
import { tell } from "./tell.ts";
import { areAlike } from "./twins.ts";

/** The steps that ask for the calls, by the clauses that speak of each; undefined where one is not asked for, or in another order. */
export function stepsOf(
  reading: Reading,
  items: readonly Item[],
  clauses: readonly Clause[],
  assignment: Assignment,
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
  chainId: number,
  isListed: boolean,
): Step[] | undefined {
  const isServing = (at: number) => isServingOf(calls, at);
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
  // Every mention is one of some call.
  const isAll = items.every(
    (item, at) =>
      item.is === "word" ||
      item.is === "mark" ||
      item.is === "term" ||
      owned.some((own, call) => own.includes(at) && roles[call]?.[at] !== undefined),
  );
  if (!isAll || !isInOrder(reading.text, items, clauses, assignment, calls, roles, isServing))
    return undefined;
  const owns = calls.map((call, at): Own => {
    const places = (owned[at] ?? []).filter(
      (one) => isWordLike(items[one]) || roles[at]?.[one] !== undefined,
    );
    return {
      call,
      items,
      places,
      shared,
      ofAll,
      roles: roles[at] ?? [],
      isOfSeveral: calls.length > 1,
      isOnly: calls.every((other) => other === call || other.operation !== call.operation),
      isOfPair: calls.length < 3,
      isAskedBeside: false,
      before: undefined,
      isGrantedBefore: calls.slice(0, at).some((other) => isGrantOf(other, call)),
      isServing: isServing(at),
      spender: spenderNamed(items, calls, call, roles, owned),
    };
  });
  let before: Call | undefined;
  for (const [at, own] of owns.entries()) {
    if (own.places.every((one) => items[one]?.is === "mark")) {
      // That a right is taken back in the end is told, be it in two words.
      if (own.isServing && (isListed || !own.isGrantedBefore)) continue;
      return undefined;
    }
    const isAskedBeside = owns.some((other, place) => place !== at && asksToo(other, own));
    const step = tell({ ...own, before, isAskedBeside }, chainId);
    if (step === undefined) return undefined;
    if (step) steps.push(step);
    if (step || isMeasured(own)) before = own.call;
  }
  return steps.length > 0 ? steps : undefined;
}

const isWordLike = (item: Item | undefined) =>
  item?.is === "word" || item?.is === "mark" || item?.is === "term";

/** "Withdraw 45 DAI and 130 USDC": the verb of another call of the kind, which is told before. */
const asksToo = (other: Own, own: Own): boolean =>
  other.call.operation === own.call.operation &&
  ((other.places[0] ?? 0) <= (own.places[0] ?? 0) ||
    // "Have 90 USDC and 30 DAI withdrawn"
    (SHARING.test(own.call.operation) && sentenceOf(other) === sentenceOf(own))) &&
  isAsked(other);

const isGrantOf = (grant: Call, call: Call) =>
  grant.operation === "approve" && call.operation === "revoke" && grant.spender === call.spender;

/** Deeds that are done with no one else, so that no other verb of theirs can stand before. */
const SHARING = /^(?:withdraw|supply|borrow|repay|unstake)$/;

const sentenceOf = ({ items, places }: Own) => items[places.at(-1) ?? 0]?.sentence;

/** The text says how much it is of, and may call that "it" from there. */
const isMeasured = (own: Own) => saidOf(own.items, mentionsOf(own))?.amount !== undefined;

function isAsked(own: Own): boolean {
  const mentions = mentionsOf(own);
  const said = saidOf(own.items, mentions);
  return askedBy(own) !== undefined || (said !== undefined && isElliptic(own, mentions, said));
}

/** Whether a call only prepares or completes another, and is the only one that does it: of two, nothing would say how much. */
function isServingOf(calls: readonly Call[], at: number): boolean {
  const call = calls[at];
  if (!call) return false;
  const others = calls.filter((other) => other !== call);
  return (
    !others.some((other) => areAlike(call, other)) &&
    others.some((other) => serves(call, other, undefined, calls.indexOf(other) > at))
  );
}
