import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Party } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import type { Sides } from "../facts/sides.ts";
import type { Mention } from "../mentions/mention.ts";

/** Every address is whoever receives or may spend, the account that acts, or a token's contract. */
export function explainParties(
  reading: Reading,
  mentions: readonly Mention[],
  { recipient, spender, from, to, operation, owner }: Call,
  sides: Sides,
): { counterparty: Party | undefined; source: Party | undefined } | undefined {
  let counterparty: Party | undefined;
  let source: Party | undefined;
  const isGrant = changesGrant(operation);
  for (const [at, mention] of mentions.entries()) {
    if (mention.kind === "party") {
      const { party } = mention;
      if (party.kind === "self" && (operation !== "transfer" || recipient === from)) counterparty ??= party;
      // "alice.eth (0x…)": the address counts.
      // "to me, my address is 0x…"
      else if (
        !/^(?:name|self)$/.test(party.kind) ||
        (party.kind === "name" && party.problem !== undefined) ||
        !isBeside(reading, mentions, at)
      )
        return undefined;
    }
    if (mention.kind !== "address") continue;
    const { address, quote } = mention;
    const [before, behind] = [mentions[at - 1], mentions[at + 1]];
    const isNamed = (one: Mention | undefined) => one?.kind === "party" && one.party.kind === "name";
    const first = isNamed(before) && before ? before.quote : quote;
    const last = isNamed(behind) && behind ? behind.quote : quote;
    const party: Party = { kind: "address", address, quote: quoteOf(reading.text, first, last) };
    if (address === (isGrant ? spender : recipient)) {
      if (!isParty(reading, mention, operation)) return undefined;
      counterparty ??= party;
    } else if (address === from || address === owner) {
      if (operation === "transfer" && isPaid(reading, mention)) return undefined;
      source ??= party;
    }
    // The contract that is called, by its address: "the market 0x…".
    else if (address === to && operation !== "transfer" && !isGrant) continue;
    else if (address !== sides.given?.asset.contract && address !== sides.wanted?.asset.contract)
      return undefined;
  }
  return { counterparty, source };
}

function isBeside({ lexemes }: Reading, mentions: readonly Mention[], at: number): boolean {
  const [before, { from = 0, to = 0 } = {}, behind] = [mentions[at - 1], mentions[at], mentions[at + 1]];
  const isNext = (first: number, last: number) =>
    last - first <= REACH &&
    SAME.test(
      lexemes
        .slice(first, last)
        .map(({ lower }) => lower)
        .join(" "),
    );
  return (
    (behind?.kind === "address" && isNext(to, behind.from)) ||
    (before?.kind === "address" && isNext(before.to, from))
  );
}

