import { isPast, operationsOfNoun } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { asksByVerb } from "./asks.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const FORMER =
  /^(?:past|previous|recent|prior|earlier|former|completed|historic|historical|finished|last|yesterday's|(?:year|month|week|day)'s)$/;
/** What asks for nothing by itself. */
const TOLD = /^(?:owed|due|likewise|ditto|same)$/;
const MADE = /^(?:made|done|sent|executed|paid|completed|processed|settled|finished)$/;
const BETWEEN = 4;
/** How far from what names the deeds it is told that they were done. */
const REACH = 8;

/** Marks deeds that are only told, where nothing but their name asks for them: "Past payments: …", "three transfers were made: …". */
export function guardToldDeeds(words: Word[], { facts }: GuardContext): void {
  markStates(words, facts);
  markKnown(words);
  markDone(words, facts);
  if (words.some((word) => asksByVerb(word) && !TOLD.test(word.plain))) return;
  // "0x… is owed 70 USDC and 0x… is owed 60" tells what is due; a heading may ask for it: "Two payments: 0x… is owed …".
  const isNamed = words.some(({ plain }) => operationsOfNoun(plain)?.has("transfer"));
  for (const [at, word] of words.entries()) {
    const isDue = word.plain === "due" && plainAt(words, at + 1) === "to";
    if ((word.plain === "owed" || isDue) && !isNamed) word.problem = "report";
    if (!/s$/.test(word.plain) || !operationsOfNoun(word.plain)) continue;
    const isFormer = words.slice(Math.max(0, at - BETWEEN), at).some(({ plain }) => FORMER.test(plain));
    const isMade = words
      .slice(at + 1, at + REACH)
      .some(
        ({ plain, lexeme }, place) =>
          lexeme.kind === "word" &&
          /^(?:was|were|been)$/.test(plain) &&
          MADE.test(plainAt(words, at + place + 2)),
      );
    if (isFormer || isMade) word.problem = "past";
  }
}

const KNOWING =
  /^(?:great|good|nice|glad|happy|relieved|now|think|believe|guess|suppose|know|heard|noticed|fine|thankfully|luckily|fortunately|apparently|finally|obviously)$/;

/** "Great that 0x… can no longer spend my DAI", "I think 0x… may spend 5 DAI": what somebody may do is known, not asked for. */
function markKnown(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.lexeme.kind !== "address") continue;
    // "0x… is no longer allowed to spend my DAI"
    const told = [1, 2, 3, 4].map((step) => plainAt(words, at + step)).join(" ");
    if (/^is no longer (?:allowed|able|permitted)$/.test(told)) word.problem = "report";
    if (!/^(?:can|may|can't|cannot)$/.test(plainAt(words, at + 1))) continue;
    const known = words[plainAt(words, at - 1) === "that" ? at - 2 : at - 1];
    if (known && KNOWING.test(known.plain)) known.problem = "report";
    const standing = words.slice(at, at + STANDING_REACH).find((_, place) => stands(words, at + place));
    if (standing) standing.problem = "report";
  }
}

const STANDING_REACH = 12;

/** "0x… can spend 5 DAI as it is", "0x… can now spend 5 DAI" */
const stands = (words: readonly Word[], at: number) =>
  /^as (?:it )?is(?: |$)/.test([0, 1, 2].map((step) => plainAt(words, at + step)).join(" ")) ||
  (plainAt(words, at) === "now" && plainAt(words, at - 1) === "can") ||
  (/^(?:already|anyway)$/.test(plainAt(words, at)) && /^(?:[.,;!?)]|)$/.test(plainAt(words, at + 1)));

/** "0x… gets 5 USDC, 0x… got 5": who has it already is not to be paid. */
const isGot = (words: readonly Word[], at: number) =>
  words[plainAt(words, at - 1) === ")" ? at - 2 : at - 1]?.lexeme.kind === "address";

/** "I got at least 5 DAI for 2 ETH" */
const isTraded = (words: readonly Word[], at: number) =>
  /^(?:i|we)$/.test(plainAt(words, at - 1)) &&
  words.slice(at + 1, at + BETWEEN).some(({ element }) => element?.as === "amount wanted");

