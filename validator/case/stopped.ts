import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, Quote } from "../intent/intent.ts";
import { outside } from "../intent/reading.ts";
import { isOf } from "../lexicon/lexicon.ts";
import { isAsking } from "../lexicon/operation-words.ts";
import { whyStopped } from "../lexicon/why-stopped.ts";
import type { Facts } from "../reading/facts/facts.ts";
import { type ReadTerms, termsWithout } from "../reading/read-terms.ts";
import { namingNone } from "../reading/remarks/of-calls.ts";
import { isOfWorld } from "../reading/remarks/readable.ts";
import { remarksIn } from "../reading/remarks/remarks-in.ts";
import { toldBeside } from "../reading/told/told-beside.ts";
import { MOST_WORDS, readTally } from "../tally/read-tally.ts";
import type { Ground } from "../tally/roles.ts";
import { readWording } from "../wording/read-wording.ts";

/** How many are tried one by one. */
const MOST_ALONE = 4;

/**
 * The intent that would be understood without some of the remarks that were not passed over. These are what stops the
 * request, then, and what the refusal quotes: of "40 USDC each to 0x… and 0x…. They never mind." nothing is wrong with the sum.
 */
export function stopped(
  request: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  ground: Ground,
): Intent | undefined {
  const { reading } = request;
  if (reading.lexemes.length > MOST_WORDS) return undefined;
  const told = toldBeside(reading, calls, facts, ground.chainId);
  const { heavy: remarks } = remarksIn(outside(reading, told), facts);
  if (remarks.length === 0) return undefined;
  // "Amount: 40" is of the request itself, and "… and pay my landlord" is a deed that is left out.
  const wordsOf = ({ start, end }: Quote) =>
    reading.lexemes.filter((one) => one.start >= start && one.end <= end);
  const quotes = namingNone(reading, facts, remarks).filter((quote) => {
    const own = wordsOf(quote);
    const first = own.find(({ lower }) => !isOf(lower, "courtesy", "joint"));
    return isOfWorld(own) && !isAsking(first?.lower ?? "");
  });
  const all = without(quotes);
  if (!all || quotes.length === 1) return all;
  for (const quote of quotes.slice(0, MOST_ALONE)) {
    const found = without([quote]);
    if (found) return found;
  }
  return all;

  function without(some: readonly Quote[]): Intent | undefined {
    if (some.length === 0) return undefined;
    const found = understood(
      termsWithout(request, [...(reading.remarks ?? []), ...some]),
      calls,
      facts,
      ground,
    );
    return (
      found && {
        ...found,
        notUnderstood: some.map((quote) => ({ ...quote, demands: true, why: whyStopped(wordsOf(quote)) })),
        words: some.reduce(
          (words, quote) => withOpen(words, quote, whyStopped(wordsOf(quote))),
          found.words ?? [],
        ),
      }
    );
  }
}

function understood(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  ground: Ground,
): Intent | undefined {
  const tally = readTally(terms, calls, facts, ground);
  if (tally) return tally;
  const wording = readWording(terms, calls, facts, ground);
  return wording && "intent" in wording && wording.intent.notUnderstood.length === 0
    ? wording.intent
    : undefined;
}

/** What every word counts as, with a stretch that was left out as what was not understood. */
function withOpen(words: readonly Accounted[], quote: Quote, why: string): Accounted[] {
  const at = words.findIndex(({ start, end }) => start <= quote.start && end > quote.start);
  const around = words[at];
  if (!around) return [...words];
  const part = (start: number, end: number) =>
    start < end
      ? [{ ...around, text: around.text.slice(start - around.start, end - around.start), start, end }]
      : [];
  return [
    ...words.slice(0, at),
    ...part(around.start, quote.start),
    { ...quote, as: "not understood", of: why },
    ...part(quote.end, around.end),
    ...words.slice(at + 1).filter(({ end }) => end > quote.end),
  ];
}
