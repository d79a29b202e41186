import type { Operation } from "../../calls/call.ts";
import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import type { Segment } from "../accounting/segments.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { BOUNDS } from "../remarks/bounds.ts";
import { isDoneOtherwise } from "../remarks/done-otherwise.ts";
import { weigh } from "../remarks/weigh.ts";
import { masked, maskOf } from "./masked.ts";

/** Of so many words and elements one may be unknown. */
const KNOWN_TO_UNKNOWN = 3;

/** Verbs that look at a sum, speak of it, or ask for it to be reached. */
const IDLE: ReadonlySet<string> = new Set(
  "advertise announce appraise auction benchmark bid bring calculate chart compare compute count debate discuss display draft eye fill gauge haggle lease list log match measure mention note observe offer outline pitch plot ponder present price propose query raffle rank recall record rehearse remember rent report request research scan scrutinise scrutinize show sketch study suggest survey tally tell track value watch weigh".split(
    " ",
  ),
);

const ENDS = /^[.!?;:]$/;

/**
 * Words of a request that no rule has read, in clauses whose elements the calls explain: they are passed over where the
 * clause, with its elements masked, weighs nothing against the request by the table that remarks are weighed with.
 */
export function weighWordings(
  words: readonly Word[],
  segments: readonly Segment[],
  asked: ReadonlySet<Operation>,
): void {
  const isPayment = asked.size === 1 && asked.has("transfer");
  for (const { from, to } of segments) {
    const stopped = words.slice(from, to).filter(({ problem }) => problem !== undefined);
    if (stopped.length === 0) continue;
    const most = mostOf(words, from, to, isPayment);
    if (most === undefined || weigh(masked(words, from, to), "request") >= most) continue;
    for (const word of stopped) {
      word.problem = undefined;
      word.mayBeAside = undefined;
      word.filler = "wording";
    }
  }
}

/** How much a clause may weigh to be passed over; nothing is enough where it says more than words can. */
function mostOf(words: readonly Word[], from: number, to: number, isPayment: boolean): number | undefined {
  const own = words.slice(from, to);
  const read = own.filter(({ lexeme, element }) => lexeme.kind === "word" || element !== undefined);
  const unknown = read.filter(
    ({ plain, element }) => element === undefined && !isKnown(plain) && !isStoryWord(plain),
  );
  if (unknown.length * KNOWN_TO_UNKNOWN > read.length) return undefined;
  // What bears nothing of the request was weighed as a remark.
  if (!own.some((word) => word.element !== undefined)) return undefined;
  // "so I can trade on Permit2": whom the request names does not stand in its reason.
  if (/^(?:so|because|since|as)$/.test(plainAt(own, 0)) && own.some(isParty)) return undefined;
  if (isDoneOtherwise(own.map(({ lexeme }) => lexeme))) return undefined;
  let most: number = BOUNDS.wording;
  for (let at = from; at < to; at += 1) {
    const word = words[at] as Word;
    if (isOfAnother(word)) return undefined;
    // "She'd like my 2 stETH wrapped": somebody else's wish.
    if (!isPayment && /^(?:he|she|they)(?:'(?:d|ll|s|ve|re))?$/.test(word.plain)) return undefined;
    if (word.problem === undefined) continue;
    if (word.problem !== "unknown" || isName(words, at) || isHolder(words, at, to)) return undefined;
    // "my brother's Aave debt": only a payment is somebody else's by its nature.
    if (!isPayment && isOf(word.plain.replace(/'s?$/, ""), "person")) return undefined;
    if (isInPlaceOfVerb(words, from, to, at)) return undefined;
    // "100 USDC came out of my Aave deposit": what has been.
    if (/^(?:came|went)$/.test(word.plain)) return undefined;
    if (isBeside(words, at)) most = Math.min(most, BOUNDS.beside);
  }
  return most;
}

const isParty = ({ element }: Word) => element?.as === "counterparty";

/** What no clause may say that is only worded otherwise: a guarded word, a number, another deed. */
function isOfAnother({ lexeme, plain, element, filler, problem }: Word): boolean {
  if (element !== undefined || filler !== undefined) return false;
  if (lexeme.kind !== "word") return problem !== undefined;
  return guardOf(plain) !== undefined || isOf(plain, "numeral") || isAsking(plain);
}

/** Written as symbols are: "cUSDC", "aEthWETH". */
const SYMBOL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}*$/u;

/** A name, of a place, a product, a person with a say, a token that no table has: "over Lightning", "and my cUSDC". */
function isName(words: readonly Word[], at: number): boolean {
  const { lexeme, plain = "" } = words[at] ?? {};
  if (SYMBOL.test(lexeme?.text ?? "")) return true;
  const isFirst = at === 0 || ENDS.test(words[at - 1]?.lexeme.text ?? "");
  return isOf(plain, "name") || (!isFirst && /^\p{Lu}/u.test(lexeme?.text ?? "") && !/^i(?:'|$)/.test(plain));
}

/** "Compare 1 ETH for …", "Stream 5 USDC to 0x…": in place of the verb, one that moves nothing, or that no table has. */
function isInPlaceOfVerb(words: readonly Word[], from: number, to: number, at: number): boolean {
  const isLed = at === from || /^(?:and|then|please|just|now|,)$/.test(plainAt(words, at - 1));
  const object = words[OBJECT.test(plainAt(words, at + 1)) ? at + 2 : at + 1];
  if (isLed && IDLE.has(plainAt(words, at))) return true;
  return (
    isLed &&
    /^(?:amount|token (?:given|wanted)|counterparty|address)/.test(object?.element?.as ?? "") &&
    !words.slice(from, to).some(({ element }) => element?.as === "verb")
  );
}
const OBJECT = /^(?:my|our|the|all|out|up|over|another)$/;

const isBeside = (words: readonly Word[], at: number) =>
  [words[at - 1], words[at + 1]].some(
    (word) => word && /^\{(?:address|amount|id)\}$/.test(maskOf(word) ?? ""),
  );

/** "from my second operating wallet", "for the treasury": whose account it is. */
const isHolder = (words: readonly Word[], at: number, to: number) =>
  words
    .slice(at, Math.min(to, at + 4))
    .some(({ plain, element }) => element === undefined && isOf(plain, "holder", "own account", "role"));
