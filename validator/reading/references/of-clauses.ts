import type { Call, Operation } from "../../calls/call.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { type ClauseRole, deedsTold } from "../clauses/clause-patterns.ts";
import { tradeInPlainWords } from "../clauses/plain-alike.ts";
import { inPlainWords, isSum, type Plain, type Shared, unsaid } from "../clauses/plain-words.ts";
import type { Said, ToldSum } from "../clauses/said.ts";
import { type Before, clauseAt, isBesideAt, isLedAt, isOverAt, mayBeJoined } from "../clauses/told-clause.ts";
import { headedMeant } from "../clauses/told-heading.ts";
import type { Named } from "./named.ts";
import { REACH, type ReferenceFinder } from "./reference.ts";

const JOINING = /^(?:[,;&+]|and|then)$/;
/** What needs no other words. */
const IN_PLAIN_WORDS =
  /^(?:send|pay|transfer|forward|withdraw|redeem|supply|deposit|lend) (?:S (?:to|from|into) [PL]|P S) $/;
/** What is told of a deed beside or behind others, what somebody is to have in the end, and "can I get 5 USDC out of Aave?" */
const OF_SEVERAL =
  /^(?:can|could|may) |\b(?:once|when|soon|after|upon|while|whereas|there|thereafter|afterwards|next|end up|first|second|third|fourth|fifth|last|other|so|comes?)\b/;
const PAYING = /^(?:send|transfer|pay|forward|pass|remit)$/;

/**
 * A clause all of whose words tell one deed, whatever their order, in plain words: "0x… is to have 5 USDC" asks to send them.
 * With it what goes on in fewer words: "…, and 0x… 6".
 */
export const clauseMeant: ReferenceFinder = (reading, at, named, calls) => {
  const { lexemes } = reading;
  if (!isLedAt(reading, at)) return undefined;
  const [sum] = named.sums;
  const isOne = calls.length === 1;
  const last =
    sum && (!isOne || isNeededBefore(reading, at))
      ? { ...sum, words: [sum.number, ...sum.token] }
      : undefined;
  const found = orderAt(reading, at, { last, token: tokenPaid(named, calls) }, calls);
  if (isOne && (!found || OF_SEVERAL.test(found.words) || refersBack(reading, at, found.to, last)))
    return undefined;
  if (!found) return headedMeant(reading, at, calls);
  if (isFulfilledBehind(reading, found, calls)) return undefined;
  const all = [found];
  for (let next = found; ; ) {
    const from = pastWords(lexemes, next.to, JOINING, 2);
    const further = from > next.to ? furtherAt(reading, from, next, calls) : undefined;
    if (!further) break;
    // What joins them stays.
    next = { ...further, meant: [...lexemes.slice(next.to, from), ...further.meant] };
    all.push(next);
  }
  if (all.length === 1 && IN_PLAIN_WORDS.test(found.words) && found.said.length < 2) return undefined;
  // "trade 5 USDC for …"; "the trade 5 USDC for …" has no verb.
  if (found.deed === "swap" && found.words.startsWith(`${wordAt(lexemes, at)} S `)) return undefined;
  return {
    to: all.at(-1)?.to ?? at,
    meant: [
      ...(isBesideAt(reading, at) ? unsaid(reading, ",", { from: at, to: at }) : []),
      ...all.flatMap(({ meant }) => meant),
    ],
    said: all.flatMap(({ said }) => said),
    deeds: all.flatMap(({ deeds }) => deeds),
    isPlaced: true,
  };
};

const NEEDED =
  /(?:^|[.;!] )(?:i|we|i'd|we'd)(?: (?:could|would|do|really|just|badly|urgently))? (?:need|want|like|love|use|require) [^.;!]* [.;!,:] $/;

/** "I need 5 DAI; take it as a loan": what one needs, in the sentence right before. */
const isNeededBefore = ({ lexemes }: Reading, at: number) =>
  NEEDED.test(
    lexemes
      .slice(Math.max(0, at - REACH), at)
      .map(({ lower }) => `${lower} `)
      .join(""),
  );

const BACK = /^(?:that|those|these|this|same|all|full|whole|entire|resulting|withdrawn|said)$/;

/** "the resulting 5 USDC", "all my USDC, 5": of one deed there is nothing that it could be of; "I want the 5 USDC deposited in Aave" may be of what lies there. */
const refersBack = ({ lexemes }: Reading, from: number, to: number, last: ToldSum | undefined) =>
  last === undefined &&
  lexemes
    .slice(from, to)
    .some(
      ({ lower }, at) =>
        BACK.test(lower) || (lower === "the" && numberAt(lexemes, from + at + 1) && isWish(lexemes, from)),
    );

