import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const PRONOUN = /^(?:that|which|who|what)$/;
/** What may stand between the pronoun and its verb. */
const ADVERB =
  /^(?:has|have|had|just|once|first|originally|recently|also|now|later|then|already|used|to|previously|directly)$/;
/** What may stand between the verb and the address. */
const BEFORE_ADDRESS =
  /^(?:for|by|from|to|with|into|against|over|the|wallet|account|address|contract|of|up)$/;
/** What says of a party that the address is its own. */
const OWN =
  /^(?:lets?|allows?|permits?|gives?|gave|is|are|was|be|being|has|have|uses|using|used|lives|sits|lies|stands|goes|reads|resides|at|under|as|starts|ends|ending|starting|having|called|named)$/;
/** What says so of somebody who is named, and of nobody else: "my sister, who owns 0x…", but "the one who owns 0x…". */
const HOLDING = /^(?:owns|holds|controls|runs|manages|operates|owning|holding)$/;
const REACH = 6;
/** What leads by an address and not to it: "send 5 USDC past 0x…", "… to all bar 0x…". */
const PAST =
  /^(?:past|around|round|through|via|bar|barring|near|beyond|beside|besides|behind|before|after|against|across|under|above|excluding|sans)$/;

/**
 * An address that only tells which other party is meant: "the contract that replaced 0x…", "the wallet that funded 0x…",
 * "the man behind 0x…". The call has that address itself.
 */
export function guardOtherParties(words: Word[], { asked, facts }: GuardContext): void {
  const isPayment = asked.size === 1 && asked.has("transfer");
  if (facts.protocols.has("safe") && !asked.has("transfer")) markOwnOfSafe(words);
  if (asked.has("transfer")) markOneMore(words);
  for (const [at, word] of words.entries()) {
    if (word.lexeme.kind !== "address") continue;
    const before = words[at - 1];
    if (isPayment && before && PAST.test(before.plain) && word.element?.as === "counterparty")
      before.problem = "somebody else's";
    if (
      isPayment &&
      before &&
      word.element?.as === "counterparty" &&
      (isOfMany(words, at) || isRelated(words, at))
    )
      before.problem = "somebody else's";
    if (isStandInFor(words, at)) markOwnCredit(words, at);
    let verb = at - 1;
    while (verb > at - REACH && BEFORE_ADDRESS.test(plainAt(words, verb))) verb -= 1;
    const telling = words[verb];
    if (telling?.lexeme.kind === "word" && telling.element === undefined && isOther(words, verb))
      telling.problem = "somebody else's";
  }
}

/** "40 USDC each to 0x… and 0x…, and 40 to Karl too": one more who is paid, behind all whose address is known. */
function markOneMore(words: readonly Word[]): void {
  const last = words.findLastIndex(({ lexeme }) => lexeme.kind === "address");
  for (const [at, word] of words.entries()) {
    const isPaid =
      word.filler === "recipient" &&
      plainAt(words, at - 1) === "to" &&
      /^(?:amount|token) given$/.test(words[at - 2]?.element?.as ?? "");
    if (isPaid && last >= 0 && at > last) word.problem = "somebody else's";
  }
}

/** "to everyone at 0x…": more than the one whom the call pays. */
const isOfMany = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ plain }, place, near) =>
        /^(?:everyone|everybody|anyone|anybody|all|others)$/.test(plain) && near[place - 1]?.plain === "to",
    );

/** "to the wallet that 0x… forwards to"; "to the man that 0x… belongs to" is whose address it is. */
const isRelated = (words: readonly Word[], at: number) =>
  /^(?:that|which|where|whom|who|whose)$/.test(plainAt(words, at - 1)) &&
  words[at + 1]?.lexeme.kind === "word" &&
  !/^(?:is|belongs|and|on|at|in|for|as|please)$/.test(plainAt(words, at + 1));

/** "Wrap 2 ETH in the Safe and send the WETH to me": what a Safe gets is not yet its owner's. */
function markOwnOfSafe(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (!/^(?:me|my)$/.test(word.plain) || plainAt(words, at - 1) !== "to") continue;
    if (word.plain === "my" && !/^(?:wallet|account|address|eoa|ledger)$/.test(plainAt(words, at + 1)))
      continue;
    const isSent = words
      .slice(Math.max(0, at - REACH), at)
      .some(({ plain }) => /^(?:send|transfer|forward|pass|move|pay|give|return)$/.test(plain));
    if (isSent) word.problem = "somebody else's";
  }
}

const isStandInFor = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "of" && plainAt(words, at - 2) === "behalf";

/** "on behalf of 0x…, credited to me": who is to have it is not whom the call credits. */
function markOwnCredit(words: Word[], address: number): void {
  for (const [at, word] of words.entries()) {
    if (!/^(?:me|us|myself|ourselves)$/.test(word.plain) || Math.abs(at - address) > CREDIT_REACH) continue;
    const isGetting = /^(?:getting|receiving|holding|keeping|owning)$/.test(plainAt(words, at + 1));
    const isCredited =
      /^(?:to|for)$/.test(plainAt(words, at - 1)) &&
      /^(?:credit(?:ed)?|booked|goes|going|due)$/.test(plainAt(words, at - 2));
    if (isGetting || isCredited) word.problem = "somebody else's";
  }
}
const CREDIT_REACH = 24;

function isOther(words: readonly Word[], verb: number): boolean {
  const plain = plainAt(words, verb);
  if (plain === "behind") return true;
  if (OWN.test(plain) || PRONOUN.test(plain)) return false;
  // "the lawyer representing 0x…"
  if (/.{3}ing$/.test(plain) && isParty(words[verb - 1]))
    return !isOf(plain, "thing", "occasion", "generic") && !isHeldBy(words, verb, verb - 1);
  let pronoun = verb - 1;
  while (pronoun > verb - REACH && (ADVERB.test(plainAt(words, pronoun)) || isAdverb(words, pronoun)))
    pronoun -= 1;
  if (!PRONOUN.test(plainAt(words, pronoun))) return false;
  const party = plainAt(words, pronoun - 1) === "," ? pronoun - 2 : pronoun - 1;
  // "the approval that lets 0x… spend", "Send what you have to 0x…"
  const isThing =
    operationsOfNoun(plainAt(words, party)) !== undefined || words[party]?.element !== undefined;
  return !isThing && party >= 0 && !isHeldBy(words, verb, party);
}

const isAdverb = (words: readonly Word[], at: number) => isOf(plainAt(words, at), "adverb");

const isParty = (word: Word | undefined) =>
  word !== undefined &&
  (isOf(word.plain, "person", "name", "holder") || /^(?:contract|company|firm|one)$/.test(word.plain));

/** "my sister who owns 0x…" */
const isHeldBy = (words: readonly Word[], verb: number, party: number) =>
  HOLDING.test(plainAt(words, verb)) &&
  (isTitle(words[party]?.lexeme.text ?? "") ||
    words.slice(Math.max(0, party - 2), party).some(({ plain }) => /^(?:my|our)$/.test(plain)));
