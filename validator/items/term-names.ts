import type { Accounted, Intent, Quote } from "../intent/intent.ts";

type Terms = Omit<Intent, "notUnderstood" | "words">;

interface Named {
  as: string;
  quote: Quote;
}

/** The words of one term together, under its name: "max slippage 1%" counts as "slippage", "within 20 minutes" as "deadline". */
export function withTermNames(words: readonly Accounted[], intent: Terms): Accounted[] {
  if (!words.some(isOfTerm)) return [...words];
  const terms = termsOf(intent);
  const found: Accounted[] = [];
  let open: Named | undefined;
  for (const word of words) {
    const term = isOfTerm(word)
      ? terms.find(({ quote }) => quote.start <= word.start && word.end <= quote.end)
      : undefined;
    const last = found.at(-1);
    if (term && last && term === open) {
      last.end = word.end;
      last.text = intent.text.slice(last.start, word.end);
    } else found.push(term ? { ...word, as: term.as } : word);
    open = term;
  }
  return found;
}

const isOfTerm = ({ as }: Accounted) => as === "term";

function termsOf(intent: Terms): Named[] {
  const { gas, deadline, limits = [], exclusions = [] } = intent;
  const named: [as: string, quotes: readonly (Quote | undefined)[]][] = [
    ["slippage", [intent.slippage?.quote]],
    ["deadline", [deadline?.quote, intent.signedUntil?.quote]],
    ["gas", [gas.maxPrice, gas.maxLimit, gas.maxPriority, gas.maxCost].map((most) => most?.quote)],
    ["chain", [intent.chain?.quote, intent.chainKind?.quote]],
    ["limit", limits.map(({ amount }) => amount.quote)],
    ["pool fee", [intent.poolFee?.quote]],
    ["service fee", [intent.serviceFee?.quote]],
    ["interest rate", [intent.interestRate?.quote]],
    ["partial fill", [intent.partialFill?.quote]],
    ["carrier", [intent.carrier?.quote]],
    ["waiver", intent.waivers.map(({ quote }) => quote)],
    ["prohibition", intent.prohibitions.map(({ quote }) => quote)],
    ["exclusion", exclusions.map(({ quote }) => quote)],
  ];
  return named.flatMap(([as, quotes]) => quotes.flatMap((quote) => (quote ? [{ as, quote }] : [])));
}
