import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import { describesHead } from "../grammar/modifier.ts";
import { isReferred, nounPhrase, nounsEnd, personsEnd } from "../grammar/noun-phrase.ts";
import { followsAddress, isAddress, leadsToAddress, somebodyEnd } from "../grammar/party.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { describesParty } from "./described-party.ts";
import { holdingEnd } from "./holdings.ts";
import { isBesideParty } from "./party-names.ts";
import { purposeEnd } from "./purpose.ts";
import { isWhy } from "./why.ts";

const PAYING = /^(?:pay|settle|cover|paying|settling|covering)$/;

/** The words around elements: only those that belong to a request, and what it is for. */
export function checkCore(words: Word[], from: number, to: number, asked: ReadonlySet<Operation>): void {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || !isOpen(word)) continue;
    const aside = asideAt(words, at, to, at === from, asked);
    if (aside) {
      for (const covered of words.slice(at, aside.to)) if (isOpen(covered)) covered.filler = aside.kind;
      at = aside.to - 1;
      continue;
    }
    const problem = isTag(words, at) ? undefined : problemAt(words, at, asked);
    if (problem !== undefined) word.problem = problem;
    else if (word.lexeme.kind === "word") word.filler = isOf(word.plain, "courtesy") ? "courtesy" : "grammar";
  }
}

/** A reason to the end of the segment, a purpose, or what is paid: "pay invoice #12 by sending …". */
function asideAt(
  words: readonly Word[],
  at: number,
  to: number,
  isFirst: boolean,
  asked: ReadonlySet<Operation>,
): { kind: string; to: number } | undefined {
  if (isWhy(words, at, to, asked)) return { kind: "reason", to };
  const before = words[at - 1];
  // "My share of the bill is 5 USDC"
  const stated = isFirst ? nounsEnd(words, at, to) : undefined;
  if (stated !== undefined && /^(?:is|are|costs|:)$/.test(words[stated]?.plain ?? ""))
    return { kind: "note", to: stated };
  const held = holdingEnd(words, at, to);
  if (held !== undefined) return { kind: "holding", to: held };
  // "Rebalance my portfolio by selling …"
  if (isFirst && isOf(words[at]?.plain ?? "", "purpose verb")) {
    const deed = nounsEnd(words, at + 1, to);
    if (deed !== undefined) return { kind: "purpose", to: deed };
  }
  const end =
    purposeEnd(words, at, to) ?? (PAYING.test(before?.plain ?? "") ? nounsEnd(words, at, to) : undefined);
  if (end !== undefined) return { kind: "purpose", to: end };
  const somebody = recipientEnd(words, at, to, asked);
  if (somebody !== undefined) return { kind: "recipient", to: somebody };
  // Whose benefit a payment is to does not matter: its recipient is named.
  const isPayment = asked.size === 1 && asked.has("transfer") && words[at]?.plain === "for";
  const isName =
    isPayment && /^\p{Lu}\p{Ll}+$/u.test(words[at + 1]?.lexeme.text ?? "") && isOpen(words[at + 1] as Word);
  const person = isName ? at + 2 : isPayment ? personsEnd(words, at + 1, to) : undefined;
  if (person !== undefined) return { kind: "purpose", to: person };
  // "as discussed with my accountant"
  if (before?.filler === "reference" && /^(?:with|by)$/.test(words[at]?.plain ?? "")) {
    const whom = nounPhrase(words, at + 1, to);
    if (whom) return { kind: "reference", to: whom.to };
  }
  // "as we discussed on Monday"
  const isDay =
    /^(?:on|in|at|last)$/.test(words[at]?.plain ?? "") && isOf(words[at + 1]?.plain ?? "", "time");
  if (isDay && before?.filler === "reference") return { kind: "reference", to: at + 2 };
  return isOf(words[at]?.plain ?? "", "time") && before?.filler === "reference"
    ? { kind: "reference", to: at + 1 }
    : undefined;
}

/** Who it is that an address names: "to my landlord", "send my roommate 5 USDC", "the grantee 0x…", "0x…, our caterer". */
function recipientEnd(
  words: readonly Word[],
  at: number,
  to: number,
  asked: ReadonlySet<Operation>,
): number | undefined {
  // Within a name that was looked at already.
  const previous = words[at - 1];
  if (
    at > 0 &&
    previous &&
    previous.element === undefined &&
    previous.filler === undefined &&
    isOf(previous.plain, "thing", "person", "quality", "name")
  )
    return undefined;
  const end = somebodyEnd(words, at, to);
  if (end === undefined) return undefined;
  // "to my sister and 0x…" are two.
  const isTwo =
    /^(?:and|&|or|plus)$/.test(words[end]?.plain ?? "") &&
    leadsToAddress(words, words[end + 1]?.plain === "to" ? end + 2 : end + 1);
  const lead = words[words[at - 1]?.filler === "count" ? at - 2 : at - 1];
  // "the winner gets 5,000 DAI"
  const isGetting =
    words[end]?.element?.as === "verb" && /^(?:gets?|receives?)$/.test(words[end]?.plain ?? "");
  const isMore =
    /^(?:and|or|also|plus|&)$/.test(words[at - 2]?.plain ?? "") ||
    /^(?:and|or|also|plus|&|via|through|with|using|on|in)$/.test(lead?.plain ?? "");
  if (isTwo || isMore) return undefined;
  if (leadsToAddress(words, end)) return end;
  const isPaid =
    asked.size === 1 &&
    asked.has("transfer") &&
    words.some((word) => word.element?.as === "counterparty" && isAddress(word));
  if (!isPaid) return undefined;
  return isGetting ||
    /^(?:to|owe|owes)$/.test(lead?.plain ?? "") ||
    lead?.element?.as === "verb" ||
    (followsAddress(words, at) &&
      (lead?.lexeme.kind === "sign" || /^(?:my|our|the|his|her|their|a|an)$/.test(words[at]?.plain ?? "")))
    ? end
    : undefined;
}

