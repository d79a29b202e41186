import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, NotUnderstood } from "../intent/intent.ts";
import { withLimits } from "../intent/with-limits.ts";
import { asksForOther, isToldOtherwise } from "../reading/contradicted.ts";
import type { Facts } from "../reading/facts/facts.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import { toldOrders } from "../reading/told-order.ts";
import type { Item } from "../tally/item.ts";
import type { Ground } from "../tally/roles.ts";
import { wordsOf } from "../tally/words-of.ts";
import { heaviestClause } from "./heaviest-clause.ts";
import { isHung } from "./hung.ts";
import { readValues, type Values } from "./read-values.ts";
import { contextOf } from "./sequence.ts";
import { weighWording } from "./weigh-wording.ts";

/** Below the one nothing speaks against a text; above the other too much does, whoever else reads it. */
export const BOUNDS = { light: -0.5, heavy: 7 } as const;
/** Of so many words beside the request one may be new. */
const SEEN_TO_UNSEEN = 5;

/** What the words of a text come to beside its values. */
export type Wording =
  /** They ask for the calls. */
  | { intent: Intent }
  /** They do not, and these words weigh most. */
  | { against: NotUnderstood }
  | undefined;

/**
 * The intent of a text whose values are all the calls' own and leave nothing open, by what its other words weigh; undefined where a
 * value is another or missing, and where the words leave it open.
 */
export function readWording(terms: ReadTerms, calls: readonly Call[], facts: Facts, ground: Ground): Wording {
  const values = readValues(terms, calls, facts, ground);
  if (!values) return undefined;
  const { reading } = terms;
  const weighed = weighWording(values.sequence, contextOf(calls));
  if (weighed.sum > BOUNDS.heavy || weighed.isListed)
    return { against: heaviestClause(reading, values, weighed) };
  const isOther =
    toldOrders(reading.text, calls).some(({ isKept }) => !isKept) ||
    isToldOtherwise(reading, calls, facts) ||
    asksForOther(reading, calls, ground.chainId);
  const asking = sentencesOf(values);
  const isNew =
    weighed.unseen.length * SEEN_TO_UNSEEN > values.sequence.length ||
    weighed.unseen.some((at) => asking.has(values.items[values.sequence[at]?.item ?? -1]?.sentence));
  const isGuarded = isHung(reading, values.items, values.roles);
  return weighed.sum < BOUNDS.light && !isOther && !isNew && !isGuarded
    ? { intent: intentOf(values) }
    : undefined;
}

/** In which something of the calls is named. */
const sentencesOf = ({ items, roles }: Values): ReadonlySet<number | undefined> =>
  new Set(
    items.flatMap(({ sentence }, at) => (roles.some((own) => own[at] !== undefined) ? [sentence] : [])),
  );

function intentOf(values: Values): Intent {
  const { terms, items, roles, steps } = values;
  const { intent } = terms;
  const isOfRequest = sentencesOf(values);
  const words = items.flatMap((item, at): Accounted[] =>
    isWord(item)
      ? [{ ...item.quote, as: isOfRequest.has(item.sentence) ? "wording" : "remark" }]
      : wordsOf(
          item,
          roles.map((own) => own[at]),
          new Set(),
        ),
  );
  return { ...intent, steps: withLimits([...steps], intent.limits ?? []), words, notUnderstood: [] };
}

const isWord = ({ is }: Item) => is === "word" || is === "open";
