import { quotient } from "../../decimals/decimal.ts";
import type { NumberAmount } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { endsClause, endsSentence, isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking, isPast } from "../../lexicon/operation-words.ts";
import type { Mention, MentionOf } from "./mention.ts";

const HAVING = /^(?:have|hold|own|got)$/;
const SUBJECT = /^(?:i|we|i've|we've)$/;

/**
 * Amounts as they are meant: "I have 900 DAI, send a third of it" moves 300; what there is or was, is no wish by itself;
 * and "at 2,975 DAI each" is a price.
 */
export function settleAmounts(reading: Reading, mentions: readonly Mention[]): Mention[] {
  const past = pastIn(reading);
  // Where only what was is told, nothing else is there to be held against the calls.
  const isOnly = past && !mentions.some(({ kind, from }) => kind === "amount" && !past.has(from));
  const history = isOnly ? undefined : past;
  const states = statesIn(reading, mentions);
  let whole: NumberAmount | undefined;
  let isMeant = false;
  const told: NumberAmount[] = [];
  const settled = mentions.flatMap((mention): Mention[] => {
    if (mention.kind === "amount" && states?.has(mention.from)) return [asHolding(reading, mention)];
    if (history?.has(mention.from) && mention.kind !== "address") {
      if (mention.kind === "amount" && mention.amount.kind === "number") told.push(mention.amount);
      return [];
    }
    if (mention.kind !== "amount") return [mention];
    const { amount } = mention;
    if (amount.kind === "number" && (isHolding(reading, mention) || isOwed(reading, mention, mentions))) {
      whole = amount;
      return [asHolding(reading, mention)];
    }
    if (isFormer(reading, mention)) return [asHolding(reading, mention)];
    if (isReplaced(reading, mentions, mention)) {
      if (amount.kind === "number") whole = amount;
      return [asHolding(reading, mention), ...correctionIn(reading, mentions, mention)];
    }
    const judged = judgedEnd(reading, mention);
    if (judged !== undefined) return [asHolding(reading, mention, judged)];
    if (amount.kind !== "number" || amount.bound === "exact") isMeant = true;
    if (amount.kind === "share" && isSaidAgain(reading, mention, mentions))
      return [asHolding(reading, mention)];
    if (amount.kind === "share" || amount.kind === "all") return [ofWhole(mention, whole)];
    if (isPrice(reading, mention)) return [{ ...mention, isPrice: true }];
    const isExact = amount.kind === "number" && amount.bound === "exact";
    const isBare = amount.kind === "number" && amount.unit === "token" && !amount.token;
    // "I was paid 3,000 USDC. Change all 3,000 into ETH."
    const same = isBare
      ? told.find(({ value }) => isSameAmount({ ...amount, token: undefined, value }, amount))
      : undefined;
    if (same && amount.kind === "number")
      return [{ ...mention, token: same.token, amount: { ...amount, whole: same.quote } }];
    return [isBare && whole && isExact ? { ...mention, token: whole.token } : mention];
  });
  return whole && !isMeant ? withPronoun(reading, settled, whole) : settled;
}

const asHolding = ({ lexemes, text }: Reading, { from, to }: Mention, end = to): Mention => ({
  kind: "holding",
  from,
  to,
  quote: quoteOf(text, lexemes[from] as Lexeme, lexemes[end - 1]),
});

/** The places of the sentences that a rule holds for. */
function placesIn({ lexemes }: Reading, holds: (sentence: readonly Lexeme[], from: number) => boolean) {
  let found: Set<number> | undefined;
  for (let from = 0; from < lexemes.length; ) {
    let to = from;
    while (to < lexemes.length && !endsSentence(lexemes[to])) to += 1;
    if (holds(lexemes.slice(from, to), from)) {
      found ??= new Set();
      for (let at = from; at < to; at += 1) found.add(at);
    }
    from = to + 1;
  }
  return found;
}

/** Sentences that tell what was: "Bob paid me back 40 USDC." */
const pastIn = (reading: Reading) =>
  placesIn(reading, (sentence) => {
    const isTold = sentence
      .slice(1, 4)
      .some(({ lower }, at) => isPast(lower) && !ATTRIBUTED.test(wordAt(sentence, at)));
    // "I've got 5 DAI" says what there is.
    return isTold && !sentence.some(({ lower }) => isAsking(lower) || lower === "got");
  });