/** "#rent" */
function isTag(words: readonly Word[], at: number): boolean {
  const [sign, word] = [words[at - 1]?.lexeme, words[at]];
  if (sign?.text !== "#" || word?.lexeme.start !== sign.end) return false;
  const { plain } = word;
  // "#rentday" is two of them.
  return (
    isTagged(plain) ||
    Array.from(plain, (_, cut) => isTagged(plain.slice(0, cut)) && isTagged(plain.slice(cut))).includes(true)
  );
}

const isTagged = (word: string) =>
  isOf(word, "occasion", "thing", "person", "time", "quality", "courtesy", "place", "name", "past");

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)$/u;
const MARKS = /^[-–—→>=<≤≥"'`“”‘’*_#$@~&+.…)(,:|\\/•?]$/;
const PARTY =
  /^(?:recipient|receiver|sender|destination|payee|spender|beneficiary|user|token|contract|ethereum)$/;
/** What may be done with what is granted. */
const GRANTED =
  /^(?:spend|use|take|move|pull|transfer|handle|manage|touch|withdraw|access|spending|moving|handling)$/;
const SAME =
  /^(?:wallets?|accounts?|address|addresses|transaction|tx|chain|network|token|amount|time|way|order|batch|go|recipient|day)$/;
const OWNED = /^(?:money|funds?|wallets?|accounts?|balances?|tokens?|coins?|cash|treasury|savings)$/;
const HELD = /^(?:wallets?|accounts?|address|addresses)$/;

/** Why a word of a request stops it. */
function problemAt(words: readonly Word[], at: number, asked: ReadonlySet<Operation>): string | undefined {
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
    return isTagged || isReferred(words, at) || isZeroOfRevoke(words, at) ? undefined : "unexplained number";
  if (lexeme.kind !== "word") return "unexplained address";
  if (isOwnAccount(words, at) || isKindOfPlace(words, at) || describesParty(words, at)) return undefined;
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
  const isOfPool = /^lps?$/.test(plain) && (asked.has("add liquidity") || asked.has("remove liquidity"));
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
  if (isBesideParty(words, at) || isZeroOfRevoke(words, at)) return undefined;
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
  return HELD.test(words[at + 1]?.plain ?? "") && isBesideAddress(words, at + 1);
}

/** Whether an address that was read follows what names it. */
function isBesideAddress(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  while (next < at + 5 && /^(?:at|is|the|address|[(:,])$/.test(words[next]?.plain ?? "")) next += 1;
  return words[next]?.lexeme.kind === "address" && words[next]?.element !== undefined;
}

const BOUNDED = /^(?:slippage|gas|limit|service fee|term)$/;

/** "don't lose more than 1%": a negation that a bound begins with. */
function isOfTerm(words: readonly Word[], at: number): boolean {
  const { plain } = words[at] as Word;
  // "sign the Permit2 message"
  if (plain === "message")
    return (
      words[at - 1]?.element !== undefined &&
      words.slice(Math.max(0, at - 6), at).some((one) => /^(?:sign|signing)$/.test(one.plain))
    );
  // "by another 150 USDC"
  if (plain === "another")
    return words[at - 1]?.plain === "by" && words[at + 1]?.element?.as.startsWith("amount") === true;
  if (/^(?:don't|dont|not|never|no|without)$/.test(plain))
    return BOUNDED.test(words[at + 1]?.element?.as ?? "");
  // "unless gas is above 50 gwei", "only if slippage is below 1%"
  if (/^(?:if|unless|when)$/.test(plain)) return /^(?:slippage|gas)$/.test(words[at + 1]?.element?.as ?? "");
  if (plain === "part")
    return (
      words[at + 1]?.plain === "of" &&
      words.slice(at, at + 6).some((word) => /^(?:loan|debt)$/.test(word.plain))
    );
  // "borrow 5 DAI against my ETH"
  const backing = words[/^(?:my|our|the)$/.test(words[at + 1]?.plain ?? "") ? at + 2 : at + 1];
  return plain === "against" && /^(?:token|collateral)/.test(backing?.element?.as ?? "");
}

/** "I accept a 0.25% fee", "I'll pay 5 USDC at most": the user, and a deed or a bound that was read. */
function speaksOfSelf(words: readonly Word[], at: number): boolean {
  // "I'm sending 5 USDC"
  if (/^(?:i'm|we're)$/.test(words[at]?.plain ?? "")) return words[at + 1]?.element?.as === "verb";
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
