import type { Decimal } from "../../decimals/decimal.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { WORDS } from "./clause-patterns.ts";
import type { Said, ToldSum } from "./said.ts";
import { boundAt, sameLeastAt, wholeAt } from "./told-bounds.ts";
import { sumAt, toldSum } from "./told-sum.ts";

/** The longest clause that is read. */
const LONGEST = 30;

const ENDS = /^(?:[.;!?•*&+]|and|then|followed)$/;
const OVER = /^(?:[.,;:!?•*&+]|and|then|followed|)$/;
const NOTHING = /^(?:the|an?|please|pls|kindly|just|exactly|precisely|simply|also|too|now|[,()])$/;
const SPEAKER = /^(?:me|mine|myself|us|wallet|(?:my|our)(?: own)? (?:wallet|account|address))$/;
const WHOSE = /^(?:my|our|the)$/;
const LYING = /^(?:deposits?|positions?|balance|supply|savings|account|pool|market|holdings)$/;
const HELD =
  /^(?:what|everything|the (?:money|funds|coins)) (?:(?:i|we)(?: have)?|i've|we've)(?: got)?(?: (?:deposited|supplied|lent|put|placed|parked))? (?:on|at|in|into|to|with)$/;
const REFERRING =
  /^(?:it|them|they|those|these|that|the same|the lot|all of (?:it|them|that)|the whole of it|that much|(?:the|that|this) (?:same |full |whole |entire |withdrawn |exact )?(?:amount|sum|money|funds))$/;