const isWish = (lexemes: Reading["lexemes"], at: number) => /^(?:i|we|i'd|we'd)$/.test(wordAt(lexemes, at));

interface Order extends Plain {
  deed: Operation;
  words: string;
}

function orderAt(
  reading: Reading,
  at: number,
  { last, token }: Before,
  calls: readonly Call[],
): Order | undefined {
  const shared = { sum: isBrought(last, calls) ? last : undefined };
  const said = clauseAt(reading, at, { last, token });
  const found = toldBy(reading, "orders", said, calls, shared);
  if (found) return found;
  const joined = mayBeJoined(reading, at, said) && clauseAt(reading, at, { last, token, isJoined: true });
  const together = joined && toldBy(reading, "orders", joined, calls, shared);
  if (together || !calls.some(({ operation }) => operation === "swap")) return together || undefined;
  return toldBy(
    reading,
    "orders",
    clauseAt(reading, at, { last, isAlike: true }),
    calls,
    { sum: last },
    "swap",
  );
}

/** "Transfer ETH as follows: 0.1 goes to 0x…": what a number alone is of, where all that is paid is of one token. */
function tokenPaid({ token = [] }: Named, calls: readonly Call[]): ToldSum | undefined {
  const [asset, ...others] = new Set(calls.map(({ amountIn }) => amountIn?.asset.contract));
  const symbol = calls[0]?.amountIn?.asset.symbol;
  const isPaid = calls.every(({ operation }) => operation === "transfer");
  const isNamed = token.length > 0 && asset !== undefined && others.length === 0;
  return isPaid && isNamed ? { value: { digits: 0n, scale: 0 }, symbol, words: token } : undefined;
}

/** "Withdraw 100 USDC from Aave and send to 0x…": what a call brings may be paid on without a word for it. */
const isBrought = (sum: ToldSum | undefined, calls: readonly Call[]) =>
  sum !== undefined && calls.some(({ amountOut }) => amountOut !== undefined && isSum(amountOut, sum));

/** "…, and 0x… 6", "and 50 DAI too", "… and passed on to 0x…" */
function furtherAt(
  reading: Reading,
  from: number,
  { deed, sum, words, place }: Order,
  calls: readonly Call[],
): Order | undefined {
  const said = clauseAt(reading, from, { last: sum, token: sum });
  const shared = { place, sum };
  // "I want 0x… paid 7 USDC, and 0x… paid 6": by itself it would tell what was.
  const isWished = /^(?:have|i|we|i'd|we'd|S \S+(?: to)? be) /.test(words);
  return (
    toldBy(reading, "further", said, calls, shared, deed) ??
    (isWished ? toldBy(reading, "wished", said, calls, shared) : undefined)
  );
}

/** The deed that the first words of a clause tell, up to where they are over. */
function toldBy(
  reading: Reading,
  role: ClauseRole,
  said: readonly Said[],
  calls: readonly Call[],
  shared: Shared = {},
  deed?: Operation,
): Order | undefined {
  let words = "";
  let longest: Order | undefined;
  for (const [index, { as, to }] of said.entries()) {
    words += as === "" ? "" : `${as} `;
    // "… too"; behind a comma the clause has been over.
    const isMark = as === "" && /^[,(]$/.test(wordAt(reading.lexemes, to - 1));
    if (isMark || !isOverAt(reading, to)) continue;
    const own = said.slice(0, index + 1);
    const [only, ...others] = deedsTold(role, words).flatMap((told) => {
      const inWords = told === "swap" ? tradeInPlainWords : inPlainWords;
      const plain =
        deed === undefined || told === deed ? inWords(reading, told, own, calls, shared) : undefined;
      return plain ? { ...plain, deed: told, words } : [];
    });
    if (only && others.length === 0) longest = only;
  }
  return longest;
}

/** "0x… should get 2 WETH, so wrap 2 ETH and send it": a wish, where the payment is asked for behind it. */
function isFulfilledBehind(
  { lexemes }: Reading,
  { to, deed, words }: Order,
  calls: readonly Call[],
): boolean {
  const payments = calls.filter(({ operation }) => operation === "transfer");
  return (
    deed === "transfer" &&
    payments.length === 1 &&
    /^(?:P|i|we|i'd|we'd) /.test(words) &&
    lexemes.slice(to).some(({ lower }) => PAYING.test(lower))
  );
}
