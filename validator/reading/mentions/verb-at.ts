import { numberAt } from "../../intent/numbers.ts";
import { beginsLine, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { byHead } from "../../lexicon/heads.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isPast, type OperationVerb, operationVerb } from "../../lexicon/operation-words.ts";
import { grantIdiomBehind, isAddedToGrant, isNoLongerAllowed } from "./grant-idiom.ts";
import { isOfWhatIsWanted } from "./what-is-wanted.ts";
import { isPassive } from "./wished-for.ts";
import { isYielding } from "./worded-verbs.ts";

/** What a verb stands behind where it asks: "could you okay", "I'd like to okay". */
const ASKED = /^(?:you|to|please|pls|kindly)$/;

/** How far behind "switch" its "off" may stand, the "out" of "kick", and the "collateral" of "post". */
const OFF_REACH = 8;

/** What a word means beside others: a verb, or none that asks; undefined where it is what it is elsewhere. */
interface Meaning {
  /** The words that it is of; without them, any. */
  at?: RegExp;
  means(reading: Reading, at: number, next: string): string | false | undefined;
}

const meaningsAt = byHead<Meaning>(
  [
    {
      at: /^zero$/,
      means: ({ lexemes }, at) => (/^(?:to|be|is|it's)$/.test(wordAt(lexemes, at - 1)) ? false : undefined),
    },
    // "pay back" and "pay off" repay.
    {
      at: /^pay(?:ing)?$/,
      means({ lexemes }, at, next) {
        const particle = /^(?:it|that|this|them)$/.test(next) ? wordAt(lexemes, at + 2) : next;
        return /^(?:back|off|down)$/.test(particle) ? "repay" : undefined;
      },
    },
    // "I have some funds in Aave V2"
    {
      at: /^funds$/,
      means: ({ lexemes }, at) =>
        /^(?:have|hold|keep|got|some|idle|enough|any)$/.test(wordAt(lexemes, at - 1)) ? false : undefined,
    },
    // "I'd like 100 DAI paid out from sDAI"
    { at: /^paid$/, means: (_, __, next) => (next === "out" ? "pay-out" : undefined) },
    // "I want 3000 USDC on hand"
    {
      at: /^hand$/,
      means: ({ lexemes }, at) => (/^(?:on|at|in|to)$/.test(wordAt(lexemes, at - 1)) ? false : undefined),
    },
    { means: ({ lexemes }, at) => (isOfWhatIsWanted(lexemes, at) ? false : undefined) },
    // "route 3000 USDC into WETH"
    {
      at: /^route$/,
      means: ({ lexemes }, at) => (numberAt(lexemes, at + 1) ? "swap" : undefined),
    },
    // "Lower bound: 5 DAI"
    { at: /^lower$/, means: (_, __, next) => (/^(?:bound|limit)$/.test(next) ? false : undefined) },
    // "… into WETH, ending no lower than 0.99", "an allowance of 5 USDC, ending 15 November"
    {
      at: /^ending$/,
      means: ({ lexemes }, at, next) =>
        /^(?:at|no|not|above|in|on|by)$/.test(next) || lexemes[at + 1]?.kind === "number" ? false : undefined,
    },
    // "0x… no longer gets to spend my USDC"
    { at: /^gets$/, means: (_, __, next) => (next === "to" ? false : undefined) },
    { at: /^allowed$/, means: ({ lexemes }, at) => (isNoLongerAllowed(lexemes, at) ? false : undefined) },
    // "cash in 50 sDAI"
    { at: /^cash(?:ing)?$/, means: (_, __, next) => (next === "in" ? "cash-in" : undefined) },
    { at: /^(?:turn|switch|shut)(?:s|es|ing)?$/, means: turnedAt },
    // "Can you okay 5 USDC for 0x…"; "okay, 5 USDC to 0x…" agrees to something.
    {
      at: /^ok(?:ay)?$/,
      means: ({ lexemes }, at) =>
        ASKED.test(wordAt(lexemes, at - 1)) && lexemes[at + 1]?.kind !== "sign" ? "approve" : undefined,
    },
    // "kick 0x… out as operator"; "kick off the payment" begins it.
    {
      at: /^(?:kick|boot)$/,
      means: ({ lexemes }, at, next) =>
        next !== "off" &&
        lexemes.slice(at + 1, at + OFF_REACH).some(({ lower }) => /^(?:out|off)$/.test(lower))
          ? "evict"
          : undefined,
    },
    // "disapprove 0x… as operator"; "my wife disapproves" tells.
    {
      at: /^disapprove$/,
      means: ({ lexemes }, at) => (lexemes[at + 1]?.kind === "address" ? "revoke" : undefined),
    },
    { means: (reading, at) => (grantIdiomBehind(reading, at) ? "authorize" : undefined) },
    { at: /^add$/, means: (reading, at) => (isAddedToGrant(reading, at) ? "increase" : undefined) },
    // "Give up: 5 USDC", in a form
    {
      at: /^giv(?:e|ing)$/,
      means: (reading, at, next) =>
        next === "up" && wordAt(reading.lexemes, at + 2) === ":" && (at === 0 || beginsLine(reading, at))
          ? "sell"
          : undefined,
    },
    // "post 2 WETH as collateral"
    {
      at: /^post$/,
      means: ({ lexemes }, at, next) =>
        !isOf(next, "preposition") &&
        lexemes.slice(at + 1, at + OFF_REACH).some(({ lower }) => lower === "collateral")
          ? "deposit"
          : undefined,
    },
  ],
  ({ at }) => at,
);

function turnedAt(reading: Reading, at: number, next: string): string | false | undefined {
  const { lexemes } = reading;
  // "my daughter turns 18"
  const age = numberAt(lexemes, at + 1);
  if (age && wordAt(lexemes, age.to) !== "of" && !tokenAtLexeme(reading, age.to, true)) return false;
  // "switch on LINK as collateral", "switch my LINK on as collateral"
  const behind = lexemes.slice(at + 1, at + OFF_REACH).map(({ lower }) => lower);
  if (next === "on" || behind.join(" ").includes(" on as ")) return "enable";
  return behind.includes("off") ? "revoke" : undefined;
}

/** A verb that asks: not one in the past, unless it is passive. */
export function verbAt(reading: Reading, at: number): OperationVerb | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  if (isPast(word) && !isPassive(reading, at)) return undefined;
  const next = wordAt(lexemes, at + 1);
  for (const meaning of meaningsAt(word)) {
    const verb = meaning.at?.test(word) === false ? undefined : meaning.means(reading, at, next);
    if (verb !== undefined) return verb === false ? undefined : operationVerb(verb);
  }
  const verb = operationVerb(word);
  // "give me at least 80"
  const isGiving = verb?.certain.has("transfer") && !/^(?:send|transfer)/.test(word);
  return isGiving && (/^(?:me|us)$/.test(next) || isYielding(lexemes, at)) ? operationVerb("get") : verb;
}