/** "2 ETH got swapped for DAI" */
const isGotDone = (words: readonly Word[], at: number) =>
  isPast(plainAt(words, at + 1)) && /^(?:amount|token)/.test(words[at - 1]?.element?.as ?? "");

/** "0x… was given 5 USDC" */
const isGiven = (words: readonly Word[], at: number) =>
  /^(?:given|granted|sent|paid|allowed|approved|issued)$/.test(plainAt(words, at + 1)) && isGot(words, at);

/** "0x… has an allowance of 5 USDC" tells of one; of what is taken away it says which. */
function isHad(words: readonly Word[], at: number, { operations }: Facts): boolean {
  if (operations.has("revoke") || words[at - 1]?.lexeme.kind !== "address") return false;
  const isRight = words
    .slice(at + 2, at + HAD_REACH)
    .some(({ plain }) => operationsOfNoun(plain)?.has("approve"));
  return isRight && /^(?:an?|the|its|got|two|three)$/.test(plainAt(words, at + 1));
}
const HAD_REACH = 5;

/** "Sent 0x… 5 USDC", "withdrew 5 WETH" */
const isSent = (words: readonly Word[], at: number) =>
  (words[at + 1]?.lexeme.kind === "address" || words[at + 1]?.lexeme.kind === "number") &&
  (at === 0 || words[at - 1]?.lexeme.kind === "sign");

/** "5 USDC were to go to 0x…" */
const wasDue = (words: readonly Word[], at: number) =>
  plainAt(words, at + 1) === "to" &&
  words[at]?.filler !== "remark" &&
  /^(?:token|amount)/.test(words[at - 1]?.element?.as ?? "");

/** "I called transfer(0x…, 5 USDC)", "ran USDC.transfer(…)"; "the function called transfer" is to be called. */
function wasRun(words: readonly Word[], at: number, { functions }: Facts): boolean {
  const object = /^(?:the|function|method)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  const [name, mark, member] = [0, 1, 2].map((step) => words[object + step]?.lexeme);
  const isMember = mark?.text === "." && member?.start === mark.end;
  return (
    [name, mark, isMember ? member : undefined].some((run) => run && functions.has(run.text.toLowerCase())) &&
    !/^(?:function|method|be)$/.test(plainAt(words, at - 1))
  );
}

/** "Burn 1 rETH for ETH, I wish." */
const isWished = (words: readonly Word[], at: number) =>
  /^(?:i|we)$/.test(plainAt(words, at - 1)) && /^(?:[.,;!?)]|)$/.test(plainAt(words, at + 1));

/** "I could unwrap 2 WETH": what one may do or should is not asked for. */
function isPossible(words: readonly Word[], at: number): boolean {
  const isSaid =
    /^(?:i|we)$/.test(plainAt(words, at - 1)) && /^(?:[.,;:!?(]|and|but|well|)$/.test(plainAt(words, at - 2));
  const deed = /^(?:also|just|well|always|still|now)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  return isSaid && words[deed]?.element?.as === "verb";
}

/** "Thanks for unwrapping 2 WETH", "sorry about sending it": spoken of; "take care of unwrapping 2 WETH" asks for it. */
const isSpokenOf = (words: readonly Word[], at: number) =>
  words[at]?.element?.as === "verb" &&
  words[at]?.plain.endsWith("ing") === true &&
  /^(?:for|about|of|on)$/.test(plainAt(words, at - 1)) &&
  !ASKED_BY.test(plainAt(words, at - 2)) &&
  !words.slice(0, words[at]?.element?.of === "the call" ? undefined : at).some(asksByVerb);
const ASKED_BY = /^(?:care|charge|advance|ahead|favou?r|request|order)$/;

/** "Last trade: 5 USDC for WETH" is a record; the last payment may be the one that is due. */
const isFormerTrade = (words: readonly Word[], at: number) =>
  /^(?:trade|swap|conversion|exchange)$/.test(plainAt(words, at + 1)) &&
  /^(?::|was|is|on|of|at|)$/.test(plainAt(words, at + 2));

/** "Stop revoking 0x…'s access"; "stop allowing 0x…" takes a right away. */
const isStopped = (words: readonly Word[], at: number) =>
  /^(?:revoking|cancell?ing|removing|resetting)$/.test(plainAt(words, at + 1));

/** "Word is you can unwrap 2 WETH" */
const isRumour = (words: readonly Word[], at: number) =>
  /^(?:is|has|was)$/.test(plainAt(words, at + 1)) && /^(?:[.,;:!?(]|)$/.test(plainAt(words, at - 1));

/** "its allowance was set to zero": what was set, by a word that also orders. */
const isSet = (words: readonly Word[], at: number) =>
  /^(?:set|reset|put|cut)$/.test(plainAt(words, at + 1)) && words[at + 2]?.lexeme.lower === "to";

/** "should no longer have unlimited access": less of it, and not none. */
const isDenied = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - BETWEEN), at).some(({ plain }) => plain === "longer");

