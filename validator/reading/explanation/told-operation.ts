import type { Operation } from "../../calls/call.ts";
import { backOver, endsClause, isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isA } from "../../lexicon/roles.ts";
import { isNounOfCredit } from "../mentions/compound-noun.ts";
import type { Mention } from "../mentions/mention.ts";
import { isBesideMention } from "./beside-mention.ts";
import { isGotBack, isWantedBack } from "./got-back.ts";
import { type Leads, leadsOf } from "./leads-to-place.ts";
import { ALLOWED, isMadeApproved, mayDo, RIGHT } from "./rights.ts";
import { isHomeAt } from "./serving-verbs.ts";
import { takenAwayIn } from "./taken-away.ts";

const DEBT = /^(?:loans?|debts?|owe|owed|borrowed|borrow|borrows|borrowing|borrowings)$/;

/** What the verbs say of an operation. */
export interface ToldByVerbs {
  /** One of them means it whatever stands beside it. */
  isCertain: boolean;
  /** One of them may mean it. */
  isPossible: boolean;
  /** One of them may mean it and hands something over. */
  isAble: boolean;
  /** What one of them gets is what the call brings. */
  isWanted: boolean;
  /** What is asked for, by a verb of getting or by none, is what the call gives away. */
  isGivenGot: boolean;
  /** What the call brings is got for what it gives away. */
  isGotFor: boolean;
}

interface Told extends ToldByVerbs, Leads {
  reading: Reading;
  mentions: readonly Mention[];
  hasPlace: boolean;
  has(words: RegExp): boolean;
}

/** Whether what stands beside the verb tells the operation; a verb that means nothing else needs no more than no contradiction. */
export function isToldBy(
  reading: Reading,
  mentions: readonly Mention[],
  places: readonly Mention[],
  operation: Operation,
  verbs: ToldByVerbs,
): boolean {
  const has = (words: RegExp) =>
    reading.lexemes.some(({ lower }, at) => words.test(lower) && !isTaken(reading, at));
  const leads = leadsOf(reading, mentions, places);
  const told = { ...verbs, ...leads, reading, mentions, hasPlace: places.length > 0, has };
  if (/^(?:unstake|withdraw)$/.test(operation) && isQueued(reading)) return false;
  return TELLING[operation]?.(told) ?? true;
}

