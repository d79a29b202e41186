import type { Call, Operation } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading } from "../../intent/reading.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import { areTold } from "../clauses/clause-patterns.ts";
import { isOutOfOrder } from "../mentions/told-first.ts";
import { grantOf, type Named, withNamed } from "./named.ts";
import { allowedMeant, areAllowed } from "./of-allowed.ts";
import { clauseMeant } from "./of-clauses.ts";
import { debtsMeant } from "./of-debts.ts";
import { deliveryMeant } from "./of-delivery.ts";
import { areDenials, denialMeant } from "./of-denials.ts";
import { exchangeMeant } from "./of-exchange.ts";
import { formMeant } from "./of-form.ts";
import { fulfilmentMeant } from "./of-fulfilment.ts";
import { goalMeant } from "./of-goal.ts";
import { heldMeant } from "./of-held.ts";
import { likeMeant } from "./of-likes.ts";
import { listedTradesMeant } from "./of-listed-trades.ts";
import { multipleMeant } from "./of-multiples.ts";
import { partyMeant } from "./of-party.ts";
import { paymentMeant } from "./of-payments.ts";
import { areOfRights, rightsMeant } from "./of-rights.ts";
import { severalMeant } from "./of-several.ts";
import { sumMeant } from "./of-sum.ts";
import { turningMeant } from "./of-turning.ts";
import { verblessMeant } from "./of-verbless.ts";
import { withdrawnMeant } from "./of-withdrawn.ts";
import { MOST_READ, type Reference, type ReferenceFinder, type ToldDeed } from "./reference.ts";

export interface Restated {
  reading: Reading;
  /** Words that ask for nothing by themselves. */
  said: readonly Quote[];
  deeds: readonly ToldDeed[];
}

const FINDERS: readonly ReferenceFinder[] = [
  goalMeant,
  listedTradesMeant,
  rightsMeant,
  clauseMeant,
  debtsMeant,
  denialMeant,
  fulfilmentMeant,
  likeMeant,
  multipleMeant,
  paymentMeant,
  severalMeant,
  verblessMeant,
  exchangeMeant,
  formMeant,
  turningMeant,
  withdrawnMeant,
  partyMeant,
  sumMeant,
];

const NOTHING: Named = {
  sums: [],
  token: undefined,
  party: undefined,
  granted: { token: undefined, party: undefined },
};

/** Of one call, only what says in other words who may spend, what comes out or what one has: there is nothing else that it could refer to. */
const OF_ONE: readonly ReferenceFinder[] = [
  rightsMeant,
  clauseMeant,
  denialMeant,
  exchangeMeant,
  deliveryMeant,
  withdrawnMeant,
  heldMeant,
  allowedMeant,
];

/** What some of them are found for alone. */
const ONLY_FOR: ReadonlyMap<ReferenceFinder, (calls: readonly Call[]) => boolean> = new Map([
  [rightsMeant, areOfRights],
  [denialMeant, areDenials],
  [allowedMeant, areAllowed],
  [clauseMeant, (calls) => areTold(calls.map(({ operation }) => operation))],
]);

const findersFor = (calls: readonly Call[]) =>
  (calls.length > 1 ? FINDERS : OF_ONE).filter((find) => ONLY_FOR.get(find)?.(calls) !== false);

/**
 * The reading with what was named before in the place of the words that refer to it: "approve 0x… for 400 DAI, then swap
 * those" asks to swap 400 DAI. What stands there has the place of these words, so that they are what it is explained by.
 * The last that was named is meant, and the calls have to explain it as they have to what is named. Undefined where
 * nothing refers; a deed that is asked for more often than it is done is not asked for as it is done.
 */