/** "alice.eth (0x…)", "alice.eth, which is 0x…": what says that two names are of one. */
const SAME =
  /^,? ?(?:[(:=–—-]|aka|\(?(?:i\.e \.|ie)|(?:which|that) (?:is|resolves to|points to|stands for)|(?:is|resolves to|points to)|(?:whose|the|its|her|his|my|our) (?:address|wallet)(?: is)?)? ?[,:]?$/;
const REACH = 6;

const LABELS =
  /^(?:the|my|our|a|an|own|wallet|address|account|safe|multisig|recipient|receiver|spender|contract|operator|is|at|[:(="'`,])$/;
const PAID = /^(?:to|for|into|onto|→|give|gives|recipient|receiver|payee|beneficiary)$/;
const GETS = /^(?:gets?|receives?)$/;
const PAYS = /^(?:pays|sends|gives)$/;
/** "0x… → my wallet" */
const POINTED = /^→ (?:me|us|my|our)$/;
/** Whom a deed is laid upon: "0x… should send", "have 0x… send"; "to 0x… send" asks for it. */
const DUE = /^(?:should|must|shall|will|would|has|have|needs?|ought|is|are|can|could)$/;
const BETWEEN = /^(?:to|now|also|then)$/;
const CAUSING = /^(?:have|let|make|ask|tell|get)$/;
/** Whoever has something now is not who gets it: "current owner: 0x…". */
const FORMER = /^(?:current|present|previous|former|old|original)$/;
const HELD = /^(?:wallet|address|account)$/;
const HELD_THERE = /^(?:tokens?|nfts?|coins?|shares?|collection|contract)$/;
const OWED = /^(?:debts?|loans?|borrow|position)$/;
const GRANTED = /^(?:allowances?|approvals?|permissions?|spending|rights?)$/;

/** "on behalf of 0x…", "the owner of 0x…", "0x…'s Safe", "anyone but 0x…" name somebody else by an address. */
export function isParty(reading: Reading, { from, to }: Mention, operation: Operation): boolean {
  const { lexemes } = reading;
  const isGrant = changesGrant(operation);
  const isOwning = /^['’]$/.test(wordAt(lexemes, to)) && wordAt(lexemes, to + 1) === "s";
  const owned = lexemes.slice(to + 2, to + 6).map(({ lower }) => lower);
  if (isOwning && operation === "repay") return owned.some((word) => OWED.test(word));
  if (isOwning && !isGrant && !HELD.test(owned[0] ?? "")) return false;
  if (isLabelled(lexemes, from, isGrant ? GIVING : operation === "transfer" ? NOT_PAID : SPENDING))
    return false;
  const lead = backOver(lexemes, from, LABELS) - 1;
  const [word, before] = [wordAt(lexemes, lead), wordAt(lexemes, lead - 1)];
  if (/^(?:owner|holder)$/.test(word) && FORMER.test(before)) return false;
  // "Owner: 0x…" says whose it is.
  const isNew = /^(?:new|next|future)$/.test(before);
  if (operation === "transfer" && isLabelled(lexemes, from, /^(?:owner|holder)$/) && !isNew) return false;
  if (word === "but" || word === "except") return /^(?:nobody|one)$/.test(before);
  // "from 0x…", "← 0x…" and "0x… pays" name who gives, "by 0x…" who does it.
  const isGiving =
    /^(?:from|by|←)$/.test(word) ||
    PAYS.test(wordAt(lexemes, to)) ||
    POINTED.test(`${wordAt(lexemes, to)} ${wordAt(lexemes, to + 1)}`) ||
    isToPay(lexemes, to, word);
  if (isGiving && operation === "transfer") return false;
  if (word !== "of" || /^(?:each|both|all)$/.test(before)) return true;
  // "revoke two allowances: USDC of 0x…, DAI of 0x…"
  if (operation === "revoke" && tokenAtLexeme(reading, lead - 1)) return true;
  if (operation === "repay" && OWED.test(before)) return true;
  // "the holder of 0x…" has the account; "the holder of 0x… tokens" has something else.
  if (operation === "transfer" && before === "holder")
    return wordAt(lexemes, lead - 2) === "the" && !HELD_THERE.test(wordAt(lexemes, to));
  if (/^favou?r$/.test(before) && wordAt(lexemes, lead - 2) === "in")
    // "an approval in favour of 0x…", "5 USDC in favour of 0x…"; "Bob in favour of 0x…" is for somebody else.
    return isGrant || (operation === "transfer" && isOfSum(reading, lead - 3));
  return isGrant ? GRANTED.test(before) : /^(?:behalf|name)$/.test(before) && operation !== "transfer";
}

const isOfSum = (reading: Reading, at: number) =>
  reading.lexemes[at]?.kind === "number" ||
  /^(?:payment|transfer)$/.test(wordAt(reading.lexemes, at)) ||
  tokenAtLexeme(reading, at) !== undefined;

/** "Sender: 0x…", "spender=0x…": the label right before an address says whose it is. */
const isLabelled = (lexemes: Reading["lexemes"], from: number, roles: RegExp) =>
  /^[:=]$/.test(wordAt(lexemes, from - 1)) && roles.test(wordAt(lexemes, from - 2));

const GIVING = /^(?:sender|payer|payor|giver|owner)$/;
const SPENDING = /^(?:spender|operator|delegate)$/;
const NOT_PAID = /^(?:sender|payer|payor|giver|spender|operator|delegate)$/;

/** "0x… should send me 5 USDC", "have 0x… send": who is to pay. */
function isToPay(lexemes: Reading["lexemes"], to: number, lead: string): boolean {
  const due = pastWords(lexemes, to, DUE, 1);
  // "to 0x… to pay for dinner" tells what for.
  const at = due > to ? pastWords(lexemes, due, BETWEEN, 2) : to;
  const verb = wordAt(lexemes, at);
  const isAsked = isAsking(verb) && operationVerb(verb)?.certain.has("transfer") === true;
  return isAsked && (at > to || CAUSING.test(lead));
}

/** "… to 0x…", "pay 0x… 5 USDC", "recipient: 0x…", "0x… gets": who is paid is not who pays. */
function isPaid({ lexemes }: Reading, { from, to }: Mention): boolean {
  const lead = backOver(lexemes, from, LABELS) - 1;
  return (
    lexemes
      .slice(Math.max(0, lead), from)
      .some(({ lower }) => PAID.test(lower) || operationVerb(lower)?.certain.has("transfer")) ||
    GETS.test(wordAt(lexemes, to))
  );
}