const TELLING: Readonly<Partial<Record<Operation, (told: Told) => boolean>>> = {
  transfer: ({ reading, mentions, has, isCertain, isAble }) =>
    mentions.some(({ kind }) => kind === "address" || kind === "party") &&
    !mayDo(reading) &&
    !isWantedBack(reading) &&
    (isCertain ||
      has(/^(?:go|goes|receive|sent)$/) ||
      (!has(/^(?:let|allowed|able|permit)$/) && (isAble || !isOnlyTold(reading, mentions)))),
  supply: ({ reading, has, isCertain, isIn, isOut }) =>
    !has(DEBT) && !isOut && (isCertain || (isIn && !isGotBack(reading))),
  // "Get me stETH from Lido"
  stake: ({ isCertain, isWanted, isIn, isOut }) => (!isOut || isWanted) && (isCertain || isIn || isWanted),
  withdraw: ({
    reading,
    has,
    hasPlace,
    isCertain,
    isPossible,
    isInto,
    isOut,
    isHeld,
    isPointedInto,
    isGivenGot,
    isGotFor,
  }) =>
    !has(/^(?:loans?|debts?|owed?|borrow|against)$/) &&
    !isPointedInto &&
    (isCertain ||
      (isOut && !isGivenGot) ||
      (isPossible && (isHeld || isGotFor)) ||
      has(/^(?:empty|withdrawals?)$/) ||
      (hasPlace && !isInto && isGotBack(reading))),
  // "Get me 1 rETH from Rocket Pool" asks for what the call gives away.
  unstake: ({ reading, mentions, has, isCertain, isPossible, isOut, isGivenGot }) =>
    isCertain ||
    (isOut ? !isGivenGot : isPossible) ||
    has(/^(?:withdrawals?|unstaking|queue)$/) ||
    (mentions.some(({ kind }) => kind === "place") && isTurnedBack(reading)),
  // Nothing but the verb says it.
  burn: ({ isPossible }) => isPossible,
  mint: ({ isPossible }) => isPossible,
  // "draw 2000 USDC against my collateral"
  borrow: ({ reading, has, isCertain, isPossible, isDrawnOn }) =>
    isCertain ||
    (isPossible && has(/^against$/) && !has(/^(?:repay|pay|debts?|loan)$/)) ||
    (isPossible &&
      (isAtRate(reading) || isDrawnOn) &&
      !isOwn(reading) &&
      !has(
        /^(?:repay|pay|debts?|deposits?|supply|supplied|savings|lent|our|back|put|placed|parked|kept)$/,
      )) ||
    ((has(/^(?:loan|borrow|borrowing)$/) || isOnCredit(reading)) &&
      !has(/^(?:back|off|down|towards|repay)$/) &&
      !isPaid(reading) &&
      !isOwn(reading) &&
      !isOwedAlready(reading)),
  // "Loan: 5 DAI" asks for one.
  repay: ({ reading, has, isCertain }) =>
    isCertain ||
    (has(/^(?:debts?|owed?|borrowed|repayment)$/) && !isMoreOwed(reading)) ||
    (has(DEBT) &&
      !isMoreOwed(reading) &&
      (isOwn(reading) || has(/^(?:our|back|off|down|towards|toward|pay|paying)$/))) ||
    (has(/^back$/) && has(/^pay(?:ing)?$/)) ||
    // "clear the entire USDC loan"
    (has(/^(?:clear|clearing|settle|wipe|erase|extinguish|discharge)$/) &&
      has(/^(?:loans?|debts?|borrow)$/) &&
      !has(/^(?:request|application|offer)$/)),
  approve: ({ reading, mentions, has, isCertain }) =>
    isCertain ||
    has(RIGHT) ||
    isMadeApproved(reading) ||
    (has(ALLOWED) &&
      has(
        /^(?:take|move|pull|handle|manage|transfer|touch|withdraw|access|lower|reduce|decrease|cut|raise|increase)$/,
      )) ||
    (has(/^enabled?$/) && mentions.some(({ kind }) => kind === "place" || kind === "address")),
  revoke: ({ reading, has, isCertain }) =>
    isCertain ||
    has(/^revocations?$/) ||
    ((has(RIGHT) || has(ALLOWED)) &&
      (takenAwayIn(reading) !== undefined || has(/^(?:reduce|decrease|lower)$/))),
};

/** "Rocket Pool: 1 rETH back to ETH" */
const isTurnedBack = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => lower === "back" && /^(?:to|into)$/.test(wordAt(lexemes, at + 1)));

/** "draw 2000 USDC from Aave at the variable rate", "… (variable)": only what is borrowed has one that is chosen. */
const isAtRate = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      lower === "variable" &&
      (/^(?:rate|interest)$/.test(wordAt(lexemes, at + 1)) ||
        (/^[(,]$/.test(wordAt(lexemes, at - 1)) && /^(?:[.,;!)]|)$/.test(wordAt(lexemes, at + 1)))),
  );

/** "2000 USDC of credit", "take 2000 USDC on credit" */
const isOnCredit = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => lower === "credit" && isNounOfCredit(lexemes, at));

/** "pay my loan", but not "take a loan and pay it out to me" */
const isPaid = (reading: Reading) =>
  reading.lexemes.some(
    ({ lower }, at) => lower === "pay" && !isTaken(reading, at) && !isHomeAt(reading, at + 1),
  );

