import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import { describesHead } from "../grammar/modifier.ts";
import { isOutdated } from "../grammar/party.ts";
import { EMOJI, type Word } from "../grammar/word.ts";
import { isOfTerm } from "./of-term.ts";

const MARKS = /^[-–—→>=<≤≥"'`“”‘’*_#$@~&+.…)(,:|\\/•?]$/;
const PARTY =
  /^(?:recipient|receiver|sender|destination|payee|spender|beneficiary|user|token|contract|ethereum)$/;
/** What may be done with what is granted. */
const GRANTED =
  /^(?:spend|use|take|move|pull|transfer|handle|manage|touch|withdraw|access|spending|moving|handling|draw|charge|collect|debit|deduct|fetch|drawing|charging|collecting)$/;
const SAME =
  /^(?:wallets?|accounts?|address|addresses|transaction|tx|chain|network|token|amount|time|way|order|batch|go|recipient|day)$/;
const OWNED = /^(?:money|funds?|wallets?|accounts?|balances?|tokens?|coins?|cash|treasury|savings)$/;
const HELD = /^(?:wallets?|accounts?|address|addresses)$/;

/** Why a word of a request stops it. */
export function problemAt(
  words: readonly Word[],
  at: number,
  asked: ReadonlySet<Operation>,
): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { lexeme, plain } = word;
  const before = words[at - 1];
  // Struck out: "~~send …~~"
  if (lexeme.text === "~" && (before?.lexeme.text === "~" || words[at + 1]?.lexeme.text === "~"))
    return "change of mind";
  if (lexeme.kind === "sign")
    return MARKS.test(lexeme.text) || EMOJI.test(lexeme.text) ? undefined : "unknown";
  if (lexeme.kind === "number" && isListMark(words, at)) return undefined;
  // "keeper bot #4"
  const isTagged =
    before?.lexeme.text === "#" && isOf(words[at - 2]?.plain ?? "", "thing", "occasion", "person");
  if (lexeme.kind === "number")
    return isTagged || isZeroOfRevoke(words, at) ? undefined : "unexplained number";
  if (lexeme.kind !== "word") return "unexplained address";
  if (isOwnAccount(words, at) || isKindOfPlace(words, at)) return undefined;
  if (
    isListLetter(words, at) ||
    ((GRANTED.test(plain) || plain === "what") && (asked.has("approve") || asked.has("revoke")))
  )
    return undefined;
  // "(setApprovalForAll false)"
  if (/^(?:true|false)$/.test(plain) && before?.element?.as === "function")
    return asked.has(plain === "true" ? "approve" : "revoke") ? undefined : "unknown";
  // "…, ser"
  const isLast = words[at + 1] === undefined || words[at + 1]?.lexeme.kind === "sign";
  const isCalled = before?.element !== undefined || before?.lexeme.kind === "sign";
  if (isLast && isCalled && isOf(plain, "vocative") && !isOf(plain, "manner", "grammar", "core"))
    return undefined;
  const guard = guardOf(plain);
  const isOfPool =
    /^lps?$/.test(plain) &&
    (["add liquidity", "remove liquidity", "claim"] as const).some((one) => asked.has(one));
  if (guard) return isOfPool || isOfTerm(words, at) ? undefined : guard;
  // "My wife agrees to send …", "I expect to send …": what stands before is no request.
  if (
    plain === "to" &&
    words[at + 1]?.element?.as === "verb" &&
    /^(?:affirmation|bound|reason)$/.test(before?.filler ?? "")
  )
    return "report";
  // "for Anna to keep", "for the kids to share"
  if (plain === "to" && before?.filler === "purpose" && isOf(words[at + 1]?.plain ?? "", "plain", "core"))
    return "another demand";
  // "… and the same to Peter"
  if (plain === "same" && !SAME.test(words[at + 1]?.plain ?? "")) return "alternative";
  // "anyone but 0x…"
  if (plain === "but" && /^(?:counterparty|address)$/.test(words[at + 1]?.element?.as ?? ""))
    return "alternative";
  // "She gets 40 of them"
  if (
    /^(?:he|she|they)$/.test(plain) &&
    /^(?:gets?|receives?)$/.test(words[at + 1]?.plain ?? "") &&
    words[at + 1]?.element?.as === "verb"
  )
    return undefined;
  if (isOf(plain, "subject")) return speaksOfSelf(words, at) ? undefined : "unknown";
  // "with his money", "from her wallet"
  const isOthers =
    /^(?:his|her|your)$/.test(before?.plain ?? "") ||
    (before?.plain === "their" && !words.some((word) => word.plain === "user"));
  if (isOthers && OWNED.test(plain) && !isBesideAddress(words, at)) return "somebody else's";
  // "for one trade only"
  const isBounding =
    before?.element !== undefined ||
    words[at + 1]?.element !== undefined ||
    words[at + 1]?.filler !== undefined;
  if (plain === "only" && before?.lexeme.kind === "word" && !isBounding) return "condition";
  // "my exchange account", "the payroll wallet": another than the one that acts.
  const isOther = before?.element === undefined && isOf(before?.plain ?? "", "generic", "occasion", "thing");
  const isNamed =
    HELD.test(before?.plain ?? "") ||
    isOf(before?.plain ?? "", "own account") ||
    PARTY.test(before?.plain ?? "");
  if (HELD.test(plain) && isOther && !isNamed && !isBesideAddress(words, at)) return "somebody else's";
  // "Approve … and supply the 800 USDC": a deed of its own that no step was read from, though the word is a noun as well.
  const next = words[at + 1];
  const isObject =
    /^(?:the|my|our|all|it|them|that|those|this)$/.test(next?.plain ?? "") ||
    /^(?:amount|token)/.test(next?.element?.as ?? "");
  const isDeed =
    isAsking(plain) &&
    !/^(?:pay|get|receive|spend|use)$/.test(plain) &&
    isObject &&
    /^(?:and|then|also|to|afterwards)$/.test(before?.plain ?? "");
  if (
    isDeed &&
    [...(operationVerb(plain)?.certain ?? [])].every((one) => !asked.has(one)) &&
    (operationVerb(plain)?.certain.size ?? 0) > 0
  )
    return "unread verb";
  if (
    isOf(
      plain,
      "grammar",
      "preposition",
      "joint",
      "manner",
      "courtesy",
      "generic",
      "core",
      "carrier",
      "bound",
    )
  )
    return undefined;
  // "The transfer is done" tells what was, "to be done" asks.
  const isEnded = /^(?:done|completed|executed|processed|received)$/.test(plain) || before?.plain === "been";
  const passive = isEnded ? /^(?:be|being)$/ : /^(?:be|is|are|been|being|get|gets|i|that)$/;
  if (isOf(plain, "passive") && passive.test(before?.plain ?? "")) return undefined;
  // "…, delivered to my own address"
  const isLedTo =
    /^(?:,|and|it|them)$/.test(before?.plain ?? "") || /^(?:token|noun)/.test(before?.element?.as ?? "");
  const goesTo = words.slice(at + 1, at + 3).some((word) => word.plain === "to");
  if (isOf(plain, "passive") && goesTo && isLedTo) return undefined;
  if (isZeroOfRevoke(words, at)) return undefined;
  if (describesHead(words, at)) return undefined;
  return isAsking(plain) ? "unread verb" : "unknown";
}

