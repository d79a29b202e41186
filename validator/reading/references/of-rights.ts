import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { backOver, beginsLine, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { type Named, rightOf } from "./named.ts";
import { type Reference, type ReferenceFinder, wordOf } from "./reference.ts";
import { type RightClause, rightClauseAt } from "./right-clause.ts";
import type { ClauseSum } from "./right-words.ts";

const LED = termWords("before a clause");
const MOST_LED = 6;
/** What only leads to a clause. */
const NONE = /^(?:[.,;:!?()–—-]|and|but|then|next|first|second|third|finally|lastly|also|please|kindly|so)$/;

/** Whether there are calls that give or take rights. */
export const areOfRights = (calls: readonly Call[]) => calls.some(({ operation }) => changesGrant(operation));

/** The clause at a place by which rights to spend are given or taken, where the calls do just that. */
export const rightsMeant: ReferenceFinder = (reading, at, named, calls) => {
  if (NONE.test(wordAt(reading.lexemes, at)) || !isHead(reading, at)) return undefined;
  const clause = rightClauseAt(reading, at, calls, named.sums);
  if (!clause || (clause.isLabel && !beginsSentence(reading, at))) return undefined;
  if (clause.kind === "topic") return topicMeant(reading, at, clause, named, calls);
  const meant = (clause.kind === "taken" ? takenBy : givenBy)(clause, named, calls);
  const to = clause.kind === "given" ? againEnd(reading, clause.to, calls.length) : clause.to;
  const said = quoteSpan(reading, { from: at, to });
  // What was named before would stretch over all that stands between.
  const isOwn = ({ start, end }: Lexeme) => end > 0 && start >= said.start && end <= said.end;
  const placed =
    meant &&
    [...meant, ...(clause.isFirst ? [wordOf("first")] : [])].map((one) =>
      isOwn(one) ? one : { ...one, start: said.start, end: said.end },
    );
  return placed && { to, meant: placed, said: [said], isPlaced: true };
};

const AGAIN = /^(?:do|give it|set|add|arrange) (?:that|it|this|so|both)(?: (?:too|also|as well))?$/;

/** "…, so do that as well": what was told as it is to be, asked for in a few words more. */
function againEnd(reading: Reading, at: number, many: number): number {
  const { lexemes } = reading;
  const from = pastWords(lexemes, at, /^(?:[,;.]|so|please|and|beforehand|first)$/, 4);
  const to = from > at ? phraseEnd(lexemes, from, AGAIN) : undefined;
  if (many !== 2 && wordAt(lexemes, (to ?? 0) - 1) === "both") return at;
  return to !== undefined && /^(?:[.!)]|)$/.test(wordAt(lexemes, to)) ? to : at;
}

/** Where a clause may begin: behind a mark or what joins it, and words of order or courtesy. */
function isHead(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (at === 0 || beginsLine(reading, at)) return true;
  // "After that …"
  if (/^(?:after|before)$/.test(wordAt(lexemes, at - 1))) return false;
  const from = backOver(lexemes, at, LED, MOST_LED);
  const isJoined = lexemes.slice(from, at).some(({ lower }) => /^(?:and|but|then|next)$/.test(lower));
  return isJoined || isLedFrom(reading, at, /^[.,;:!?()–—-]$/);
}

/** Whether nothing but words of order or courtesy stands between a place and where its line begins, or a mark. */
function isLedFrom(reading: Reading, at: number, marks: RegExp): boolean {
  const from = backOver(reading.lexemes, at, LED, MOST_LED);
  return from === 0 || beginsLine(reading, from) || marks.test(wordAt(reading.lexemes, from - 1));
}

const beginsSentence = (reading: Reading, at: number) => isLedFrom(reading, at, /^[.;:!?]$/);

interface Holder {
  name: readonly Lexeme[];
  address: Lexeme;
}

/** Whoever a clause names, or else whoever had the right that was named before. */
function holdersOf({ holders }: RightClause, named: Named): readonly Holder[] {
  const address = named.granted.party ?? named.party;
  return holders.length > 0 ? holders : address ? [{ name: [], address }] : [];
}

