import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "../grammar/word.ts";

/** What may stand between whom a payment goes to and the address: "my old friend Paul, whose wallet is 0x…". */
const BETWEEN =
  /^(?:[(:,;='’—–-]|s|wallet|wallets|address|account|is|at|the|my|our|a|an|whose|named|called|their|its|his|her|of|here|it's|that's|this|as|under)$/;
const OPENERS = /^(?:to|for|my|our|the|his|her|their|a|an|your|that's|it's|is)$/;
/** Kinds of accounts, which are no terms where the address itself is named. */
const KINDS =
  /^(?:cold|hot|hardware|ledger|trezor|custody|custodial|multisig|savings|private|second|new|exchange|deposit)$/;
const REACH = 8;

/**
 * Whether a word only describes somebody whose address is named: between an article and the address, or right behind it,
 * nothing stands but describing words, "my Kraken deposit address 0x…", "0x…, that's my brother's wallet".
 */
export function describesParty(words: readonly Word[], at: number): boolean {
  return isBefore(words, at) || isBehind(words, at);
}

function isBefore(words: readonly Word[], at: number): boolean {
  let first = at;
  while (first > at - REACH && isDescribing(words[first], words[first + 1])) first -= 1;
  if (!OPENERS.test(words[first]?.plain ?? "") && words[first]?.element?.as !== "verb") return false;
  let next = at;
  while (
    next < at + REACH &&
    (isDescribing(words[next], words[next + 1]) || BETWEEN.test(words[next]?.plain ?? ""))
  )
    next += 1;
  return isParty(words[next]);
}

function isBehind(words: readonly Word[], at: number): boolean {
  let first = at;
  while (
    first > at - REACH &&
    (isDescribing(words[first], words[first + 1]) || BETWEEN.test(words[first]?.plain ?? ""))
  )
    first -= 1;
  if (!isParty(words[first]) || !/^[,(;.—–-]$/.test(words[first + 1]?.lexeme.text ?? "")) return false;
  if (!isSpokenOf(words, first + 2)) return false;
  // It ends there: nothing goes on that was not looked at.
  let last = at;
  while (
    last < at + REACH &&
    (isDescribing(words[last], words[last + 1]) || BETWEEN.test(words[last]?.plain ?? ""))
  )
    last += 1;
  return words[last] === undefined || /^[.,;!)\n]$/.test(words[last]?.lexeme.text ?? "");
}

/** "that's my …", "the plumber", "Anna". */
function isSpokenOf(words: readonly Word[], at: number): boolean {
  const { plain = "", lexeme } = words[at] ?? {};
  return (
    /^(?:that's|it's|this|that|it|my|our|the|his|her|their|a|an)$/.test(plain) ||
    isOf(plain, "person") ||
    /^\p{Lu}\p{Ll}+$/u.test(lexeme?.text ?? "")
  );
}

function isDescribing(word: Word | undefined, next?: Word): boolean {
  if (word?.lexeme.kind !== "word" || word.element !== undefined) return false;
  const { plain, lexeme } = word;
  // "her old address" is not where she is now.
  if (/^(?:old|former|previous|ex|last|next|other|wrong)$/.test(plain))
    return /^(?:old)$/.test(plain) && isOf(next?.plain ?? "", "person");
  if (KINDS.test(plain)) return true;
  if (guardOf(plain)) return false;
  return (
    isOf(plain, "person", "name", "quality", "occasion", "thing", "own account") ||
    /^(?:wallet|address|account)$/.test(plain) ||
    (/^\p{Lu}\p{L}+/u.test(lexeme.text) && !isOf(plain, "preposition", "joint", "grammar", "subject", "time"))
  );
}

const isParty = (word: Word | undefined) =>
  word?.element !== undefined &&
  word.lexeme.kind === "address" &&
  /^(?:counterparty|address)$/.test(word.element.as);