/** "from the operating wallet", "from our treasury": roles of the account that one acts with. */
function isOwnAccount(words: readonly Word[], at: number): boolean {
  if (
    !isOf(words[at]?.plain ?? "", "own account") &&
    !/^(?:company|corporate|treasury)$/.test(words[at]?.plain ?? "")
  )
    return false;
  let before = at - 1;
  while (
    /^(?:the|my|our)$/.test(words[before]?.plain ?? "") ||
    isOf(words[before]?.plain ?? "", "own account")
  )
    before -= 1;
  return words[before]?.plain === "from";
}

/** "to my hardware wallet at 0x…": what kind of account an address is. */
function isKindOfPlace(words: readonly Word[], at: number): boolean {
  // "my other wallet" is one's own all the same.
  const isOther = words[at]?.plain === "other" && /^(?:my|our)$/.test(words[at - 1]?.plain ?? "");
  const isMeant = isOther || !isOutdated(words[at]?.plain ?? "");
  return isMeant && HELD.test(words[at + 1]?.plain ?? "") && isBesideAddress(words, at + 1);
}

/** Whether an address that was read follows what names it. */
function isBesideAddress(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  while (next < at + 5 && /^(?:at|is|the|address|[(:,])$/.test(words[next]?.plain ?? "")) next += 1;
  return words[next]?.lexeme.kind === "address" && words[next]?.element !== undefined;
}

/** "I accept a 0.25% fee", "I'll pay 5 USDC at most": the user, and a deed or a bound that was read. */
function speaksOfSelf(words: readonly Word[], at: number): boolean {
  // "I'm sending 5 USDC"
  if (/^(?:i'm|we're)$/.test(words[at]?.plain ?? "")) return words[at + 1]?.element?.as === "verb";
  if (/^(?:i'd|we'd)$/.test(words[at]?.plain ?? ""))
    return /^(?:want|need|take|accept|expect|like)$/.test(words[at + 1]?.plain ?? "");
  if (!/^(?:i|we|i'll|we'll)$/.test(words[at]?.plain ?? "")) return false;
  const next = words[words[at + 1]?.plain === "will" ? at + 2 : at + 1];
  return (
    next?.element !== undefined ||
    next?.filler === "bound" ||
    isOf(next?.plain ?? "", "bound") ||
    /^(?:get|need|want|have|hold|own|borrowed|promised|owe|owed|am|still)$/.test(next?.plain ?? "")
  );
}

/** "(a) send …", "b) send …" */
function isListLetter(words: readonly Word[], at: number): boolean {
  return /^[a-h]$/.test(words[at]?.plain ?? "") && words[at + 1]?.lexeme.text === ")";
}

/** "1. send …", "2) send …" */
function isListMark(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    /^\d{1,2}$/.test(words[at]?.plain ?? "") &&
    /^[.):]$/.test(next?.plain ?? "") &&
    next?.lexeme.start === words[at]?.lexeme.end
  );
}

/** "Set the allowance to zero" says what revoking does. */
function isZeroOfRevoke(words: readonly Word[], at: number): boolean {
  if (words[at]?.plain === "2" && words[at + 1]?.lexeme.kind === "address") return true;
  return /^(?:0|zero)$/.test(words[at]?.plain ?? "") && words[at - 1]?.plain === "to";
}