function tokensOf({ tokens, isOfAll }: RightClause, named: Named): readonly (readonly Lexeme[])[] {
  const right = rightOf(named);
  return tokens.length > 0 ? tokens : right && !isOfAll ? [right.token] : [];
}

const spelt = (words: readonly Lexeme[]) => words.map(({ lower }) => lower).join(" ");

const isOf = ({ amountIn, spender }: Call, token: readonly Lexeme[], { address }: Holder) =>
  spender === address.lower && amountIn?.asset.symbol?.toLowerCase() === spelt(token);

function takenBy(clause: RightClause, named: Named, calls: readonly Call[]): Lexeme[] | undefined {
  // "revoke all DAI approvals" is of others too.
  const isTold = clause.isNamed || (clause.holders.length > 0 && clause.tokens.length > 0);
  if ((!isTold && !rightOf(named)) || (clause.isOfAll && clause.holders.length === 0)) return undefined;
  const [holders, tokens] = [holdersOf(clause, named), tokensOf(clause, named)];
  const taken = calls.filter(({ operation }) => operation === "revoke");
  const isDone = holders.every((holder) =>
    tokens.every((token) => taken.some((call) => isOf(call, token, holder))),
  );
  if (holders.length === 0 || tokens.length === 0 || !isDone) return undefined;
  return holders.flatMap(({ name, address }, place) => [
    ...(place > 0 ? [wordOf("and")] : []),
    wordOf("revoke"),
    ...tokens.flatMap((token, at) => [
      ...(at > 0 ? [wordOf("and")] : []),
      wordOf("the"),
      ...token,
      wordOf("approval"),
    ]),
    wordOf("of"),
    ...name,
    address,
  ]);
}

function givenBy(clause: RightClause, named: Named, calls: readonly Call[]): Lexeme[] | undefined {
  const { sums, isEach } = clause;
  const holders = holdersOf(clause, named);
  const right = rightOf(named);
  // "set it to 600", "give it one of 600 instead": of a right that is taken first.
  const isRenewed = calls.some(({ operation }) => operation === "revoke");
  if ((!clause.isNamed && !(right && isRenewed)) || (clause.isInstead && !isRenewed)) return undefined;
  // "600 USDT each" for one of them is for others too.
  if (isEach && holders.length === 1 && sums.length === 1) return undefined;
  const isPlain = holders.length === 1 || (sums.length === 1 && isEach);
  const given = holders.flatMap((holder) =>
    sums.map((sum) => ({ holder, sum, token: sum.token ?? clause.tokens[0] ?? named.granted.token })),
  );
  const done = given.map(({ holder, sum, token }) =>
    token === undefined ? -1 : calls.findIndex((call) => isGiven(call, sum, token, holder)),
  );
  const isDone = !done.includes(-1) && new Set(done).size === done.length;
  if (!isPlain || given.length === 0 || !isDone) return undefined;
  return given.flatMap(({ holder, sum, token }, place) => [
    ...(place > 0 ? [wordOf("and")] : []),
    wordOf("approve"),
    sum.number,
    ...(token ?? []),
    wordOf("for"),
    ...holder.name,
    holder.address,
  ]);
}

const isGiven = (call: Call, { value }: ClauseSum, token: readonly Lexeme[], holder: Holder) =>
  call.operation === "approve" &&
  isOf(call, token, holder) &&
  call.amountIn?.baseUnits === toBaseUnits(value, call.amountIn?.asset.decimals ?? 0);

/** What a text is about says nothing by itself, where it is told next what becomes of it. */
function topicMeant(
  reading: Reading,
  at: number,
  { to }: RightClause,
  { sums }: Named,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes } = reading;
  if (!/^[.:;,–—-]$/.test(wordAt(lexemes, to))) return undefined;
  const next = rightClauseAt(reading, pastWords(lexemes, to + 1, LED, MOST_LED), calls, sums);
  return next && next.kind !== "topic"
    ? { to: to + 1, meant: [], said: [quoteSpan(reading, { from: at, to })] }
    : undefined;
}
