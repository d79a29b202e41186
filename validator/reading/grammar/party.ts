import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { classesOf, guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle, nounPhrase } from "./noun-phrase.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

const BETWEEN =
  /^(?:[(:,;='’—–-]|s|wallet|wallets|address|addresses|account|addr|is|at|the|my|our|a|an|whose|which|who|that|has|named|called|their|its|his|her|of|here|it's|that's|this|as|under|uses|lives|it|on|in|network|chain|mainnet|\.)$/;
/** Kinds of accounts, which are no terms where the address itself is named. */
const KIND =
  /^(?:ledger|trezor|hardware|cold|hot|multisig|custody|custodial|custodian|safe|escrow|paymaster|vault)$/;
const DESCRIBES = classesOf("describing");
/** What no description has. */
const LEADS = classesOf("never describing");
/** Whoever it was once, or whom nobody means: "her former wallet", "the burn address". */
const OUTDATED =
  /^(?:old|former|previous|ex|last|next|other|wrong|lost|dead|burn|lookalike|fake|sender|each|every|compromised|stolen|temporary|draft|losing|loser)$/;
export const isOutdated = (word: string) => OUTDATED.test(word);
const REACH = 9;
const LONGEST = 16;
const DETERMINER = /^(?:a|an|the|my|our|your|their|his|her|its|this|that)$/;
const FIRM =
  /^(?:gmbh|ltd|llc|inc|ag|co|kg|sa|plc|bv|srl|oy|ab|corp|dao|labs|foundation|studio|studios|collective|guild|group|club)$/;

/** The place behind words that name somebody: "my sister Petra", "the school kitchen project", "Hollis & Brandt GmbH". */
export function somebodyEnd(words: readonly Word[], from: number, to: number): number | undefined {
  let at = from;
  while (at < to && DETERMINER.test(plainAt(words, at))) at += 1;
  let end: number | undefined;
  let isKind = false;
  for (let last = -1; at < Math.min(to, from + LONGEST) && last !== at; ) {
    last = at;
    const { plain = "" } = words[at] ?? {};
    if (KIND.test(plain) || (isKind && /^(?:wallet|account|device|address|storage)$/.test(plain))) {
      isKind = true;
      at = end = at + 1;
      continue;
    }
    const found = nounPhrase(words, at, to);
    if (found) at = end = found.to;
    else if (isNameAt(words, at)) at = end = at + 1;
    else if (end !== undefined && /^(?:&|of|-)$/.test(plainAt(words, at)) && isNamed(words, at + 1, to))
      at += 1;
    // "P. Lindqvist", "Dr. Amara"
    else if (words[at]?.plain === "." && (words[at - 1]?.plain.length ?? 9) < 3 && isNamed(words, at + 1, to))
      at += 1;
    else break;
  }
  return isKind && !leadsToAddress(words, end ?? at) && !followsAddress(words, from) ? undefined : end;
}

/** The place behind words that describe whose an address is that follows them: "the flood relief fund 0x…", "our billing bot 0x…". */
export function describedEnd(words: readonly Word[], from: number, to: number): number | undefined {
  let at = from;
  while (
    at < Math.min(to, from + LONGEST) &&
    (isDescribing(words[at]) || (at > from && isNounHere(words, at)))
  )
    at += 1;
  return at > from && leadsToAddress(words, at) ? at : undefined;
}

function isDescribing(word: Word | undefined): boolean {
  if (!word || !isOpen(word) || word.lexeme.kind !== "word") return false;
  const { plain } = word;
  if (DETERMINER.test(plain)) return true;
  if (
    isOutdated(plain) ||
    plain === "like" ||
    (isOf(plain, "present", "acting", "past") && !isOf(plain, ...DESCRIBES))
  )
    return false;
  if (KIND.test(plain)) return true;
  if (guardOf(plain) || isAsking(plain)) return false;
  return (
    isOf(plain, ...DESCRIBES) ||
    operationsOfNoun(plain) !== undefined ||
    (isStoryWord(plain) && (!isOf(plain, ...LEADS) || plain === "lender"))
  );
}

/** "the flood relief fund", "the billing contract", "the lucky one": what describes nobody where it stands alone. */
function isNounHere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return (
    /^(?:fund|signer|contract|one)$/.test(word?.plain ?? "") &&
    (word?.element?.of === "the call" || (word !== undefined && isOpen(word)))
  );
}

const isNamed = (words: readonly Word[], at: number, to: number) =>
  at < to && (isNameAt(words, at) || nounPhrase(words, at, to) !== undefined);

function isNameAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !(isOpen(word) || word.filler === "name") || word.lexeme.kind !== "word") return false;
  const { plain, lexeme } = word;
  if (guardOf(plain) || operationVerb(plain)) return false;
  if (FIRM.test(plain)) return true;
  const isCapital = isTitle(lexeme.text) || /^\p{Lu}{1,4}$/u.test(lexeme.text);
  // "Open Source Collective"
  const isOfTitle =
    at > 0 && isTitle(words[at + 1]?.lexeme.text ?? "") && isOf(plain, "carrier", "core", "heading");
  return isCapital && (isOfTitle || !isOf(plain, ...LEADS));
}

/** Whether an address that was read stands behind, with nothing but small words between: "my sister, whose wallet is 0x…". */
export function leadsToAddress(words: readonly Word[], at: number): boolean {
  let next = at;
  while (next < at + REACH && (BETWEEN.test(plainAt(words, next)) || words[next]?.element?.as === "chain"))
    next += 1;
  return isAddress(words[next]);
}

/** Whether an address that was read stands right before, with a mark or nothing between: "0x…, our caterer". */
export function followsAddress(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (
    before > at - REACH &&
    /^(?:[(,;—–-]|that's|it's|is|who|which|this|that|it|the|my|our|a|an)$/.test(plainAt(words, before))
  )
    before -= 1;
  return isAddress(words[before]);
}

export const isAddress = (word: Word | undefined) =>
  word?.element !== undefined && word.lexeme.kind === "address";
