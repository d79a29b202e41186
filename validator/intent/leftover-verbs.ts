import { isHarmless, isPlainPhrase, leadsToElement, OBJECT, ORDERS, phraseEnd } from "./leftover-phrases.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { plainForm } from "./verbs.ts";
import { OTHER_VERBS, RESTRICTING, SUBJECTS } from "./word-classes.ts";

/** The verb of a gerund, as far as its form tells. */
export function verbOfGerund(word: string): string {
  const stem = word.replace(/(?:([pt])\1)?ing$/, "$1");
  return plainForm.get(word) ?? (SAYING.has(`${stem}e`) ? `${stem}e` : stem);
}

/** Verbs that say nothing by themselves: "execute a transfer". */
const LIGHT = new Set(
  "do make place execute perform initiate submit process run create start begin open book issue conduct complete authorize authorise prepare trigger arrange put set".split(
    " ",
  ),
);
/** "Check my balance and send": what is looked at first changes nothing. */
const LOOKING = new Set(["check", "verify", "look", "see"]);
/** Words that may stand before a verb without saying anything. */
export const COURTESY = new Set(
  "please pls plz kindly also just now then hi hello hey dear ok okay you can could would will i we i'd i’d to and first next finally".split(
    " ",
  ),
);
/** Whether a verb stands at a lexeme: a known one, or any word that an object follows. */
export function isVerbAt(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  let at = from;
  while (at < to && COURTESY.has(wordAt(lexemes, at))) at += 1;
  const lexeme = lexemes[at];
  if (at >= to || lexeme?.kind !== "word" || isTaken(reading, at)) return false;
  const { lower } = lexeme;
  if (SUBJECTS.has(lower) || RESTRICTING.has(lower)) return false;
  const next = wordAt(lexemes, at + 1);
  const isCount = lexemes[at + 1]?.kind === "number" && isTaken(reading, at + 1);
  const hasObject = at + 1 < to && (OBJECT.test(next) || isCount);
  const verb = plainForm.get(lower) ?? lower;
  if (saysWhatWasRead(reading, at, verb, to) || isMeans(reading, at, to)) return false;
  if (LOOKING.has(verb) && isPlainPhrase(reading, at + 1, phraseEnd(reading, at, to))) return false;
  if (LIGHT.has(verb) && isPlainPhrase(reading, at + 1, phraseEnd(reading, at, to), ORDERS)) return false;
  if (isHarmless(lower)) return hasObject && OTHER_VERBS.has(lower);
  return OTHER_VERBS.has(verb) || plainForm.has(lower) || hasObject;
}

/** Verbs by which what is given, wanted or borne is said: "… and get at least 5 USDC". */
const SAYING = new Set(
  "get receive obtain acquire take accept use make let send transfer spend pay give sell buy supply deposit convert burn expect net yield allow".split(
    " ",
  ),
);
const TERMS = /^(?:gas|slippage|fees?|impact|deadline|price)$/;

/** Whether a verb only leads to what an element was read from. */
export function saysWhatWasRead(reading: Reading, at: number, verb: string, to: number): boolean {
  const { lexemes } = reading;
  if (/^(?:keep|leave|hold|limit|cap|set|ensure|stay)$/.test(verb)) {
    let next = at + 1;
    while (/^(?:the|total|max|maximum|network|price)$/.test(wordAt(lexemes, next))) next += 1;
    if (isTaken(reading, next) && TERMS.test(wordAt(lexemes, next))) return true;
    // "… and keep it in my wallet"
    return /^(?:in|on|at)$/.test(wordAt(lexemes, at + 2)) && isTaken(reading, at + 3);
  }
  // "finish in 20 minutes", "expire no later than noon"
  if (/^(?:finish|complete|end|conclude|settle|expire)$/.test(verb)) {
    let next = at + 1;
    while (next < at + 4 && /^(?:it|this|everything|no|later)$/.test(wordAt(lexemes, next))) next += 1;
    return isTaken(reading, next) && /^(?:in|within|by|before|until|than)$/.test(wordAt(lexemes, next));
  }
  // "pay with WETH"
  if (verb === "pay" && /^(?:with|in|using)$/.test(wordAt(lexemes, at + 1)) && isTaken(reading, at + 2))
    return true;
  return SAYING.has(verb) && leadsToElement(reading, at + 1, to);
}

/** "Rebalance by selling 5 ETH": the verb says what for, the one that was read says what. */
function isMeans(reading: Reading, at: number, to: number): boolean {
  const end = phraseEnd(reading, at, to);
  return wordAt(reading.lexemes, end) === "by" && isTaken(reading, end + 1);
}

const NO_GERUNDS =
  /^(?:something|anything|nothing|everything|during|king|ring|string|spring|morning|evening|pending|outstanding|remaining|existing|missing|starting|according|meaning|building|wedding|meeting|training|catering|housing|parking|clothing|hosting|marketing|consulting|engineering|outgoing|incoming|ongoing|upcoming)$/;

/** "tolerating 30 bps": a way of doing it; "my trading wallet" is none. */
export function isGerund(lexemes: Reading["lexemes"], at: number): boolean {
  const word = wordAt(lexemes, at);
  if (!/^\p{L}{3,}ing$/u.test(word) || isHarmless(word) || NO_GERUNDS.test(word)) return false;
  return !OBJECT.test(wordAt(lexemes, at - 1)) && !/^(?:of|your|their)$/.test(wordAt(lexemes, at - 1));
}