/** "to be paid", "minimum received" tell nothing that was. */
const ATTRIBUTED = /^(?:be|is|are|being|get|min|minimum|max|maximum|amount|least)$/;

const NOW = new Set("currently presently previously formerly originally".split(" "));
const IS = new Set("may can could is are was has have holds stands had".split(" "));

/** Sentences that tell how it stands, where another says how it is to be: "0x… currently may spend 5000 DAI. Cut that to 200." */
function statesIn(reading: Reading, mentions: readonly Mention[]): ReadonlySet<number> | undefined {
  const found = placesIn(reading, (sentence) => {
    const isNow = sentence.some(({ lower }) => NOW.has(lower));
    return isNow && sentence.findIndex(({ lower }) => IS.has(lower)) > 0;
  });
  return mentions.some(({ kind, from }) => kind === "amount" && !found?.has(from)) ? found : undefined;
}

/** "I owe Ann 800 DAI; send her half of it": what a part is of, told in a clause that asks for nothing. */
function isOwed({ lexemes }: Reading, { from, to }: Mention, mentions: readonly Mention[]): boolean {
  const part = mentions.find(
    (other) => other.kind === "amount" && other.from >= to && other.amount.kind === "share",
  );
  if (part?.kind !== "amount" || part.amount.token) return false;
  const isApart = lexemes.slice(to, part.from).some(endsClause);
  for (let at = from - 1; at >= 0 && !endsSentence(lexemes[at]); at -= 1)
    if (isAsking(wordAt(lexemes, at))) return false;
  return isApart;
}

