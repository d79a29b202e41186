import { isThing, plainAt, type Word } from "../grammar/word.ts";
import { behind, isHung, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isElement = (word: Word | undefined, as: RegExp) => as.test(word?.element?.as ?? "");
const isLed = (words: readonly Word[], at: number) =>
  /^(?:[.,;:!?(]|please|and|then|)$/.test(plainAt(words, at - 1));

/** "Swap 5 USDC to Aave V3", where they are deposited: a trade for a place. */
function isTradedForPlace(words: readonly Word[], at: number, { asked }: GuardContext): boolean {
  if (asked.has("swap") || !(asked.has("supply") || asked.has("stake"))) return false;
  if (!isLed(words, at) || !isThing(words[at + 1])) return false;
  const clause = behind(words, at, /^(?:[.,;:!?]|and|then)$/);
  const to = clause.findIndex(({ plain }) => /^(?:to|into|onto|for)$/.test(plain));
  return (
    to >= 0 &&
    isElement(clause[/^(?:the|my)$/.test(plainAt(clause, to + 1)) ? to + 2 : to + 1], /^place/) &&
    !clause.some((word) => isElement(word, / wanted$/))
  );
}

/** "Loan all my USDC debt", where it is paid back. */
const isOwedMore = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  asked.has("repay") &&
  !asked.has("borrow") &&
  isLed(words, at) &&
  (isThing(words[at + 1]) || /^(?:all|my|the)$/.test(plainAt(words, at + 1))) &&
  behind(words, at, MARK).some(({ plain }) => /^debts?$/.test(plain));

/** "Green light 0x…'s allowance", where it is taken back. */
const isGreenLit = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  /^(?:light|lights|lit)$/.test(plainAt(words, at + 1)) &&
  facts.operations.has("revoke") &&
  words[at + 2]?.lexeme.kind === "address" &&
  /^['’]/.test(plainAt(words, at + 3));

/** "Send 5 USDC to 0x… anytime": when it suits, where it is done now; a right may be used at any time. */
function isAnytime(words: readonly Word[], at: number, { asked }: GuardContext): boolean {
  const isTwoWords = plainAt(words, at) === "any";
  return (
    !asked.has("approve") &&
    isHung(words, at) &&
    (!isTwoWords || plainAt(words, at + 1) === "time") &&
    MARK.test(plainAt(words, isTwoWords ? at + 2 : at + 1))
  );
}

/** "Send 5 USDC to 0x… without approval", where no right would serve it: nobody's leave is asked. */
const isUnapproved = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !["approve", "swap", "supply", "repay", "wrap", "stake"].some((one) => asked.has(one as "approve")) &&
  /^(?:approval|permission|consent)$/.test(plainAt(words, at + 1)) &&
  MARK.test(plainAt(words, at + 2));

/** "Swap 2 ETH for at least 5 DAI, at market": at any price, beside a limit. */
const isAtMarket = (words: readonly Word[], at: number, { asked, steps }: GuardContext) =>
  plainAt(words, at + 1) === "market" &&
  MARK.test(plainAt(words, /^(?:price|rate)$/.test(plainAt(words, at + 2)) ? at + 3 : at + 2)) &&
  asked.has("swap") &&
  steps.some(({ amountOut }) => amountOut !== undefined);

/** "Send 5 USDC to 0x…, no fees": of a trade it is held against what the call takes. */
const isFree = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !asked.has("swap") &&
  isHung(words, at) &&
  /^fees?$/.test(plainAt(words, at + 1)) &&
  MARK.test(plainAt(words, at + 2));

/** "Stake 5 ETH with Lido, Christmas": of a payment it tells what it is for. */
const isHoliday = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !asked.has("transfer") &&
  at > 0 &&
  MARK.test(plainAt(words, at - 1)) &&
  MARK.test(plainAt(words, at + 1)) &&
  words[at - 2]?.filler !== "remark";

/** "Swap 2 ETH for exactly 5 DAI", "for 5 DAI exactly", where the call only has the least of it. */
const isExact = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  facts.isLeastOnly &&
  (isElement(words[at + 1], /^amount wanted/) ||
    (isElement(words[at - 1], /^(?:amount|token) wanted/) && !isElement(words[at + 1], /^amount/)));

/** "Retrieve 50 sDAI from the vault", where they are given back for what they stand for. */
const isGivenBack = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  facts.order[0] === "withdraw" &&
  facts.order.length === 1 &&
  isLed(words, at) &&
  isElement(words[at + 1], /^amount given/) &&
  facts.givenAway.has(plainAt(words, at + 2)) &&
  plainAt(words, at + 3) === "from";

/** "Send 5 USDC to 0x… with a right of return" */
const isReserved = (words: readonly Word[], at: number) =>
  /^(?:a|an|the)$/.test(plainAt(words, at - 1)) &&
  plainAt(words, at - 2) === "with" &&
  /^(?:of|to|for)$/.test(plainAt(words, at + 1)) &&
  /^(?:return|recall|refund|cancel|cancellation|withdrawal|take|get|undo|reverse|call|revoke|repurchase|redemption|reversal)$/.test(
    plainAt(words, at + 2),
  );

/** "Approve 0x… for 5 DAI and then at 0.999 or better, sell 5 DAI": a price that was taken for a sum. */
const isPrice = (words: readonly Word[], at: number) =>
  words[at + 1]?.lexeme.kind === "number" &&
  isElement(words[at + 1], /^amount given/) &&
  plainAt(words, at + 2) === "or" &&
  /^(?:better|more|higher|above)$/.test(plainAt(words, at + 3));

/** Marks terms that no call keeps, and verbs of a deed that is none of the call's, whatever place they name. */
export const guardUnkeptTerms: Guard = markBy<GuardContext>([
  { at: /^(?:swap|exchange|trade|sell|convert)$/, problem: "another demand", holds: isTradedForPlace },
  { at: /^(?:loan|lend|borrow)$/, problem: "opposite", holds: isOwedMore },
  { at: /^(?:request|retrieve|claim)$/, problem: "opposite", holds: isGivenBack },
  { at: /^green$/, problem: "opposite", holds: isGreenLit },
  { at: /^any(?:time)?$/, problem: "future", holds: isAnytime },
  { at: /^without$/, problem: "terms nobody checks", holds: isUnapproved },
  { at: /^at$/, problem: "terms nobody checks", holds: isAtMarket },
  { at: /^no$/, problem: "terms nobody checks", holds: isFree },
  {
    at: /^(?:christmas|xmas|easter|halloween|thanksgiving|hanukkah|diwali|ramadan)$/,
    problem: "future",
    holds: isHoliday,
  },
  { at: /^(?:exactly|precisely|exact)$/, problem: "terms nobody checks", holds: isExact },
  { at: /^(?:right|option|possibility|ability|chance)$/, problem: "another demand", holds: isReserved },
  { at: /^at$/, problem: "terms nobody checks", holds: isPrice },
]);