export function withReferences(reading: Reading, calls: readonly Call[]): Restated | "too often" | undefined {
  const { lexemes } = reading;
  if (lexemes.length > MOST_READ) return undefined;
  if (reachesTwice(reading, calls)) return "too often";
  const said: Quote[] = [];
  const deeds: ToldDeed[] = [];
  let isAny = false;
  const restated: Lexeme[] = [];
  const grant = grantOf(calls);
  const finders = findersFor(calls);
  const { reading: goal } = reading.goal ?? {};
  let named = NOTHING;
  for (let at = 0; goal && at < goal.lexemes.length; at += 1)
    named = withNamed(goal, named, at, calls, grant);
  for (let at = 0; at < lexemes.length; ) {
    const found = referenceAt(finders, [reading, at, named, calls]);
    const first = lexemes[at];
    const last = found && lexemes[found.to - 1];
    if (found && first && last) {
      isAny = true;
      said.push(...(found.said ?? []));
      deeds.push(...(found.deeds ?? []));
      restated.push(
        ...(found.isPlaced
          ? found.meant
          : found.meant.map((one) => ({ ...one, start: first.start, end: last.end }))),
      );
    } else if (first) restated.push(first);
    // What stands in the words themselves is named as well: "0x… may spend 5 USDC".
    const to = found?.to ?? at + 1;
    const before = named.sums;
    for (; at < to; at += 1) named = withNamed(reading, named, at, calls, grant);
    // "approve it for 400, and trade them": so much of what the right is to.
    const meant = { ...reading, lexemes: [...(found?.meant ?? [])] };
    for (let place = 0; named.sums === before && place < meant.lexemes.length; place += 1)
      named = withNamed(meant, named, place, calls, grant);
  }
  const told = { ...reading, lexemes: restated };
  if (isAny && isAskedTooOften(restated, calls)) return asksOutright(told) ? "too often" : undefined;
  if (!isAny || isOutOfOrder(told, calls)) return undefined;
  return { reading: told, said, deeds };
}

function referenceAt(
  finders: readonly ReferenceFinder[],
  place: Parameters<ReferenceFinder>,
): Reference | undefined {
  for (const find of finders) {
    const found = find(...place);
    if (found) return found;
  }
  return undefined;
}

/** "I want to lend 5 USDC: …, supply it, and deposit 5 USDC": a way that has the goal's deed once more, with a sum of its own. */
function reachesTwice({ lexemes, goal }: Reading, calls: readonly Call[]): boolean {
  if (!goal) return false;
  const verbs = lexemes.flatMap(({ lower }, at) =>
    isAsking(lower) && operationVerb(lower)?.certain.has(goal.operation) ? at : [],
  );
  const done = calls.filter(({ operation }) => operation === goal.operation);
  const last = pastWords(lexemes, (verbs.at(-1) ?? 0) + 1, BESIDE, 2);
  return verbs.length > Math.max(1, done.length) && numberAt(lexemes, last) !== undefined;
}

/** "…, supply it, and deposit 5 USDC" names a sum of its own at last; "…, swap it. Exchange it." only urges. */
function asksOutright({ lexemes, text }: Reading): boolean {
  const last = lexemes.findLastIndex(
    ({ lower }, at) => isAsking(lower) && numberAt(lexemes, pastWords(lexemes, at + 1, BESIDE, 2)),
  );
  const { start = 0, end = 0 } = lexemes[pastWords(lexemes, last + 1, BESIDE, 2)] ?? {};
  return /\d/.test(text.slice(start, end));
}

/** "Supply it, then supply the same 5 USDC": a deed that is asked for more often than it is done. */
function isAskedTooOften(lexemes: readonly Lexeme[], calls: readonly Call[]): boolean {
  const verbs = lexemes.flatMap(({ lower }, at) =>
    isAsking(lower) && numberAt(lexemes, pastWords(lexemes, at + 1, BESIDE, 2))
      ? (operationVerb(lower) ?? [])
      : [],
  );
  const asked = verbs.flatMap(({ certain }) => [...certain]);
  const done = calls.flatMap(({ operation, alsoOperation = [] }) => [operation, ...alsoOperation]);
  const often = (operations: readonly Operation[], one: Operation) =>
    operations.filter((other) => other === one).length;
  return asked.some((one) => {
    if (often(done, one) === 0 || often(asked, one) <= often(done, one)) return false;
    // "Trade … to WETH and convert 0.1 of it to ETH": the second may be the unwrapping.
    const may = new Set(verbs.flatMap(({ certain, possible }) => (certain.has(one) ? [...possible] : [])));
    const isMeant = (operation: Operation) => may.has(operation);
    return asked.filter(isMeant).length > done.filter(isMeant).length;
  });
}

const BESIDE = /^(?:out|up|over|back|me|just|my|our|the|exactly|another)$/;