/** "pay the other half, 1,650 USDC": a part whose sum stands right behind. */
function isSaidAgain(
  { lexemes }: Reading,
  { amount, to }: MentionOf<"amount">,
  mentions: readonly Mention[],
): boolean {
  const next = mentions.find(({ from }) => from >= to);
  return (
    amount.token === undefined &&
    next?.kind === "amount" &&
    next.amount.kind === "number" &&
    next.token !== undefined &&
    lexemes
      .slice(to, next.from)
      .every(({ lower }) => /^(?:[,(:]|is|i\.e|e|\.|works|out|at|to|comes|so|which)$/.test(lower))
  );
}

/** "Lower it from 5000 to 200" */
function isFormer({ lexemes }: Reading, { from, to }: Mention): boolean {
  const goal = /^(?:down|up)$/.test(wordAt(lexemes, to)) ? to + 1 : to;
  return (
    wordAt(lexemes, from - 1) === "from" &&
    wordAt(lexemes, goal) === "to" &&
    numberAt(lexemes, goal + 1) !== undefined
  );
}

/** "Send 300 USDC to 0x… - sorry, make that 200": the last that is said counts. */
function isReplaced({ lexemes }: Reading, mentions: readonly Mention[], mention: Mention): boolean {
  const next = mentions.find(({ kind, from }) => kind === "amount" && from > mention.from);
  if (next === undefined) return false;
  const said = lexemes.slice(correctionFrom(lexemes, next.from), next.from).map(({ lower }) => lower);
  return /\bmake (?:that|it)$|\bno ,? ?(?:sorry|wait)\b/.test(said.join(" "));
}

const CORRECTING = /^(?:no|sorry|wait|oops|typo|correction|make|that|it|[-–—,.:;…])$/;

function correctionFrom(lexemes: readonly Lexeme[], to: number): number {
  let from = to;
  while (CORRECTING.test(wordAt(lexemes, from - 1))) from -= 1;
  return from;
}

/** "… no wait, make it" */
function correctionIn(
  { lexemes, text }: Reading,
  mentions: readonly Mention[],
  { from: at }: Mention,
): Mention[] {
  const to = mentions.find(({ kind, from }) => kind === "amount" && from > at)?.from ?? at;
  const from = correctionFrom(lexemes, to);
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  return first && last && from < to ? [{ kind: "holding", from, to, quote: quoteOf(text, first, last) }] : [];
}

/** "32 ETH is too much for me": where the words end that say what somebody thinks of it. */
function judgedEnd(reading: Reading, { to }: Mention): number | undefined {
  const { lexemes } = reading;
  let is = to;
  // "32 ETH on Polygon is too much"
  while (isTaken(reading, is) || (wordAt(lexemes, is) === "on" && isTaken(reading, is + 1))) is += 1;
  if (!/^(?:is|are|was|seems|feels|sounds|would)$/.test(wordAt(lexemes, is))) return undefined;
  const at = wordAt(lexemes, is + 1) === "be" ? is + 2 : is + 1;
  return wordAt(lexemes, at) === "too" && /^(?:much|many|little|high|low|few)$/.test(wordAt(lexemes, at + 1))
    ? at + 2
    : undefined;
}

/** "I have 900 DAI", "my balance is 900 DAI", "of my 900 DAI, …". */
function isHolding({ lexemes }: Reading, { from, to }: MentionOf<"amount">): boolean {
  // "I have 900 DAI here that I'd like to sell"
  const that = pastWords(lexemes, to, /^(?:here|lying|around|idle|spare|left|over)$/, 2);
  const isObject =
    /^(?:that|which)$/.test(wordAt(lexemes, that)) && /^(?:i|we|i'd|we'd)$/.test(wordAt(lexemes, that + 1));
  if (isObject) return false;
  const [before, second, third] = [1, 2, 3].map((back) => wordAt(lexemes, from - back));
  // "Could I have 5 WETH unwrapped?"
  if (HAVING.test(before ?? "") && SUBJECT.test(second ?? "")) return third !== "could";
  if (before === "is" && second === "balance" && /^(?:my|our)$/.test(third ?? "")) return true;
  return /^(?:my|our)$/.test(before ?? "") && second === "of" && (from < 3 || /^[.;,!\n]$/.test(third ?? ""));
}

/** "… all of it", "… a third of it": of what was said to be there. */
function ofWhole(mention: MentionOf<"amount">, whole: NumberAmount | undefined): Mention {
  const { amount } = mention;
  if (amount.kind === "number" || amount.token || whole?.bound !== "exact" || whole.upTo) return mention;
  const ratio = amount.kind === "share" ? amount.ratio : { above: 1n, below: 1n };
  if (!ratio || amount.kind === "unlimited") return mention;
  const value = quotient({ ...whole.value, digits: whole.value.digits * ratio.above }, ratio.below);
  return value
    ? { ...mention, token: whole.token, amount: { ...whole, value, quote: amount.quote, whole: whole.quote } }
    : mention;
}

/** "I've got 100 USDC. Convert it into DAI." */
function withPronoun(reading: Reading, mentions: readonly Mention[], whole: NumberAmount): Mention[] {
  const { lexemes, text } = reading;
  const at = lexemes.findIndex(
    ({ lower, start }, place) =>
      start > whole.quote.end && /^(?:it|them)$/.test(lower) && !isTaken(reading, place),
  );
  const pronoun = lexemes[at];
  if (!pronoun || whole.bound !== "exact" || whole.upTo) return [...mentions];
  const quote = quoteOf(text, pronoun);
  const mention: Mention = {
    kind: "amount",
    amount: { ...whole, quote, whole: whole.quote },
    token: whole.token,
    from: at,
    to: at + 1,
    quote,
  };
  return [...mentions, mention].sort((left, right) => left.from - right.from);
}

/** "at 2,975 or better", "3000 USDC per ETH", "15 USDC each", "a limit price of 2975 DAI". */
function isPrice(reading: Reading, { from, to, amount }: MentionOf<"amount">): boolean {
  const { lexemes } = reading;
  if (amount.kind !== "number") return false;
  let lead = from - 1;
  while (/^(?:of|is|a|the|[:=$])$/.test(wordAt(lexemes, lead))) lead -= 1;
  if (
    /^(?:at|@|price|rate)$/.test(wordAt(lexemes, lead)) &&
    !isAllowed(lexemes, lead) &&
    !/^(?:floor|minimum|least|most)$/.test(wordAt(lexemes, lead - 1))
  )
    return true;
  const behind = wordAt(lexemes, to);
  return behind === "per" || (behind === "a" && tokenAtLexeme(reading, to + 1) !== undefined);
}

const ALLOWED_REACH = 8;

/** "set the USDC allowance of 0x… at 50" */
const isAllowed = (lexemes: readonly Lexeme[], at: number) =>
  wordAt(lexemes, at) === "at" &&
  lexemes
    .slice(Math.max(0, at - ALLOWED_REACH), at)
    .some(({ lower }) => /^(?:allowance|approval)$/.test(lower));
