import type { AssetAmount, Call, Operation } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { type ToldDeed, wordOf } from "../references/reference.ts";
import type { Said, ToldSum } from "./said.ts";

/** How a deed is asked for in plain words: what is done, and what leads to whom or where. */
const PLAIN: Partial<Record<Operation, readonly [verb: string, lead: string]>> = {
  transfer: ["send", "to"],
  withdraw: ["withdraw", "from"],
  supply: ["supply", "to"],
  repay: ["repay", "to"],
  borrow: ["borrow", "from"],
  stake: ["stake", "with"],
};

/** What a clause leaves out, as the others have it. */
export interface Shared {
  place?: Said | undefined;
  sum?: ToldSum | undefined;
}

export interface Plain {
  to: number;
  meant: readonly Lexeme[];
  /** Its words that name nothing. */
  said: readonly Quote[];
  /** Where a verb is put that is not said there, and the word that it is said by. */
  deeds: readonly ToldDeed[];
  sum: ToldSum;
  place: Said | undefined;
}

/** What a clause names in the plain words of a deed, each where it stands, if calls do just that. */
export function inPlainWords(
  reading: Reading,
  deed: Operation,
  said: readonly Said[],
  calls: readonly Call[],
  shared: Shared = {},
): Plain | undefined {
  const { lexemes, text } = reading;
  const clause = { from: said[0]?.from ?? 0, to: said.at(-1)?.to ?? 0 };
  const isPaid = deed === "transfer";
  const own = said.find(({ as }) => as === (isPaid ? "P" : "L"));
  const whom = own ?? (isPaid ? undefined : shared.place);
  const named = said.flatMap((one) => (one.sum && /^S?$/.test(one.as) ? { ...one, sum: one.sum } : []));
  // A sum that was told before is told again with whom it is for.
  const sums = named.length === 0 && shared.sum && own ? [{ ...own, sum: shared.sum }] : named;
  const [first] = sums;
  const party = isPaid && whom ? wordAt(lexemes, whom.from) : undefined;
  const isDone = sums.every(({ sum }) => calls.some((call) => does(call, deed, sum, party)));
  const isVariable = said.some(({ as }) => as.startsWith("variable"));
  const isOtherRate = isVariable && calls.some(({ interestRate }) => interestRate === "stable");
  // "draw my 5 USDC", "from my Aave savings": what one has there already is no loan.
  const isHad =
    deed === "borrow" && ((first && isOf(OWN, lexemes, first)) || (whom && isOf(LYING, lexemes, whom)));
  if (!first || !isDone || isOtherRate || isHad || (isPaid && !whom)) return undefined;
  if (isPaid && calls.some(({ spender }) => spender === party)) return undefined;
  const word = wordOfDeed(said);
  const verb = word && word.from < Math.min(first.from, whom?.from ?? first.from) ? word : undefined;
  const meant = sums.flatMap((sum, at) => [
    ...(at > 0 ? unsaid(reading, "and", sum) : []),
    ...asked(reading, deed, sum, whom, at === 0 ? verb : undefined),
  ]);
  // "From my Aave V3 deposits …": a place that stands before is told again.
  const where = isPaid || (own && own.from > first.from) ? own : undefined;
  const isNamed = (at: number) => [...named, where, verb].some((one) => one && at >= one.from && at < one.to);
  const others = lexemes
    .slice(clause.from, clause.to)
    .flatMap((one, at) => (isNamed(clause.from + at) ? [] : quoteOf(text, one)));
  const starts = new Set(
    meant.flatMap(({ kind, start, end }) => (kind === "word" && start === end ? start : [])),
  );
  const deeds = word ? [...starts].map((start) => ({ start, quote: quoteSpan(reading, word) })) : [];
  const place = isPaid ? undefined : whom;
  return { to: clause.to, meant, said: others, deeds, sum: first.sum, place };
}