const WISHED = /^(?:new|target|wanted|desired|wish|want|should|must|to|be|sure|so)$/;

/** "its allowance is zero", "… is at 0, then 600", but "its new allowance is zero", "make sure that it is at zero". */
const isState = (words: readonly Word[], at: number) =>
  words[at]?.element !== undefined &&
  /^(?:is|are|was|were|stands)$/.test(plainAt(words, plainAt(words, at - 1) === "at" ? at - 2 : at - 1)) &&
  !words.slice(Math.max(0, at - REACH), at).some((before) => WISHED.test(before.plain));

const OWN = /^(?:have|need|to|will|shall|still|just|first|also|then|must|going|am|gonna|got)$/;
const LATER = /^(?:will|shall|still|have|going|gonna|got|i'll|we'll|i'm)$/;

/** "(I'll have to approve the pool 0x… first)": what the speaker is still to do, beside what is asked for. */
function isOwnDuty(words: readonly Word[], at: number): boolean {
  const { as, of } = words[at]?.element ?? {};
  if (as !== "verb" || of !== "the call") return false;
  const who = words.findLastIndex(({ plain }, place) => place < at && !OWN.test(plain));
  return (
    /^(?:i|we|i'll|we'll|i'm|we're)$/.test(plainAt(words, who)) &&
    words.slice(who, at).some(({ plain }) => LATER.test(plain))
  );
}

/** "I approve 0x… for 5 USDC myself"; "to myself", "pay myself" is one's own account. */
const isDoneAlone = (words: readonly Word[], at: number) =>
  /^(?:amount|token|address|counterparty)\b/.test(words[at - 1]?.element?.as ?? "");

const markStates = markBy<Facts>([
  { at: /^(?:has|holds|had)$/, problem: "report", holds: isHad },
  { at: /^(?:zero|0|nil|none|nothing)$/, problem: "report", holds: isState },
  { at: /^(?:unlimited|infinite)$/, problem: "part", holds: isDenied },
]);

const markDone = markBy<Facts>([
  { at: /^(?:got|received)$/, problem: "past", holds: isGot },
  { at: /^(?:got|received)$/, problem: "past", holds: isTraded },
  { at: /^got$/, problem: "past", holds: isGotDone },
  { at: /^(?:was|were)$/, problem: "past", holds: isGiven },
  {
    at: /^(?:sent|paid|given|transferred|wired|forwarded|remitted|handed|withdrew)$/,
    problem: "past",
    holds: isSent,
  },
  { at: /^(?:ran|called|executed|invoked|performed|submitted|tried)$/, problem: "past", holds: wasRun },
  { at: /^(?:was|were)$/, problem: "past", holds: isSet },
  { problem: "report", holds: isOwnDuty },
  { at: /^(?:myself|ourselves)$/, problem: "report", holds: isDoneAlone },
  { at: /^(?:was|were)$/, problem: "past", holds: wasDue },
  { at: /^wish$/, problem: "doubt", holds: isWished },
  { at: /^(?:last|latest|previous|past|recent|earlier)$/, problem: "past", holds: isFormerTrade },
  { at: /^(?:stop|quit|cease|avoid)$/, problem: "negation", holds: isStopped },
  { at: /^(?:word|rumou?r)$/, problem: "report", holds: isRumour },
  { problem: "report", holds: isSpokenOf },
  { at: /^(?:can|could|would|should|might|may)$/, problem: "doubt", holds: isPossible },
]);
