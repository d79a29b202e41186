import type { Address } from "../addresses/address.ts";
import type { Deed, DeedFact } from "../calls/deed.ts";
import type { Quote } from "../intent/intent.ts";
import { type Lexeme, quoteOf } from "../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../intent/reading.ts";
import { endOf, type Phrase, words } from "./phrase.ts";
import { endOfSmall } from "./small-words.ts";
import { phrasesOf } from "./spoken-facts.ts";

/** A stretch of the intent and what it is. */
export interface Matched {
  quote: Quote;
  from: number;
  to: number;
  as: "fact" | "asked" | "beside" | "place" | "small" | "term";
  fact?: DeedFact;
  group?: number;
}

export interface Said {
  places: readonly Phrase[];
  /** Words that no term may have taken for itself: names of chains, where a deed leads to one. */
  isGuarded(at: number): boolean;
  self: Address | undefined;
}

/** More words than anybody needs for one deed. */
const MOST_WORDS = 120;

/**
 * The whole intent as a deed and its values say it, or undefined where a word is none of theirs, a value is not named, or
 * nothing asks for the deed.
 */
export function matchDeed(reading: Reading, deed: Deed, said: Said): Matched[] | undefined {
  const { lexemes } = reading;
  if (lexemes.length > MOST_WORDS) return undefined;
  const spoken = spokenOf(deed, said);
  const found: Matched[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const next = matchAt(reading, at, spoken, found, said);
    if (!next) return undefined;
    found.push(next);
    at = next.to;
  }
  const timesNamed = (fact: DeedFact) => found.filter((one) => one.fact === fact).length;
  // "5 ETH and 5 ETH" is twice as much.
  const isCounted = ({ is }: DeedFact) => is === "amount" || is === "number";
  if (deed.facts.some((fact) => isCounted(fact) && timesNamed(fact) > 1)) return undefined;
  const isAsked = deed.asked.every((_, group) => found.some((one) => one.group === group));
  const isSaid = (fact: DeedFact) => [fact, ...(fact.unless ?? [])].some((one) => timesNamed(one) > 0);
  return isAsked && deed.facts.every((fact) => !fact.required || isSaid(fact)) ? found : undefined;
}

interface Spoken {
  phrase: Phrase;
  as: Matched["as"];
  fact?: DeedFact;
  group?: number;
}

function spokenOf(deed: Deed, { places, self }: Said): Spoken[] {
  return [
    ...deed.facts.flatMap((fact) =>
      phrasesOf(fact, self).map((phrase): Spoken => ({ phrase, as: "fact", fact })),
    ),
    ...deed.asked.flatMap((group, index) =>
      group.map((text): Spoken => ({ phrase: words(text), as: "asked", group: index })),
    ),
    ...(deed.beside ?? []).map((text): Spoken => ({ phrase: words(text), as: "beside" })),
    ...places.map((phrase): Spoken => ({ phrase, as: "place" })),
  ];
}

/** The longest that fits; of several as long, a value that was not named yet. */
function matchAt(
  reading: Reading,
  at: number,
  spoken: readonly Spoken[],
  found: readonly Matched[],
  said: Said,
): Matched | undefined {
  const { lexemes, text } = reading;
  let best: (Spoken & { to: number }) | undefined;
  for (const one of spoken) {
    const to = endOf(one.phrase, lexemes, at, text);
    if (to === undefined || !isLed(one.fact, lexemes, at, found)) continue;
    const isNew = one.fact !== undefined && !found.some(({ fact }) => fact === one.fact);
    if (!best || to > best.to || (to === best.to && isNew && found.some(({ fact }) => fact === best?.fact)))
      best = { ...one, to };
  }
  const listed = best ? undefined : listedAt(lexemes, at, spoken, found);
  const small = endOfSmall(lexemes, at);
  const {
    to,
    phrase: _,
    ...what
  } = best ??
  listed ??
  (small !== undefined ? { to: small, as: "small" as const, phrase: [] } : undefined) ??
  (isTaken(reading, at) && !said.isGuarded(at)
    ? { to: at + 1, as: "term" as const, phrase: [] }
    : { to: undefined, phrase: [] });
  const [first, last] = [lexemes[at], lexemes[(to ?? 0) - 1]];
  if (to === undefined || !first || !last || !("as" in what)) return undefined;
  return { ...what, from: at, to, quote: quoteOf(text, first, last) };
}

/** "punks 1, 2 and 3": the next number of the same kind, behind a comma or "and". */
function listedAt(
  lexemes: readonly Lexeme[],
  at: number,
  spoken: readonly Spoken[],
  found: readonly Matched[],
): (Spoken & { to: number }) | undefined {
  const before = found.findLast(({ as }) => as !== "small")?.fact;
  if (before?.is !== "number" || !/^(?:,|and|&|#)$/.test(wordAt(lexemes, at - 1))) return undefined;
  const [called] = before.called;
  for (const one of spoken) {
    const { fact, phrase } = one;
    const number = phrase.at(-1);
    if (fact?.is !== "number" || fact === before || fact.called[0] !== called || number === undefined)
      continue;
    if (found.some((other) => other.fact === fact)) continue;
    const to = endOf([number], lexemes, at, "");
    if (to !== undefined) return { ...one, to };
  }
  return undefined;
}

const SKIPPED = /^(?:my|the|a|our|own|this|account|address|wallet|there|is|:|\(|,|of|and|same|contract)$/;

/** Whether the word that leads to a value is one of its own: "to", "for"; names of places between them do not count. */
function isLed(
  fact: DeedFact | undefined,
  lexemes: readonly Lexeme[],
  at: number,
  found: readonly Matched[],
): boolean {
  if (!fact || !("leads" in fact) || fact.leads === undefined) return true;
  let before = at - 1;
  while (before >= 0) {
    const within = found.find(({ from, to }) => from <= before && before < to);
    const isName = within?.as === "place" || within?.fact?.is === "word";
    if (!isName && !SKIPPED.test(wordAt(lexemes, before))) break;
    before = isName ? within.from - 1 : before - 1;
  }
  const lead = wordAt(lexemes, before);
  // "to 0x… on Starknet"
  const behind = /^(?:on|in|at)$/.test(lead)
    ? found.findLast(({ as, to }) => as !== "small" && to <= before)
    : undefined;
  if (fact.is === "word" && fact.leads.includes("to") && isReceiver(behind)) return true;
  return fact.leads.includes(lead) || fact.called.some((name) => name.split(" ").at(-1) === lead);
}

const isReceiver = (one: Matched | undefined) => one?.fact?.is === "party" || one?.fact?.is === "text";
