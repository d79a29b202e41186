import type { Operation } from "../calls/call.ts";
import { isHarmless, isPlainPhrase, leadsToElement, OBJECT, ORDERS, phraseEnd } from "./leftover-phrases.ts";
import { operationAt } from "./operation.ts";
import { endsSentence, isTaken, type Reading, wordAt } from "./reading.ts";
import { plainForm } from "./verbs.ts";
import { OTHER_VERBS, RESTRICTING, SUBJECTS } from "./word-classes.ts";

/** The verb of a gerund, as far as its form tells. */
export function verbOfGerund(word: string): string {
  const stem = word.replace(/(?:([pt])\1)?ing$/, "$1");
  return plainForm.get(word) ?? (SAYING.has(`${stem}e`) ? `${stem}e` : stem);
}

/** Verbs that say nothing by themselves: "execute a transfer". */
const LIGHT = new Set(
  "do make place execute perform initiate submit process run create start begin open book issue conduct complete finish include authorize authorise prepare trigger arrange put set".split(
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
  // "put it in my savings" moves something.
  const isPutting = verb === "put" && OBJECT.test(next);
  if (LIGHT.has(verb) && !isPutting && isPlainPhrase(reading, at + 1, phraseEnd(reading, at, to), ORDERS))
    return false;
  if (isHarmless(lower)) return hasObject && OTHER_VERBS.has(lower);
  return OTHER_VERBS.has(verb) || plainForm.has(lower) || hasObject;
}

/** What a transaction of its own would do. */
const ONWARD: ReadonlySet<Operation | undefined> = new Set<Operation>([
  "repay",
  "supply",
  "stake",
  "unstake",
  "borrow",
  "withdraw",
  "bridge",
  "add liquidity",
  "claim",
]);
const GRANTS = /^(?:approv(?:e|al|ing)|allow(?:ance|ing)?|permit|authori[sz]e|grant|let|sign)$/;

/**
 * "Swap 5 DAI for USDC to repay my Aave loan": a purpose that is a transaction of its own is one more wish. What is
 * granted is granted for a purpose.
 */
export function asksOnward(reading: Reading, at: number, to: number): boolean {
  const { lexemes } = reading;
  const verb = plainForm.get(wordAt(lexemes, at));
  if (verb === undefined || !ONWARD.has(operationAt(reading, at, verb))) return false;
  // "to the deposit contract": a noun has something behind it that is no object.
  const next = wordAt(lexemes, at + 1);
  const isVerb = at + 1 >= to || isTaken(reading, at + 1) || OBJECT.test(next) || RESTRICTING.has(next);
  if (!isVerb && !/^(?:back|off|down|to|for|liquidity|collateral)$/.test(next)) return false;
  for (let before = at - 1; before >= 0 && !endsSentence(lexemes[before]); before -= 1)
    if (GRANTS.test(wordAt(lexemes, before))) return false;
  return true;
}

/** Verbs by which what is given, wanted or borne is said: "… and get at least 5 USDC". */
const SAYING = new Set(
  "get receive obtain acquire take accept use make let send transfer spend pay give sell buy supply deposit convert burn expect net yield allow settle fill deliver credit".split(
    " ",
  ),
);
/** "cap 5 USDC" labels the amount. */
const LABELS = /^(?:limit|cap)$/;
const MOVED = /^(?:delivered|credited|forwarded)$/;
const TERMS = /^(?:gas|slippage|fees?|impact|deadline|price)$/;

/** Whether a verb only leads to what an element was read from. */
export function saysWhatWasRead(reading: Reading, at: number, verb: string, to: number): boolean {
  const { lexemes } = reading;
  if (/^(?:keep|leave|hold|limit|cap|set|ensure|stay)$/.test(verb)) {
    let next = at + 1;
    while (/^(?:the|total|max|maximum|network|price)$/.test(wordAt(lexemes, next))) next += 1;
    if (isTaken(reading, next) && (TERMS.test(wordAt(lexemes, next)) || LABELS.test(verb))) return true;
    // "… and keep it in my wallet", "… and keep the USDC in my wallet"
    const place = wordAt(lexemes, at + 1) === "the" ? at + 3 : at + 2;
    return /^(?:in|on|at)$/.test(wordAt(lexemes, place)) && isTaken(reading, place + 1);
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
  return (SAYING.has(verb) || MOVED.test(verb)) && leadsToElement(reading, at + 1, to);
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
