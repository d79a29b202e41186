import type { Operation } from "../../calls/call.ts";
import { classesOf, guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import { describesHead } from "../grammar/modifier.ts";
import { isOutdated } from "../grammar/party.ts";
import { EMOJI, plainAt, type Word } from "../grammar/word.ts";
import { isOfTerm } from "./of-term.ts";

const MARKS = /^[-–—→←·>=<≤≥"'`“”‘’*_#$@~&+.…)(,:|\\/•?]$/;
/** What may be done with what is granted. */
const GRANTED =
  /^(?:spend|use|take|move|pull|transfer|handle|manage|touch|withdraw|access|spending|moving|handling|draw|charge|collect|debit|deduct|fetch|drawing|charging|collecting|transferable|movable|what)$/;
/** Of which there may be the same: "in the same transaction". */
const SAME =
  /^(?:transaction|tx|chain|network|token|amount|time|way|order|batch|go|recipient|day|collection|contract)$/;

/** What requests are made of, besides their verbs and what was read from them. */
const REQUESTING = classesOf("requesting");

/** Why a word of a request stops it. */
export function problemAt(
  words: readonly Word[],
  at: number,
  asked: ReadonlySet<Operation>,
): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { lexeme, plain } = word;
  const [before, next] = [words[at - 1], words[at + 1]];
  const [led, behind] = [plainAt(words, at - 1), plainAt(words, at + 1)];
  // Struck out: "~~send …~~"
  if (plain === "~" && (led === "~" || behind === "~")) return "change of mind";
  if (lexeme.kind === "sign") return MARKS.test(plain) || EMOJI.test(plain) ? undefined : "unknown";
  // "keeper bot #4"
  const isTagged = led === "#" && isOf(plainAt(words, at - 2), "thing", "occasion", "person");
  if (isZeroOfRevoke(words, at)) return undefined;
  if (lexeme.kind === "number") return isTagged ? undefined : "unexplained number";
  if (lexeme.kind !== "word") return "unexplained address";
  // "the confirmations our Safe requires"
  if (asked.has("administer") && /^(?:confirmations?|requires?|quorum|replaced)$/.test(plain))
    return undefined;
  if (isOwnAccount(words, at) || isKindOfPlace(words, at)) return undefined;
  if (GRANTED.test(plain) && (asked.has("approve") || asked.has("revoke"))) return undefined;
  // "(setApprovalForAll false)"
  if (/^(?:true|false)$/.test(plain) && before?.element?.as === "function")
    return asked.has(plain === "true" ? "approve" : "revoke") ? undefined : "unknown";
  const isOfPool = /^lps?$/.test(plain) && [...asked].some((one) => /liquidity$|^claim$/.test(one));
  const guard = guardOf(plain);
  if (guard) return isOfPool || isOfTerm(words, at) ? undefined : guard;
  // "My wife agrees to send …", "I expect to send …": what stands before is no request.
  const isSaid = /^(?:affirmation|bound|reason)$/.test(before?.filler ?? "");
  if (plain === "to" && next?.element?.as === "verb" && isSaid) return "report";
  // "for Anna to keep", "for the kids to share"
  if (plain === "to" && before?.filler === "purpose" && isOf(behind, "plain", "core"))
    return "another demand";
  // "… and the same to Peter", "anyone but 0x…"
  const isParty = /^(?:counterparty|address)$/.test(next?.element?.as ?? "");
  if (isSameDeed(words, at)) return undefined;
  if (plain === "same" ? !SAME.test(behind) && !isOf(behind, "holder") : plain === "but" && isParty)
    return "alternative";
  if (isOf(plain, "subject")) return speaksOfSelf(words, at) ? undefined : "unknown";
  // "into my new wallet", which no address tells.
  const isNewHolder =
    /^(?:new|newer|second|next)$/.test(plain) &&
    isOf(behind, "holder") &&
    /^(?:my|our)$/.test(led) &&
    /^(?:to|into|in|on)$/.test(plainAt(words, at - 2));
  if (isNewHolder && !isBesideAddress(words, at + 1)) return "somebody else's";
  // "with his money", "from her wallet"
  const isOthers =
    /^(?:his|her|your)$/.test(led) || (led === "their" && !words.some((one) => one.plain === "user"));
  // "my exchange account", "the payroll wallet": another than the one that acts.
  const isOther =
    isOf(plain, "holder") &&
    before?.element === undefined &&
    isOf(led, "generic", "occasion", "thing") &&
    !isOf(led, "holder", "own account", "role");
  if ((isOther || (isOthers && isOf(plain, "holder", "held"))) && !isBesideAddress(words, at))
    return "somebody else's";
  // "Take 0x… off as operator": the opposite of what the call grants.
  // "Take its permission away", where what is taken was read.
  const isTakenBack =
    asked.has("revoke") ||
    words
      .slice(Math.max(0, at - 8), at)
      .some((one) => /^(?:take|taking)$/.test(one.plain) && one.element !== undefined);
  if (/^(?:off|away)$/.test(plain) && asked.has("approve") && !isTakenBack && !/^sign/.test(led))
    return "negation";
  // "from my sDAI savings", "from my Aave deposits"
  if (
    /^(?:savings|deposits)$/.test(plain) &&
    (/^(?:token|place)/.test(before?.element?.as ?? "") || behind === "vault")
  )
    return undefined;
  // "inside my Safe", where none is at work.
  if (plain === "safe" && /^(?:within|inside)$/.test(plainAt(words, at - 2))) return "somebody else's";
  // "for one trade only"
  const isBounding =
    before?.element !== undefined || next?.element !== undefined || next?.filler !== undefined;
  if (plain === "only" && before?.lexeme.kind === "word" && !isBounding) return "condition";
  if (isOtherDeed(words, at, asked)) return "unread verb";
  // "… and enter the market": what lets a deposit stand for loans.
  const isOfMarket = /^(?:enter|join|exit|leave)$/.test(plain) && /^(?:the|that|its|my)$/.test(behind);
  if (isOfMarket && !asked.has("administer")) return "unread verb";
  if (isOf(plain, ...REQUESTING)) return undefined;
  // "The transfer is done" tells what was, "to be done" asks.
  const isEnded = /^(?:done|completed|executed|processed|received)$/.test(plain) || led === "been";
  const passive = isEnded ? /^(?:be|being)$/ : /^(?:be|is|are|been|being|get|gets|i|that)$/;
  // "…, delivered to my own address"
  const isLedTo =
    /^(?:,|and|it|them|proceeds|output|result)$/.test(led) ||
    /^(?:token|noun)/.test(before?.element?.as ?? "");
  const goesTo = words.slice(at + 1, at + 3).some((one) => one.plain === "to");
  if (isOf(plain, "passive") && (passive.test(led) || (goesTo && isLedTo))) return undefined;
  if (describesHead(words, at)) return undefined;
  return isAsking(plain) ? "unread verb" : "unknown";
}

/** "… and do the same with a copy of #2", one of those that are moved; "the same for Bob with #2" is for somebody else. */
function isSameDeed(words: readonly Word[], at: number): boolean {
  if (plainAt(words, at) !== "same" || plainAt(words, at - 2) !== "do") return false;
  const led = /^(?:with|for)$/.test(plainAt(words, at + 1)) ? at + 2 : words.length;
  const id = words.findIndex(({ element }, place) => place >= led && element?.as === "token id");
  return id >= led && words.slice(led, id).every(({ plain }) => OF_ITEM.test(plain));
}

const OF_ITEM = /^(?:an?|one|single|the|my|copy|piece|of|token|item|nft|id|#)$/;

/** "Approve … and supply the 800 USDC": a deed of its own that no step was read from, though the word is a noun as well. */
function isOtherDeed(words: readonly Word[], at: number, asked: ReadonlySet<Operation>): boolean {
  const plain = plainAt(words, at);
  const isObject =
    /^(?:the|my|our|all|it|them|that|those|these|this|both|half|everything|into|more|another|some)$/.test(
      plainAt(words, at + 1),
    ) || /^(?:amount|token)/.test(words[at + 1]?.element?.as ?? "");
  // "…, swap it for USDC, and send …", "Swap it."
  const isLed = /^(?:and|then|also|to|afterwards|please|kindly|now|next|finally|[,;.:!?()]|)$/.test(
    plainAt(words, at - 1),
  );
  if (!isLed || !isObject || !isAsking(plain) || /^(?:pay|get|receive|spend|use)$/.test(plain)) return false;
  const certain = [...(operationVerb(plain)?.certain ?? [])];
  return certain.length > 0 && certain.every((one) => !asked.has(one));
}

/** "from the operating wallet", "from our treasury": roles of the account that one acts with. */
function isOwnAccount(words: readonly Word[], at: number): boolean {
  if (!isOf(plainAt(words, at), "own account")) return false;
  let before = at - 1;
  while (/^(?:the|my|our)$/.test(plainAt(words, before)) || isOf(plainAt(words, before), "own account"))
    before -= 1;
  return words[before]?.plain === "from";
}

/** "to my hardware wallet at 0x…": what kind of account an address is. */
function isKindOfPlace(words: readonly Word[], at: number): boolean {
  // "my other wallet" is one's own all the same.
  const isOther = words[at]?.plain === "other" && /^(?:my|our)$/.test(plainAt(words, at - 1));
  const isMeant = isOther || !isOutdated(plainAt(words, at));
  return isMeant && isOf(plainAt(words, at + 1), "holder") && isBesideAddress(words, at + 1);
}

/** Whether an address that was read follows what names it. */
function isBesideAddress(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  while (next < at + 5 && /^(?:at|is|the|address|[(:,])$/.test(plainAt(words, next))) next += 1;
  return words[next]?.lexeme.kind === "address" && words[next]?.element !== undefined;
}

/** "I accept a 0.25% fee", "I'll pay 5 USDC at most": the user, and a deed or a bound that was read. */
function speaksOfSelf(words: readonly Word[], at: number): boolean {
  // "She gets 40 of them"
  const deed = words[at + 1]?.element?.as === "verb" ? plainAt(words, at + 1) : "";
  if (/^(?:he|she|they)$/.test(plainAt(words, at))) return /^(?:gets?|receives?)$/.test(deed);
  // "I'm sending 5 USDC"
  if (/^(?:i'm|we're)$/.test(plainAt(words, at))) return deed !== "";
  if (/^(?:i'd|we'd)$/.test(plainAt(words, at)))
    return /^(?:want|need|take|accept|expect|like)$/.test(plainAt(words, at + 1));
  if (!/^(?:i|we|i'll|we'll)$/.test(plainAt(words, at))) return false;
  const next = words[words[at + 1]?.plain === "will" ? at + 2 : at + 1];
  return (
    next?.element !== undefined ||
    next?.filler === "bound" ||
    isOf(next?.plain ?? "", "bound") ||
    /^(?:get|need|want|have|hold|own|borrowed|promised|owe|owed|am|still)$/.test(next?.plain ?? "")
  );
}

/** "reset the allowance to nothing"; "it comes to nothing" is said of anything. */
const isOfRight = (words: readonly Word[], at: number) =>
  /^(?:0|zero)$/.test(plainAt(words, at)) ||
  words.slice(Math.max(0, at - 8), at - 1).some(({ plain }) => GRANTED.test(plain));

/** "Set the allowance to zero" says what revoking does. */
function isZeroOfRevoke(words: readonly Word[], at: number): boolean {
  // "send 5 USDC 2 0x…"
  if (/^[24]$/.test(plainAt(words, at)) && words[at + 1]?.lexeme.kind === "address") return true;
  return (
    /^(?:0|zero|nothing|nil)$/.test(plainAt(words, at)) &&
    plainAt(words, at - 1) === "to" &&
    isOfRight(words, at)
  );
}
