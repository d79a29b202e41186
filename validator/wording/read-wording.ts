import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, NotUnderstood } from "../intent/intent.ts";
import { withLimits } from "../intent/with-limits.ts";
import type { Item } from "../items/item.ts";
import type { Ground } from "../items/roles.ts";
import { withTermNames } from "../items/term-names.ts";
import { wordsOf } from "../items/words-of.ts";
import { isOf } from "../lexicon/lexicon.ts";
import { asksForOther } from "../reading/asks-for-other.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import type { Staged } from "../stages/staged.ts";
import { asidesIn, hasUnknown } from "./asides.ts";
import { isAskedAbout } from "./asked-about.ts";
import { isGrantedInstead, isTakenInstead } from "./granted-instead.ts";
import { heaviestClause } from "./heaviest-clause.ts";
import { isHung } from "./hung.ts";
import { readValues, type Values } from "./read-values.ts";
import { contextOf, type Position } from "./sequence.ts";
import { type Weighed, weighWording } from "./weigh-wording.ts";

/** Below the first nothing speaks against a text; above the last nothing of it can be an aside. */
export const BOUNDS = { light: -0.48, heavy: 7 } as const;
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
export function* readWording(terms: ReadTerms, calls: readonly Call[], ground: Ground): Staged<Wording> {
  const values = yield* readValues(terms, calls, ground);
  if (!values) return undefined;
  yield "weights";
  const { reading } = values.terms;
  const weighed = weighWording(values.sequence, contextOf(calls));
  // What forbids something is told by its own check.
  const isOpen = values.terms.intent.prohibitions.length < terms.intent.prohibitions.length;
  const against = () => (isOpen ? undefined : { against: heaviestClause(reading, values, weighed) });
  if (weighed.sum > BOUNDS.heavy || weighed.isListed) return against();
  const isOpposite = isGrantedInstead(reading, calls) || isTakenInstead(reading, calls);
  const isOther = isOpposite || isAskedAbout(reading) || asksForOther(reading, calls, ground.chainId);
  if (isOther || isHung(reading, values.items, values.roles)) return undefined;
  const asking = sentencesOf(values);
  if (isLight(values.sequence, weighed, values, asking)) return { intent: intentOf(values, []) };
  const asides = asidesIn(reading, values.items, asking);
  if (!asides.some((aside) => hasUnknown(reading, aside))) return against();
  const isAside = ({ item }: Position) =>
    asides.some(({ start, end }) => {
      const quote = values.items[item]?.quote;
      return quote !== undefined && start <= quote.start && quote.end <= end;
    });
  const rest = values.sequence.filter((position) => !isAside(position));
  const isRead = isLight(rest, weighWording(rest, contextOf(calls)), values, asking);
  return isRead ? { intent: intentOf(values, asides) } : against();
}

/** Whether nothing speaks against it, and the weights have seen words like these. */
function isLight(
  sequence: readonly Position[],
  { sum, unseen, isListed }: Weighed,
  { items }: Values,
  asking: ReadonlySet<number | undefined>,
): boolean {
  const isNew =
    unseen.length * SEEN_TO_UNSEEN > sequence.length ||
    unseen.some((at) => asking.has(items[sequence[at]?.item ?? -1]?.sentence));
  return sum < BOUNDS.light && !isListed && !isNew;
}

/** In which something of the calls is named. */
const sentencesOf = ({ items, roles }: Values): ReadonlySet<number | undefined> =>
  new Set(
    items.flatMap(({ sentence }, at) => (roles.some((own) => own[at] !== undefined) ? [sentence] : [])),
  );

function intentOf(values: Values, asides: readonly NotUnderstood[]): Intent {
  const { terms, items, roles, steps } = values;
  const { intent } = terms;
  const isOfRequest = sentencesOf(values);
  const asking = new Set(steps.map(({ action }) => action.quote.start));
  const kindOf = ({ said, sentence, quote }: Item) => {
    if (asking.has(quote.start)) return "verb";
    if (said.split(" ").every((word) => isOf(word, "courtesy"))) return "courtesy";
    return isOfRequest.has(sentence) ? "wording" : "remark";
  };
  const words = items.flatMap((item, at): Accounted[] =>
    isWord(item)
      ? [{ ...item.quote, as: kindOf(item) }]
      : wordsOf(
          item,
          roles.map((own) => own[at]),
        ),
  );
  return {
    ...intent,
    steps: withLimits([...steps], intent.limits ?? []),
    words: withTermNames(words, intent),
    notUnderstood: [...asides],
  };
}

const isWord = ({ is }: Item) => is === "word" || is === "open";
