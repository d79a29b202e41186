import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { beginsLine, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";

const DETERMINING = /^(?:the|my|our|his|her|their|a|this|that)$/;
const PERSON = /^(?:he|she|they|someone|somebody)$/;
const PAID = /^(?:recipient|receiver|payee|beneficiary)$/;
const BEFORE_TASTE = termWords("before what somebody takes");
const TAKING = termWords("what somebody takes");
const BEFORE_TOKEN = termWords("before the token that somebody takes");
const OF_PEOPLE =
  /^(?:people|guy|guys|folks|lot|bunch|apparently|somehow|funny|odd|strange|weird|fussy|picky|stubborn|old-fashioned)$/;
const BEGINS = /^(?:[.;:!?(–—-]|because|since|as|and|)$/;
const ENDS = /^(?:[.;:!?,)–—-]|so|)$/;

interface Taste extends Quote {
  /** What the recipient takes, in lower case. */
  symbol: string;
}

/** The one token that somebody else is paid in. */
function paidIn(calls: readonly Call[]): string | undefined {
  const paid = calls.filter(({ operation }) => operation === "transfer");
  const symbols = new Set(paid.map(({ amountIn }) => amountIn?.asset.symbol?.toLowerCase()));
  return symbols.size === 1 ? [...symbols][0] : undefined;
}

/** What the recipient takes, which is what he gets: "He accepts WETH only.", "My aunt would rather have WETH than ETH, so …" */
export function toldTaste(reading: Reading, calls: readonly Call[]): Quote[] {
  const paid = paidIn(calls);
  return paid === undefined ? [] : tastesIn(reading).filter(({ symbol }) => symbol === paid);
}

/** Whether the recipient takes something else than he gets: "He only takes ETH.", beside a payment of WETH. */
export function isOfOtherTaste(reading: Reading, calls: readonly Call[]): boolean {
  const paid = paidIn(calls);
  return paid !== undefined && tastesIn(reading).some(({ symbol }) => symbol !== paid);
}

function tastesIn(reading: Reading): Taste[] {
  const { lexemes } = reading;
  if (!lexemes.some(({ lower }) => TAKING.test(lower))) return [];
  return lexemes.flatMap((_, at): Taste[] => {
    if (!BEGINS.test(wordAt(lexemes, at - 1)) && !beginsLine(reading, at)) return [];
    const said = whoEnd(reading, at);
    const verb = said === undefined ? at : pastWords(lexemes, said, BEFORE_TASTE, 3);
    // "They have WETH" is another thing than that they would rather have it.
    const isRather = wordAt(lexemes, verb) !== "have" || wordAt(lexemes, verb - 1) === "rather";
    if (said === undefined || !TAKING.test(wordAt(lexemes, verb)) || !isRather) return [];
    const named = tokenAtLexeme(reading, pastWords(lexemes, verb + 1, BEFORE_TOKEN, 5));
    const symbol = named?.token.symbol?.toLowerCase();
    // "She prefers Ethereum": the chain, not its currency.
    if (!named || symbol === undefined || wordAt(lexemes, named.to - 1) === "ethereum") return [];
    const to = pastRemark(reading, pastOther(reading, pastWords(lexemes, named.to, /^only$/, 1), symbol));
    // "0x… wants to be paid in WETH. So wrap 2 ETH and send the 2 WETH there.": the address is read as it stands.
    const from = lexemes[at]?.kind === "address" ? said : at;
    return ENDS.test(wordAt(lexemes, to)) || beginsLine(reading, to)
      ? [{ ...quoteSpan(reading, { from, to }), symbol }]
      : [];
  });
}

/** Where ends who is told of: "he", "the club", "my old aunt", "the recipient". */
function whoEnd({ lexemes }: Reading, at: number): number | undefined {
  if (lexemes[at]?.kind === "address" || PERSON.test(wordAt(lexemes, at))) return at + 1;
  const noun = pastWords(lexemes, at, DETERMINING, 1);
  if (noun === at) return isOf(wordAt(lexemes, at), "name") ? at + 1 : undefined;
  const head = pastWords(lexemes, noun, { test: (word) => isOf(word, "quality") }, 1);
  const who = wordAt(lexemes, head);
  return isOf(who, "person", "thing") || PAID.test(who) ? head + 1 : undefined;
}

/** Behind ", not ETH", "than ETH", "instead of ETH"; "not WETH" belies itself. */
function pastOther(reading: Reading, at: number, symbol: string): number {
  const { lexemes } = reading;
  const from = wordAt(lexemes, at) === "," ? at + 1 : at;
  const other = pastWords(lexemes, from, /^(?:not|no|than|instead|of|rather|over|plain)$/, 3);
  const named = other > from ? tokenAtLexeme(reading, other) : undefined;
  return named && named.token.symbol?.toLowerCase() !== symbol ? named.to : at;
}

/** Behind ", funny guy", ", odd people". */
function pastRemark({ lexemes }: Reading, at: number): number {
  if (wordAt(lexemes, at) !== ",") return at;
  const to = pastWords(
    lexemes,
    at + 1,
    { test: (word) => isOf(word, "quality", "person") || OF_PEOPLE.test(word) },
    3,
  );
  return /^[.!)]?$/.test(wordAt(lexemes, to)) ? to : at;
}
