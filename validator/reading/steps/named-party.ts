import { parseAddress } from "../../addresses/address.ts";
import type { Party } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { backOver, type Reading, wordAt } from "../../intent/reading.ts";
import { problemOfName } from "./ens-name.ts";

const LEADS = /^(?:to|for|in|into|is|:|=|recipient|receiver|beneficiary)$/;
const OWN = /^(?:own|same|sending|connected|main|sender|user)$/;
const HELD = /^(?:wallet|address|account)$/;

/** Somebody who is named otherwise than by a good address: an ENS name, an address that is none, the user's own account. */
export function namedPartyAt(
  reading: Reading,
  at: number,
  isPayment: boolean,
): { party: Party; to: number } | undefined {
  const lexeme = reading.lexemes[at];
  if (!lexeme) return undefined;
  if (lexeme.kind === "word" || lexeme.kind === "number" || lexeme.kind === "sign")
    return selfAt(reading, at, isPayment);
  const quote = quoteOf(reading.text, lexeme);
  if (lexeme.kind === "hex") return { party: { kind: "invalid address", quote }, to: at + 1 };
  if (lexeme.kind === "address")
    return "address" in parseAddress(lexeme.text.replace(/^0X/, "0x"))
      ? undefined
      : { party: { kind: "invalid address", quote }, to: at + 1 };
  const problem = problemOfName(lexeme.text);
  return { party: { kind: "name", quote, ...(problem === undefined ? {} : { problem }) }, to: at + 1 };
}

const OWNING = /^(?:owner|recipient|receiver|beneficiary|nft|ticket)$/;
/** Between the owner and who that is: "owner of the request is me", "the NFT comes to me". */
const OF_OWNER =
  /^(?:of|the|that|this|it|request|withdrawal|nft|ticket|position|is|be|shall|should|will|goes|go|comes|come|belongs|to)$/;

/** "owner is me", "the NFT goes to me": whose it is to be, beside the deed itself. */
function isOwning(lexemes: Reading["lexemes"], at: number): boolean {
  if (!/^(?:[.,;!)]|and|please|)$/.test(wordAt(lexemes, at + 1))) return false;
  const from = backOver(lexemes, at, OF_OWNER, OWNER_REACH);
  const subject = lexemes.slice(from - 1, at).findIndex(({ lower }) => OWNING.test(lower));
  return subject >= 0 && from - 1 + subject < at - 1;
}
/** How many words may stand between them. */
const OWNER_REACH = 7;

/** "to myself", "to my own wallet", but not "to my wallet 0x…", which names the address. */
function selfAt(
  { text, lexemes }: Reading,
  at: number,
  isPayment: boolean,
): { party: Party; to: number } | undefined {
  const first = lexemes[at];
  const before = wordAt(lexemes, at - 1);
  if (!first || !LEADS.test(before)) return undefined;
  if (/^(?:me|myself|mine)$/.test(first.lower))
    return (/^(?:to|into)$/.test(before) && isPayment) || isOwning(lexemes, at)
      ? { party: { kind: "self", quote: quoteOf(text, first) }, to: at + 1 }
      : undefined;
  const isOwner =
    /^(?:my|our)$/.test(first.lower) || (first.lower === "the" && OWN.test(wordAt(lexemes, at + 1)));
  let noun = at + 1;
  while (noun < at + 3 && OWN.test(wordAt(lexemes, noun))) noun += 1;
  const last = lexemes[noun];
  if (!isOwner || !last || !HELD.test(last.lower)) return undefined;
  // "in my address book"
  const isNamed =
    /^(?:book|books|list)$/.test(wordAt(lexemes, noun + 1)) ||
    lexemes
      .slice(noun + 1, noun + 4)
      .some(({ kind }) => kind === "address" || kind === "name" || kind === "hex");
  return isNamed ? undefined : { party: { kind: "self", quote: quoteOf(text, first, last) }, to: noun + 1 };
}
