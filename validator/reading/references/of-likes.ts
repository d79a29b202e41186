import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Named } from "./named.ts";
import { REACH, type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

const RIGHT = /^(?:allowance|approval|permission|limit)$/;
const GIVEN = /^(?:[)]|give|grant|gets?|receives?|set|0x.*)$/;
const MINIMUM = /^(?:minimum|min|floor)$/;
const OVER = /^(?:[.,;:!?)]|and|please|thanks|too|)$/;

/** The words at a place by which a deed is like the one before: "likewise to 0x…", "the same allowance", "same minimum". */
export const likeMeant: ReferenceFinder = (reading, at, named, calls) => {
  return (
    againAt(reading, at) ??
    sameRightAt(reading, at, named, calls) ??
    sameLeastAt(reading, at, calls) ??
    eachAt(reading, at) ??
    besidesAt(reading, at, calls) ??
    onwardAt(reading, at) ??
    tooAt(reading, at, calls) ??
    listedAt(reading, at, calls) ??
    sameTokenAt(reading, at, calls)
  );
};

const same = () => [wordOf("the"), wordOf("same")];

const AGAIN = /^(?:likewise|again|once (?:more|again))$/;

/** "likewise to 0x…", "and once more for 0x…", "and again to 0x…" */
function againAt({ lexemes }: Reading, at: number): Reference | undefined {
  const to = phraseEnd(lexemes, at, AGAIN);
  if (to === undefined || !/^(?:to|for)$/.test(wordAt(lexemes, to))) return undefined;
  const isLed = /^(?:[.,;:–—-]|and|then|)$/.test(wordAt(lexemes, at - 1));
  return isLed && lexemes[to + 1]?.kind === "address" ? { to, meant: same() } : undefined;
}

/** "give 0x… the same allowance": of as much as the one before. */
function sameRightAt(
  { lexemes }: Reading,
  at: number,
  { sums: [sum] }: Named,
  calls: readonly Call[],
): Reference | undefined {
  if (!sum || wordAt(lexemes, at) !== "the" || wordAt(lexemes, at + 1) !== "same") return undefined;
  if (calls.some(({ operation }) => operation !== "approve")) return undefined;
  const isGiven = GIVEN.test(wordAt(lexemes, at - 1)) && RIGHT.test(wordAt(lexemes, at + 2));
  if (!isGiven || !/^(?:[.,;!]|too|for|to|please|)$/.test(wordAt(lexemes, at + 3))) return undefined;
  return {
    to: at + 3,
    meant: [wordOf("an"), wordOf("allowance"), wordOf("of"), sum.number, ...sum.token],
  };
}

/** "same with 100 DAI, same minimum", where both trades have the same least. */
function sameLeastAt({ lexemes, text }: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  if (!/^(?:[,(]|and)$/.test(wordAt(lexemes, at))) return undefined;
  const from = pastWords(lexemes, at + 1, /^(?:with|at|the)$/, 2);
  const isMinimum = wordAt(lexemes, from) === "same" && MINIMUM.test(wordAt(lexemes, from + 1));
  const to = isMinimum ? from + 2 : againEnd(lexemes, at, calls);
  if (to === undefined) return undefined;
  const isNamed = lexemes
    .slice(Math.max(0, at - REACH), at)
    .some(({ lower }) => /^(?:min|minimum|least|floor)$/.test(lower));
  if (!isNamed) return undefined;
  const [first, last] = [lexemes[at + 1], lexemes[to - 1]];
  const [one, ...others] = calls;
  const isSame = calls.every(
    ({ operation, amountOut }) =>
      operation === "swap" &&
      amountOut?.baseUnits === one?.amountOut?.baseUnits &&
      amountOut?.asset.contract === one?.amountOut?.asset.contract,
  );
  if (!first || !last || others.length === 0 || !isSame || !OVER.test(wordAt(lexemes, to))) return undefined;
  return { to, meant: [], said: [quoteOf(text, first, last)] };
}

/** "(again 0.03 WETH or more)", "(again at least 0.03 WETH)", where each trade has that least. */
function againEnd(lexemes: readonly Lexeme[], at: number, [call]: readonly Call[]): number | undefined {
  const least = call?.amountOut;
  if (!/^[,(]$/.test(wordAt(lexemes, at)) || wordAt(lexemes, at + 1) !== "again" || !least) return undefined;
  const from = pastWords(lexemes, at + 2, /^(?:for|with|a|at|least|min|minimum|of)$/, 3);
  const number = numberAt(lexemes, from);
  const isSame = number && toBaseUnits(number.value, least.asset.decimals ?? 0) === least.baseUnits;
  if (!isSame || wordAt(lexemes, number.to) !== least.asset.symbol?.toLowerCase()) return undefined;
  const end = number.to + 1;
  const isMore = wordAt(lexemes, end) === "or" && /^(?:more|better)$/.test(wordAt(lexemes, end + 1));
  if (from === at + 2 && !isMore) return undefined;
  return isMore ? end + 2 : end;
}

/** "100 a piece", "100 per person" */
function eachAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  if (phraseEnd(lexemes, at, /^(?:a piece|per (?:person|head|address|recipient|wallet))$/) !== at + 2)
    return undefined;
  const isSum = lexemes[at - 1]?.kind === "number" || tokenAtLexeme(reading, at - 1, true)?.to === at;
  return isSum && OVER.test(wordAt(lexemes, at + 2)) ? { to: at + 2, meant: [wordOf("each")] } : undefined;
}

const BESIDES =
  /^(?:besides (?:that|this)|on top of (?:that|this|it)|apart from (?:that|this)|other than that)$/;
/** What only joins one deed to another, whatever they are. */
const JOINING =
  /^(?:besides|separately|independently|furthermore|additionally|(?:independently|separately) of (?:that|this)|(?:separately|independently) from (?:that|this)|in addition to (?:that|this)|aside from (?:that|this)|another thing|unrelated to (?:that|this)|unrelated)$/;
const OPENING =
  /^(?:besides|on|apart|other|separately|independently|furthermore|additionally|in|aside|another|unrelated)$/;

/** "Besides that, 0x… gets 1 ETH", "On top of that, pay …", "…, and 200 DAI besides", "… and 200 DAI on top": also; "all besides DAI" is without it. */
function besidesAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  if (!first || !OPENING.test(first.lower)) return undefined;
  const joined = phraseEnd(lexemes, at, JOINING);
  const isApart = new Set(calls.map(({ operation }) => operation)).size > 1;
  const head = joined ?? (isApart ? phraseEnd(lexemes, at, BESIDES) : undefined);
  const isHead = head !== undefined && /^(?:[.;!,]|and)$/.test(wordAt(lexemes, at - 1));
  const tail = phraseEnd(lexemes, at, /^(?:besides|on top)$/);
  const isTail =
    tail !== undefined &&
    tokenAtLexeme(reading, at - 1, true)?.to === at &&
    /^[.!]?$/.test(wordAt(lexemes, tail));
  const end = isHead ? head : (tail ?? at);
  // "On top of that fee" is no more of the request, and "all besides 0x…" is without it.
  const next = lexemes[end];
  const isOn =
    (joined === undefined && next?.kind === "address") ||
    /^(?:[,:]|please|i|also|)$/.test(next?.lower ?? "") ||
    isAsking(next?.lower ?? "");
  if (isHead && !isOn) return undefined;
  const to = isHead && /^[,:]$/.test(wordAt(lexemes, end)) ? end + 1 : end;
  return isHead || isTail ? { to, meant: [], said: [quoteOf(text, first, lexemes[end - 1])] } : undefined;
}