const OWN = /^(?:my|our)$/;
const LYING = /^(?:deposits?|savings|supply|balance|holdings|account)$/;
const isOf = (words: RegExp, lexemes: readonly Lexeme[], { from, to }: Span) =>
  lexemes.slice(from, to).some(({ lower }) => words.test(lower));

const LEADING =
  /^(?:to|for|from|of|off|on|in|into|at|out|once|you|there|can|could|may|withdrawn|it's|that's|done|when|soon|first|second|third|fourth|fifth|next|last|other|is|are|be|should|shall|must|has|have|needs|need|ought|i|we|i'd|we'd|would|like|want|wish|[^a-z].*|.)$/;

/** The word that says what is done: the first that neither names nor only leads to something. */
const wordOfDeed = (said: readonly Said[]) => said.find(({ as }) => as !== "" && !LEADING.test(as));

/** "send 5 USDC to 0x…", or "send 0x… 5 USDC" where that is their order. */
function asked(
  reading: Reading,
  deed: Operation,
  sum: Span & { sum: ToldSum },
  whom: Said | undefined,
  told: Said | undefined,
): Lexeme[] {
  const [word = "", lead = ""] = PLAIN[deed] ?? [];
  const isBefore = whom !== undefined && whom.from < sum.from;
  const isParty = deed === "transfer" && isBefore;
  const verb = told ? placed(reading, [wordOf(word)], told) : unsaid(reading, word, isParty ? whom : sum);
  const much = sumIn(reading, sum);
  if (!whom) return [...verb, ...much];
  if (isParty) return [...verb, ...placed(reading, reading.lexemes.slice(whom.from, whom.to), whom), ...much];
  // A place that was named before is told again with the sum.
  const where = placeIn(reading, lead, whom);
  return [...verb, ...much, ...placed(reading, where, isBefore ? sum : whom)];
}

/** "on Uniswap V3", of "what I have on Uniswap V3", too */
export function placeIn(reading: Reading, lead: string, place: Said): Lexeme[] {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    (_, from) => from >= place.from && from < place.to && spokenProtocolAt(reading, from) !== undefined,
  );
  const names = spokenProtocolAt(reading, at) ?? place;
  return [wordOf(lead), ...lexemes.slice(names.from, names.to)];
}

/** A sum with its own places, where it stands in digits before its token: "100 USDC". */
export function sumIn(reading: Reading, { sum: { words }, ...span }: Span & { sum: ToldSum }): Lexeme[] {
  const [number, ...token] = words;
  const end = token[0]?.start ?? 0;
  const { start } = reading.lexemes[span.from] ?? { start: 0 };
  const isOwn = number && end > start && token.at(-1)?.end === reading.lexemes[span.to - 1]?.end;
  return isOwn
    ? [{ ...number, start, end: reading.text.slice(0, end).trimEnd().length }, ...token]
    : placed(reading, words, span);
}

/** With the place of other words. */
export const placed = ({ lexemes }: Reading, words: readonly Lexeme[], { from, to }: Span): Lexeme[] =>
  words.map((one) => ({ ...one, start: lexemes[from]?.start ?? 0, end: lexemes[to - 1]?.end ?? 0 }));

/** A word that is not said, where others begin. */
export function unsaid({ lexemes }: Reading, word: string, { from }: Span): Lexeme[] {
  const start = lexemes[from]?.start ?? 0;
  return [{ ...wordOf(word), start, end: start }];
}

/** Whether a call does a deed with a sum, and for somebody if that is told. */
function does(call: Call, deed: Operation, sum: ToldSum, party: string | undefined): boolean {
  const moved = deed === "withdraw" || deed === "borrow" ? call.amountOut : call.amountIn;
  return (
    call.operation === deed &&
    (party === undefined || call.recipient === party) &&
    moved !== undefined &&
    isSum(moved, sum)
  );
}

export const isSum = ({ asset, baseUnits }: AssetAmount, { value, symbol }: ToldSum) =>
  asset.symbol?.toLowerCase() === symbol?.toLowerCase() &&
  baseUnits === toBaseUnits(value, asset.decimals ?? 0);
