import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, NotUnderstood, Quote, Step } from "../intent/intent.ts";
import { isOpen } from "../intent/prohibitions.ts";
import { withLimits } from "../intent/with-limits.ts";
import { guardOf, isKnown } from "../lexicon/lexicon.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import type { Staged } from "../stages/staged.ts";
import { askedSteps } from "./asked/asked-steps.ts";
import { cutForAsking } from "./asked/cut.ts";
import type { Item } from "./item.ts";
import { type Ground, roleOf } from "./roles.ts";
import { withTermNames } from "./term-names.ts";
import { wordsOf } from "./words-of.ts";

/**
 * What a text that nobody read asks for by its own words, so that the checks can name the difference, and the words that stop
 * it: guarded ones, else unknown ones, else all of it. It never passes.
 */
export function* unread(terms: ReadTerms, calls: readonly Call[], ground: Ground): Staged<Intent> {
  const { reading, intent } = terms;
  yield "asked steps";
  const items = cutForAsking(terms, calls, ground.chainId);
  const { steps, ambiguities } = askedSteps(items, reading, calls, ground);
  const named = namesOf(steps);
  const unheld = intent.prohibitions
    .filter(isOpen)
    .map(({ quote }) => ({ ...quote, demands: true, why: "negation" }));
  const guarded = [...unheld, ...stretches(items, reading.text, ({ said }) => guardOf(plain(said)))];
  const stopping =
    guarded.length > 0
      ? guarded
      : stretches(items, reading.text, (item, at) =>
          isUnknown(item, items[at - 1]) && !named.has(item.quote.start) ? "unknown" : undefined,
        );
  const whole = { text: reading.text.trim(), start: 0, end: reading.text.length };
  const words = items.flatMap((item): Accounted[] => {
    const { quote, is } = item;
    const stop = stopping.find(({ start, end }) => is === "open" && start <= quote.start && quote.end <= end);
    if (stop) return [{ ...quote, as: "not understood", of: stop.why ?? "unread" }];
    const own = wordsOf(
      item,
      calls.map((call) => roleOf(item, call, ground)),
    );
    return own.map((word) => ({ ...word, as: named.get(word.start) ?? word.as }));
  });
  return {
    ...intent,
    ambiguities: [...intent.ambiguities, ...ambiguities],
    steps: withLimits(steps, intent.limits ?? []),
    words: withTermNames(words, intent),
    notUnderstood:
      stopping.length > 0 ? stopping : [{ ...whole, demands: true, why: "unexplained by the call" }],
  };
}

/** What stands where as a part of the steps: a verb, and the sums and tokens of its sides. */
const namesOf = (steps: readonly Step[]): ReadonlyMap<number, string> =>
  new Map(
    steps.flatMap(({ action, amount, token, amountOut, tokenOut }) => {
      const parts: [Quote | undefined, string][] = [
        [token?.quote, "token given"],
        [tokenOut?.quote, "token wanted"],
        [amount?.quote, "amount given"],
        [amountOut?.quote, "amount wanted"],
        [action.quote, "verb"],
      ];
      return parts.flatMap(([quote, as]) => (quote ? [[quote.start, as] as const] : []));
    }),
  );

const plain = (said: string) => said.replaceAll("’", "'");

const MOST = 10;

/** Where words stand that stop the request, with the small words between them. */
function stretches(
  items: readonly Item[],
  text: string,
  whyOf: (item: Item, at: number) => string | undefined,
): NotUnderstood[] {
  const found: NotUnderstood[] = [];
  let isOver = true;
  for (const [at, item] of items.entries()) {
    const { is, quote } = item;
    const why = is === "open" ? whyOf(item, at) : undefined;
    if (why === undefined) {
      isOver ||= is !== "open";
      continue;
    }
    const last = isOver ? undefined : found.at(-1);
    if (last) {
      last.end = quote.end;
      last.text = text.slice(last.start, quote.end);
    } else found.push({ ...quote, demands: true, why });
    isOver = false;
  }
  return found.slice(0, MOST);
}

/** In no table, or a name by its capital inside a sentence: "through Tornado Cash". */
function isUnknown({ quote, said }: Item, before: Item | undefined): boolean {
  if (!/^\p{L}/u.test(said)) return false;
  const isName = /^\p{Lu}/u.test(quote.text) && /^[\p{L}\d,]/u.test(before?.quote.text ?? "");
  return isName || !isKnown(plain(said));
}