const ONWARD =
  /^(?:then , (?:on|via|through|using)|(?:next|then|first|last) comes (?:an?|the)|with (?:it|that|this) ,)$/;
const INSIDE = /^(?:should|must|shall|is|are) (?:then|afterwards) (?:go|be|to|get|receive)$/;

/** "With it, exchange 400 DAI", "and then, on Uniswap V2, sell it", "next comes a fresh approval", "it should then go": what only leads on. */
function onwardAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const [first, next] = [lexemes[at], lexemes[at + 1]];
  if (!first || !next) return undefined;
  if (phraseEnd(lexemes, at, INSIDE) !== undefined)
    return { to: at + 2, meant: [first], said: [quoteOf(text, next)] };
  const isLed = at > 0 && /^(?:[.;:!,)]|and)$/.test(wordAt(lexemes, at - 1));
  if (!isLed || phraseEnd(lexemes, at, ONWARD) === undefined) return undefined;
  return { to: at + 2, meant: first.lower === "with" ? [] : [first], said: [quoteOf(text, first, next)] };
}

/** "Revoke the USDC approval of 0x…. Then the DAI one, too." */
function tooAt({ lexemes, text }: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const end =
    wordAt(lexemes, at) === "," ? phraseEnd(lexemes, at + 1, /^(?:too|as well|likewise)$/) : undefined;
  if (end === undefined) return undefined;
  const isOne = new Set(calls.map(({ operation }) => operation)).size === 1;
  const [first, last] = [lexemes[at + 1], lexemes[end - 1]];
  if (!isOne || !first || !last || !/^[.;!]?$/.test(wordAt(lexemes, end))) return undefined;
  return { to: end, meant: [], said: [quoteOf(text, first, last)] };
}

/** "…, and so do 0x… and 0x…", "do the same for 0x… and for 0x…": each of those who are listed. */
function listedAt({ lexemes }: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const party = /^(?:for|to)$/.test(wordAt(lexemes, at)) ? at + 1 : at;
  const whom = lexemes[party];
  if (whom?.kind !== "address" || calls.some(({ operation }) => operation !== "transfer")) return undefined;
  if (!/^(?:and|,)$/.test(wordAt(lexemes, at - 1)) || !/^(?:[.,;!]|and|)$/.test(wordAt(lexemes, party + 1)))
    return undefined;
  const from = backOver(lexemes, at, /^(?:and|,|for|to|0x.*)$/, REACH);
  const isListed = lexemes.slice(from, at).some(({ kind }) => kind === "address");
  const before = `${wordAt(lexemes, from - 2)} ${wordAt(lexemes, from - 1)}`;
  if (!isListed || !/^(?:so do|so should|so shall|the same|do likewise)$/.test(before)) return undefined;
  return { to: party + 1, meant: [...same(), wordOf("to"), whom] };
}

/** "0x… should receive sixty, same token", where every payment is of one. */
function sameTokenAt({ lexemes, text }: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const end =
    wordAt(lexemes, at) === ","
      ? phraseEnd(lexemes, at + 1, /^(?:the )?same (?:token|coin|currency)$/)
      : undefined;
  if (end === undefined) return undefined;
  const [one] = calls;
  const isOne = calls.every(
    ({ operation, amountIn }) =>
      operation === "transfer" && amountIn?.asset.contract === one?.amountIn?.asset.contract,
  );
  const [first, last] = [lexemes[at + 1], lexemes[end - 1]];
  if (!isOne || !first || !last || !OVER.test(wordAt(lexemes, end))) return undefined;
  return { to: end, meant: [], said: [quoteOf(text, first, last)] };
}