/** "to the first one, that's 0x…", "the other, 0x…" */
const AMONG =
  /^(?:to )?the (?:first|second|third|fourth|other|next|last)(?: (?:one|payee|recipient|address|person|wallet|receiver))? ?,?(?: (?:that's|that is|namely|being|at))?$/;

/** What a clause may refer to. */
export interface Before {
  /** The sum that was named last: "it", "the same amount". */
  last?: ToldSum | undefined;
  /** What a number alone is of. */
  token?: ToldSum | undefined;
  /** Whether sums that "and" joins are told together. */
  isJoined?: boolean;
  /** Whether several deeds alike are told: trades, or repayments. */
  isAlike?: boolean;
}

/** What a clause says from a place on, as far as known words alone tell it: to its mark, or to the end of its line. */
export function clauseAt(reading: Reading, at: number, before: Before): Said[] {
  const { lexemes } = reading;
  const said: Said[] = [];
  for (let from = at; from < lexemes.length && from < at + LONGEST; ) {
    const isLine = from > at && beginsLine(reading, from);
    const another = before.isJoined && said.at(-1)?.as === "S" ? joinedAt(reading, from) : undefined;
    const isOver = from > at && (ENDS.test(wordAt(lexemes, from)) || isBesideAt(reading, from));
    const next = isLine ? undefined : (another ?? (isOver ? undefined : saidAt(reading, from, before)));
    if (!next) break;
    said.push(next);
    from = next.to;
  }
  return said;
}

/** What a clause may begin behind: a mark, what joins it to the one before, or what asks for it. */
const LED =
  /(?:^|[.,;:!?•*&+)→–—-]|\b(?:and|then|next|first|second|third|finally|lastly|afterwards|after that|thereafter|also|followed by|please|pls|kindly|(?:could|can|would|will) you|(?:like|want|need|wish)(?: you)? to)) $/;
const LEADS = 3;
/** "…, while 0x… should get 6": beside what is told before. */
export const isBesideAt = ({ lexemes }: Reading, at: number) =>
  /^(?:while|whereas)$/.test(wordAt(lexemes, at));

/** Whether a clause may begin at a place. */
export function isLedAt(reading: Reading, at: number): boolean {
  const lead = reading.lexemes.slice(Math.max(0, at - LEADS), at).map(({ lower }) => `${lower} `);
  return at === 0 || beginsLine(reading, at) || isBesideAt(reading, at) || LED.test(lead.join(""));
}

/** Whether a clause may be over at a place. */
export const isOverAt = (reading: Reading, at: number) =>
  beginsLine(reading, at) || OVER.test(wordAt(reading.lexemes, at)) || isBesideAt(reading, at);

const JOINT = /^(?:, and|and|plus|&|as well as|along with|together with|and also|,)$/;

/** "… and 50 DAI", told with the sum before. */
function joinedAt(reading: Reading, at: number): Said | undefined {
  const from = phraseEnd(reading.lexemes, at, JOINT);
  const sum = from === undefined ? undefined : sumAt(reading, from);
  return sum && { ...sum, as: "" };
}

function saidAt(
  reading: Reading,
  from: number,
  { last, token: of, isJoined, isAlike }: Before,
): Said | undefined {
  const { lexemes } = reading;
  if (lexemes[from]?.kind === "address") return { as: "P", from, to: from + 1 };
  const alike = isAlike ? (boundAt(reading, from) ?? sameLeastAt(reading, from)) : undefined;
  if (alike) return alike;
  const sum = sumAt(reading, from);
  if (sum) return sum;
  const whole = isAlike ? wholeAt(reading, from) : undefined;
  if (whole) return whole;
  // "the whole USDC one"
  if (isAlike && wordAt(lexemes, from) === "one" && tokenAtLexeme(reading, from - 1)?.to === from)
    return { as: "one", from, to: from + 1 };
  const number = numberAt(lexemes, from);
  if (number)
    return of
      ? {
          as: "S",
          from,
          to: number.to,
          sum: toldSum(
            number.value,
            of.symbol,
            of.words.filter(({ kind }) => kind !== "number"),
          ),
        }
      : { as: "N", from, to: number.to, sum: toldSum(number.value, undefined, []) };
  const referring = last ? phraseEnd(lexemes, from, REFERRING) : undefined;
  if (referring !== undefined && !isNamed(reading, referring))
    return { as: "S", from, to: referring, sum: last };
  const place = placeEnd(reading, from);
  if (place !== undefined) return { as: "L", from, to: place };
  const among = phraseEnd(lexemes, from, AMONG);
  if (among !== undefined && lexemes[among]?.kind === "address")
    return { as: wordAt(lexemes, from) === "to" ? "to" : "", from, to: among };
  const payee = payeeEnd(lexemes, from);
  if (payee !== undefined) return { as: "W", from, to: payee };
  const speaker = phraseEnd(lexemes, from, SPEAKER);
  if (speaker !== undefined) return { as: "M", from, to: speaker };
  const token = tokenAtLexeme(reading, from);
  if (token)
    return {
      as: "T",
      from,
      to: token.to,
      sum: { ...toldSum(ZERO, token.token.symbol, []), words: lexemes.slice(token.from, token.to) },
    };
  const word = wordAt(lexemes, from);
  const as = isJoined && word === "both" ? "" : wordSaid(word);
  return as === undefined ? undefined : { as, from, to: from + 1 };
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

function wordSaid(word: string): string | undefined {
  if (NOTHING.test(word)) return "";
  if (/^(?:->|=>|→)$/.test(word)) return "→";
  if (/^[:=–—-]$/.test(word)) return ":";
  return WORDS.has(word) ? word : undefined;
}

const isNamed = (reading: Reading, at: number) =>
  numberAt(reading.lexemes, at) !== undefined || tokenAtLexeme(reading, at) !== undefined;

/** "my landlord", "our gardener Anna" */
function payeeEnd(lexemes: Reading["lexemes"], at: number): number | undefined {
  const whose = pastWords(lexemes, at, /^(?:my|our)$/, 1);
  const to = pastWords(lexemes, whose, { test: (word) => isOf(word, "person", "name") }, 2);
  return to > whose ? to : undefined;
}

/** "my Aave V3 deposit", "what I've supplied on Aave V3" */
function placeEnd(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const held = phraseEnd(lexemes, at, HELD);
  const place = spokenProtocolAt(reading, held ?? pastWords(lexemes, at, WHOSE, 1));
  return place && pastWords(lexemes, place.to, LYING, 2);
}