/** "I have a loan of 5 USDC at Aave", "there's a 5 USDC loan": what there is already. */
const isOwedAlready = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    if (!/^(?:loan|credit|borrow|borrowing)$/.test(lower)) return false;
    for (let verb = at - 1; verb >= Math.max(0, at - OWED_REACH); verb -= 1) {
      if (endsClause(lexemes[verb])) return false;
      const isHad = /^(?:have|had|got|has|hold)$/.test(wordAt(lexemes, verb));
      if (isHad && HAVING.test(wordAt(lexemes, backOver(lexemes, verb, /^(?:already|still|currently)$/) - 1)))
        return true;
      if (/^(?:there's|there)$/.test(wordAt(lexemes, verb))) return true;
    }
    return false;
  });
const HAVING = /^(?:i|we|i've|we've)$/;

/** "my loan" is one that there is; "per my note" is about the writer's papers. */
const isOwn = (reading: Reading) =>
  reading.lexemes.some(
    ({ lower }, at) =>
      lower === "my" &&
      !isTaken(reading, at) &&
      !isA(wordAt(reading.lexemes, at + 1), "paper") &&
      !OTHER_THAN_DEBT.test(wordAt(reading.lexemes, pastWords(reading.lexemes, at + 1, /^own$/, 1))),
  );

/** "a loan against my collateral, to my wallet" */
const OTHER_THAN_DEBT = /^(?:wallet|account|address|collateral)$/;

const GROWING = /^(?:grow|grows|growing|rise|rises|enlarge|expand|extend|bigger|larger|higher|new|fresh)$/;

/** "My debt should go up by 5 USDC", "grow my loan", "5 USDC more debt" */
const isMoreOwed = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      GROWING.test(lower) ||
      (lower === "up" && /^(?:go|goes|going|moves?|be|is)$/.test(wordAt(lexemes, at - 1))) ||
      (/^(?:more|another|additional|further|extra)$/.test(lower) &&
        isOfDebt(lexemes.slice(at, at + OWED_REACH))),
  );

/** "another 5 USDC off my debt" lessens it. */
const isOfDebt = (lexemes: Reading["lexemes"]) =>
  lexemes.some(({ lower }) => DEBT.test(lower)) &&
  !lexemes.some(({ lower }) => /^(?:off|towards?|from|against|to|for)$/.test(lower));
/** How far behind "another" the debt may stand that it adds to. */
const OWED_REACH = 6;

const OF_QUEUE = /^(?:the|my|our|lido|lido's|rocket|pool|'s|s|exit|withdrawal|unstaking|unstake)$/;

/** "5 stETH are in the Lido queue", "take 5 stETH out of the queue": what lies there already. */
const isQueued = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    if (lower !== "queue") return false;
    const lead = backOver(lexemes, at, OF_QUEUE) - 1;
    const [before, word] = [wordAt(lexemes, lead - 1), wordAt(lexemes, lead)];
    if (word === "of") return before === "out";
    return /^(?:in|inside|within)$/.test(word) && (LYING.test(before) || isHeldBefore(lexemes, lead));
  });

const LYING = /^(?:is|are|was|were|am|sit|sits|sitting|lie|lies|lying|waiting|already|currently|still)$/;

/** "I have 5 stETH in the queue" */
const isHeldBefore = (lexemes: Reading["lexemes"], lead: number) =>
  lexemes
    .slice(Math.max(0, lead - HELD_REACH), lead)
    .some(
      ({ lower }, at, own) =>
        /^(?:have|hold|got|has)$/.test(lower) &&
        /^(?:i|we|i've|we've|already)$/.test(own[at - 1]?.lower ?? ""),
    );
/** How far before the queue it may be said that somebody has it there. */
const HELD_REACH = 7;

/** "0x… has 5 USDC" tells something; "my bot needs refilling, 0.5 ETH to 0x…" asks. */
const isOnlyTold = (reading: Reading, mentions: readonly Mention[]) =>
  reading.lexemes.some(
    ({ lower }, at) =>
      /^(?:has|have|had|owes|needs|got|gave|wants)$/.test(lower) &&
      !isTaken(reading, at) &&
      isBesideMention(reading, mentions, { from: at, to: at + 1 }),
  );
