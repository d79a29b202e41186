import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { describedEnd, followsAddress, isAddress, leadsToAddress, somebodyEnd } from "../grammar/party.ts";
import { plainAt, type Word } from "../grammar/word.ts";

/** Who it is that an address names: "to my landlord", "send my roommate 5 USDC", "the grantee 0x…", "0x…, our caterer". */
export function recipientEnd(
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
  const end = describedEnd(words, at, to) ?? somebodyEnd(words, at, to);
  if (end === undefined) return undefined;
  // "to my sister and 0x…" are two.
  const isTwo =
    /^(?:and|&|or|plus)$/.test(plainAt(words, end)) &&
    leadsToAddress(words, words[end + 1]?.plain === "to" ? end + 2 : end + 1);
  let before = at - 1;
  while (words[before]?.filler === "count" || /^(?:the|my|our|all|both)$/.test(plainAt(words, before)))
    before -= 1;
  const lead = words[before];
  // "the winner gets 5,000 DAI", "my nephews should each get 5 DAI"
  let gets = end;
  while (/^(?:should|shall|each|both|all)$/.test(plainAt(words, gets))) gets += 1;
  // "my three nephews", where two are paid
  const isNumbered = words.slice(at, end).some(({ plain }) => isOf(plain, "numeral"));
  const isGetting =
    words[gets]?.element?.as === "verb" && /^(?:gets?|receives?)$/.test(plainAt(words, gets)) && !isNumbered;
  const isMore =
    (lead?.element === undefined && /^(?:and|or|also|plus|&)$/.test(plainAt(words, before - 1))) ||
    /^(?:and|or|also|plus|&|via|through|with|using|on|in)$/.test(lead?.plain ?? "");
  // "to whoever owns 0x…"
  if (isTwo || isMore || lead?.element?.as === "waiver") return undefined;
  if (leadsToAddress(words, end)) return end;
  // "approve 400 DAI for 0x… and pay my sister 25 USDC, she's 0x…": beside other deeds, whom the payment itself goes to.
  const isOnlyPaid = asked.size === 1 && asked.has("transfer");
  const isOfPayment =
    lead?.element?.as === "verb" && operationVerb(lead.plain)?.certain.has("transfer") === true;
  const address = words.findIndex(({ lexeme }, place) => place > end && lexeme.kind === "address");
  const isOwn =
    isOfPayment &&
    words[address]?.element?.of === lead.element?.of &&
    words
      .slice(end, address)
      .every(({ element, filler, lexeme }) => element ?? (filler === "remark" || lexeme.kind === "sign"));
  const isPaid =
    isOwn || (isOnlyPaid && words.some((word) => word.element?.as === "counterparty" && isAddress(word)));
  if (!isPaid || isAnother(words, at, end)) return undefined;
  return isGetting ||
    /^(?:to|owe|owes)$/.test(lead?.plain ?? "") ||
    lead?.element?.as === "verb" ||
    (followsAddress(words, at) &&
      (lead?.lexeme.kind === "sign" || /^(?:my|our|the|his|her|their|a|an)$/.test(plainAt(words, at))))
    ? end
    : undefined;
}

/** "Carol's address: 0x…. Send Dave 250 USDC": the address was given for somebody of another name. */
function isAnother(words: readonly Word[], at: number, end: number): boolean {
  const own = words.slice(at, end).filter(({ lexeme }) => isTitle(lexeme.text));
  if (own.length === 0 || /^(?:and|&)$/.test(plainAt(words, end))) return false;
  const given = namesGiven(words);
  return given.size > 0 && !own.some(({ plain }) => given.has(plain));
}

/** Found once for an intent, however many of its words ask. */
const given = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The names that an address was given for: "Carol's address: 0x…". */
function namesGiven(words: readonly Word[]): ReadonlySet<string> {
  const known = given.get(words);
  if (known) return known;
  const isGiven = (word: Word, place: number) =>
    word.filler === "name" &&
    isTitle(word.lexeme.text) &&
    !isOf(word.plain, "grammar") &&
    leadsToAddress(words, place + 1);
  const names = new Set(words.filter(isGiven).map(({ plain }) => plain));
  given.set(words, names);
  return names;
}
