import { byHead } from "../../lexicon/heads.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const DEEDS =
  "(?:payments?|transfers?|payouts?|disbursements?|withdrawals?|redemptions?|deposits?|repayments?|swaps|trades|conversions|exchanges|purchases)";

/** What tells how things are or were, from its first word on. */
const RECORDS: readonly RegExp[] = [
  // "Statement of payments", "my list of past transfers"
  new RegExp(`^(?:statement|history|record|records|overview|summary|log) of (?:\\S+ ){0,2}${DEEDS} `),
  // "Payment received: …", "Deposits so far: …", "Withdrawal limit: …"
  new RegExp(
    `^${DEEDS} (?:received|made|done|booked|so far|to date|of (?:mine|ours)|limits?|caps?|history|balances?|totals?) `,
  ),
  new RegExp(`^(?:yesterday(?:'s|s)?|last|past|previous|former|earlier|recent) (?:\\S+ )?${DEEDS} `),
  // "Two repayments on Aave V3 were made: …", "I made two trades: …"
  new RegExp(
    `^${DEEDS} (?:\\S+ ){0,3}(?:was|were|been) (?:made|done|executed|completed|settled|booked|sent) `,
  ),
  new RegExp(`^(?:i|we) (?:owe|owed|made|did|had|saw) (?:\\S+ ){0,3}${DEEDS} `),
  // "These were made in May."
  /^(?:these|those|they|both|all|it|this|that) (?:was|were|has been|have been) (?:already )?(?:made|done|paid|sent|executed|completed|settled|booked|withdrawn|deposited) /,
  /^(?:came|comes|come) in /,
  /^on (?:their|its) own /,
  // "Approve … for 0x…, which is to send 25 USDC to 0x…"
  /^(?:which|who) (?:(?:(?:is|are) to|will|should|shall|must|then) (?:send|pay|forward|pass|transfer)|sends|pays|forwards|passes|transfers) /,
];
const recordsAt = byHead(RECORDS, (record) => record);
const HOLDING = /^(?:holds?|held|owns?|has|keeps?|had)$/;
const WHOSE = /^(?:my|our)$/;
const NOUN = new RegExp(`^${DEEDS}$`);
const LONGEST = 6;

/** Marks words that only record something, where several deeds are told without one being asked for: "0x… holds 70 USDC". */
export function guardRecords(words: Word[], { steps }: GuardContext): void {
  if (steps.length < 2) return;
  for (const [at, word] of words.entries()) {
    if (isRecord(words, at) || isState(words, at) || isOwn(words, at)) word.problem = "record";
  }
}

function isRecord(words: readonly Word[], at: number): boolean {
  const records = recordsAt(plainAt(words, at));
  if (records.length === 0) return false;
  const told = Array.from({ length: LONGEST }, (_, place) => `${plainAt(words, at + place)} `).join("");
  return records.some((record) => record.test(told));
}

/** "0x… holds 70 USDC", "0x…: 70 USDC balance", "Payer: 0x…" */
function isState(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isHeld =
    HOLDING.test(plainAt(words, at)) &&
    before?.lexeme.kind === "address" &&
    next?.element?.as.startsWith("amount") === true;
  const isBalance =
    plainAt(words, at) === "balance" &&
    before?.element?.as.startsWith("token") === true &&
    /^(?:[.,;]|)$/.test(plainAt(words, at + 1));
  // "I need 0x… to send 70 USDC"
  const isTheirs =
    before?.lexeme.kind === "address" &&
    /^to (?:send|pay|forward|pass|transfer)$/.test(`${plainAt(words, at)} ${plainAt(words, at + 1)}`);
  return (
    isHeld || isTheirs || isBalance || (plainAt(words, at) === "payer" && plainAt(words, at + 1) === ":")
  );
}

/** "My deposits: 100 USDC, 50 DAI", at the head of a text that asks by no verb. */
function isOwn(words: readonly Word[], at: number): boolean {
  if (at > 0 || !WHOSE.test(plainAt(words, at))) return false;
  const noun = words.findIndex(({ plain }, place) => place < LONGEST && NOUN.test(plain));
  const mark = words.findIndex(({ plain }) => plain === ":");
  return (
    noun > 0 &&
    mark > noun &&
    words.every(
      ({ element, plain }, place) => element?.as !== "verb" || place <= mark || !operationVerb(plain),
    )
  );
}
