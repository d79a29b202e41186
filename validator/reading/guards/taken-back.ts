import type { Operation } from "../../calls/call.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isDeed = (word: Word | undefined) =>
  /^(?:verb|beside)$/.test(word?.element?.as ?? "") &&
  operationVerb(word?.plain ?? "") !== undefined &&
  !isPast(word?.plain ?? "");

/** How far before a tail the deed is told that it hangs on. */
const REACH = 30;

/** The verb of the deed that a tail hangs on. */
function deedBefore(words: readonly Word[], at: number): Word | undefined {
  for (let before = at - 1; before >= 0 && before > at - REACH; before -= 1)
    if (isDeed(words[before])) return words[before];
  return undefined;
}
const isOf = (word: Word | undefined, ...operations: readonly Operation[]) =>
  operations.some((one) => operationVerb(word?.plain ?? "")?.possible.has(one));

/** "Cancel the second.", "Undo all." beside several steps; "cancel that one" of a right that was told of is no step's. */
const isStepUndone = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  facts.order.length > 1 &&
  /^(?:[.,;:!?(–—-]|and|then|but|)$/.test(plainAt(words, at - 1)) &&
  /^(?:the (?:first|second|third|fourth|last|latter|former|other|whole)(?: (?:one|step|thing|part|call|item))?|all|everything|step \d+|number \d+)(?: of (?:it|this|that|them|these|those))?$/.test(
    behind(words, at, MARK)
      .map(({ plain }) => plain)
      .join(" "),
  );

/** "Send 5 USDC to 0x…, and keep it": whoever gives something away keeps nothing of it. */
function isKept(words: readonly Word[], at: number): boolean {
  const isTail =
    plainAt(words, at - 1) === "and" &&
    /^(?:it|them|that|those)$/.test(plainAt(words, at + 1)) &&
    MARK.test(plainAt(words, at + 2));
  if (!isTail) return false;
  const given = deedBefore(words, at);
  return (
    isOf(given, "transfer", "revoke", "repay") ||
    // "Wrap 2 ETH, and keep it, then send 2 WETH to 0x…"
    words.slice(at + 2, at + 2 + REACH).some((word) => isDeed(word) && isOf(word, "transfer", "swap"))
  );
}

/** "Send 5 USDC to 0x… again.", "… and again send 5 USDC": as if once more; a right is given or taken again, and what is unwrapped is what it was again. */
function isAgain(words: readonly Word[], at: number, { facts }: GuardContext): boolean {
  if (facts.order.length < 2 || words[at]?.filler === "remark") return false;
  const isLead = isDeed(words[at + 1]);
  const isTail =
    MARK.test(plainAt(words, at + 1)) && /^(?:counterparty|place)/.test(words[at - 1]?.element?.as ?? "");
  if (!isLead && !isTail) return false;
  const deed = operationVerb((isLead ? words[at + 1] : deedBefore(words, at))?.plain ?? "");
  return REPEATED.some((one) => deed?.certain.has(one));
}
const RIGHTS_ENDED = new Set<Operation>(["revoke"]);
const REPEATED: readonly Operation[] = ["transfer", "supply", "swap", "borrow", "repay", "withdraw", "stake"];

const SPENDING = /^(?:spending|using|touching|taking|moving|pulling|drawing|accessing)$/;

/** "Keep it from swapping 5 USDC", "stop them from sending …"; "stop 0x… from spending my USDC" takes a right away. */
const isKeptFrom = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !(asked.isSubsetOf(RIGHTS_ENDED) && SPENDING.test(plainAt(words, at + 3))) &&
  words
    .slice(at + 1, at + 4)
    .some(
      ({ plain }, place, own) =>
        plain === "from" && /.ing$/.test(plainAt(own, place + 1)) && operationVerb(plainAt(own, place + 1)),
    );

/** "(cancelled)", "[void]": what was asked for before it. */
const isStamped = (words: readonly Word[], at: number) =>
  /^[([]$/.test(plainAt(words, at - 1)) && /^[)\]]$/.test(plainAt(words, at + 1));

/** "N/a: wrap 2 ETH", "wrap 2 ETH (n/a)" */
const isNotApplicable = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "/" &&
  /^n$/i.test(words[at - 2]?.lexeme.text ?? "") &&
  MARK.test(plainAt(words, at + 1));

/** "// wrap 2 ETH", "/* wrap 2 ETH": what asks for something is put in a comment; "// rent" tells what it is for, "pay 0x… 5 USDC // pay 0x… 7 USDC" parts two steps. */
const isComment = (words: readonly Word[], at: number) =>
  /^(?:[.,;:!?]|and|then|)$/.test(plainAt(words, at - 1)) &&
  /^[/*]$/.test(plainAt(words, at + 1)) &&
  [words[at + 1], words[at]].every((word) => word?.lexeme.kind === "sign") &&
  behind(words, at + 1).some(({ element }) => /^(?:verb|beside|amount|counterparty)/.test(element?.as ?? ""));

/** "<!-- wrap 2 ETH -->" */
const isHtmlComment = (words: readonly Word[], at: number) => plainAt(words, at + 1) === "!";

/** Marks what takes a step back that was asked for, or asks for it once more: by an order, a stamp, or the marks of a comment. */
export const guardTakenBack: Guard = markBy<GuardContext>([
  {
    at: /^(?:cancel|undo|revert|reverse|scrap|drop|void|delete|stop|skip)$/,
    problem: "change of mind",
    holds: isStepUndone,
  },
  { at: /^keep$/, problem: "part", holds: isKept },
  {
    at: /^(?:keep|prevent|stop|block|bar|save|hinder|refrain|abstain)$/,
    problem: "negation",
    holds: isKeptFrom,
  },
  { at: /^again$/, problem: "another demand", holds: isAgain },
  {
    at: /^(?:cancelled|canceled|revoked|undone|reversed|reverted|void|voided|declined|rejected)$/,
    problem: "change of mind",
    holds: isStamped,
  },
  { at: /^a$/, problem: "negation", holds: isNotApplicable },
  { at: /^\/$/, problem: "negation", holds: isComment },
  { at: /^<$/, problem: "negation", holds: isHtmlComment },
]);
