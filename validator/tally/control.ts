import type { ControlChange } from "../calls/control-change.ts";
import type { Amount, Quote, Step } from "../intent/intent.ts";
import { stepOf } from "../reading/steps/step-of.ts";
import { askedBy } from "./asked-by.ts";
import { countOf } from "./count-of.ts";
import type { Item } from "./item.ts";
import { isEverywhere, kindsAt, type Mention, mentionsOf, type Own, says } from "./own.ts";
import { LEAD_SMALL, leadOf } from "./owner-lead.ts";
import { exchangedAsTold } from "./replaced-owner.ts";

/** The step that asks for a change of who controls an account: everyone and every number of it named, each where it may be. */
export function tellControl(own: Own, change: ControlChange): Step | undefined {
  const { call } = own;
  const mentions = mentionsOf(own);
  const of = (role: Mention["role"]) => mentions.filter((one) => one.role === role);
  if (
    !areLed(own, mentions) ||
    says(own, "earlier") ||
    own.items.some(({ said }, at) => said === "up to" || (said === "up" && isUpTo(own.items[at + 1]))) ||
    !isObject(own, change, of("subject"))
  )
    return undefined;
  const needed = "threshold" in change ? thresholdOf(own, of("number")) : undefined;
  if ("threshold" in change && !needed) return undefined;
  if ("subject" in change && change.subject && of("subject").length === 0) return undefined;
  if (change.change === "replace owner" && !exchangedAsTold(own, mentions)) return undefined;
  const account = of("place").find(({ item }) => item.is === "address" && item.address === call.from)?.item;
  const isUnset = change.change === "set threshold" && !isSet(own, of("number"));
  const quote = isUnset ? undefined : (askedBy(own) ?? takenFrom(own, account));
  return (
    quote &&
    stepOf("administer", quote, {
      amount: needed,
      ...ownersOf(change),
      ...(account?.is === "address" && {
        source: { kind: "address" as const, address: account.address, quote: account.quote },
      }),
    })
  );
}

const isUpTo = (next: Item | undefined) => next?.is === "number" || next?.said === "to";

/** "Remove 0x… from Safe 0x…": the account that is called tells of what, where its name is a term. */
function takenFrom({ items, places, ...own }: Own, account: Item | undefined): Quote | undefined {
  const lead = account ? items[items.indexOf(account) - 1] : undefined;
  if (lead?.is !== "term" || lead.said !== "safe") return undefined;
  const at = places.find((one) => kindsAt({ items, places, ...own }, one)?.has("weak"));
  return at === undefined ? undefined : items[at]?.quote;
}

function ownersOf(change: ControlChange): Pick<Step, "owners"> {
  switch (change.change) {
    case "add owner":
      return { owners: { comes: [change.subject], goes: [] } };
    case "remove owner":
      return { owners: { comes: [], goes: [change.subject] } };
    case "replace owner":
      return { owners: { comes: [change.subject], goes: [change.replaces] } };
    default:
      return {};
  }
}

const OWNER = /^(?:(?:co-)?(?:owner|signer)s?|cosigner|signatory|key|his|her|their|and|,)$/;
const JOINING =
  /^(?:as|an|a|the|to|becomes|become|joins|join|in|shall|should|must|is|is to|to be|shall be|should be|must be|becomes an owner|on board|aboard|too|also|owner|as owner|as an owner|as a signer|as signer)/;
const LEAVING =
  /^(?:out|off|from|as|is|is to|to be|shall|should|must|shall be|should be|must be|must go|leaves|should go|has to go|is out|out of|off of|of)/;

/** Whether whoever comes or goes is what a verb of it is about: "make the threshold 2 for owner 0x…" is about another thing. */
function isObject(own: Own, { change }: ControlChange, subjects: readonly Mention[]): boolean {
  if (change !== "add owner" && change !== "remove owner") return true;
  const { items, places } = own;
  const isVerb = (at: number) => {
    const kinds = kindsAt(own, at);
    return kinds?.has("ask") === true || kinds?.has("weak") === true;
  };
  // "0x… left the company. Remove him": of the one who was named before.
  const isOfPronoun = places.some(
    (at) => isVerb(at) && /^(?:him|her|them|it|that owner|this owner)$/.test(items[at + 1]?.said ?? ""),
  );
  return subjects.some(({ at }) => {
    const [next, third] = [items[at + 1]?.said ?? "", items[at + 2]?.said ?? ""];
    const isTurned = /^(?:on|in|aboard)$/.test(next) && /^(?:as\b|board|,|\.|$)/.test(third);
    if (change === "remove owner" && isTurned) return false;
    let lead = at - 1;
    while (lead >= 0 && !isVerb(lead) && isDescribing(items[lead]?.said ?? "")) lead -= 1;
    const isLabelled = /^[:=→]$/.test(items[at - 1]?.said ?? "");
    const isFirst = lead < 0 || items[lead]?.is === "mark" || items[lead]?.sentence !== items[at]?.sentence;
    const isNamed = isLabelled && places.some((one) => one < at && isVerb(one));
    const isBehind = (change === "add owner" ? JOINING : LEAVING).test(next) && (isFirst || isVerb(lead));
    return isVerb(lead) || isNamed || isBehind || (isFirst && isOfPronoun);
  });
}

const isDescribing = (said: string) => LEAD_SMALL.test(said) || OWNER.test(said);

const OF_ACCOUNT =
  /^(?:safe|multisig|multi-sig|gnosis safe|of|in|on|from|off|off of|within|inside|out of|vault)$/;
const OF_OWNER =
  /^(?:owner|owners|co-owner|signer|cosigner|co-signer|signatory|key|add|remove|replace|swap|make|kick|by|with|drop|out with|in with|swap in|swap out|new owner|old owner|new signer|old signer)$/;

/** Whether no owner stands where the account does and the other way round. */
function areLed({ items }: Own, mentions: readonly Mention[]): boolean {
  return mentions.every(({ at, item, role }) => {
    if (item.is !== "address") return true;
    const lead = leadOf(items, at);
    // "New owner 0x… needs two signatures" tells of him.
    if (/^(?:needs?|requires?|must sign|has|have|sets?)$/.test(items[at + 1]?.said ?? ""))
      return role === "place";
    if (role === "subject" || role === "replaced") return !OF_ACCOUNT.test(lead);
    return role !== "place" || !OF_OWNER.test(lead);
  });
}

const NEEDED =
  /(?:threshold|quorum|signatures?|confirmations?|signers?|owners|approvals|to sign|must sign|need to sign|have to sign)/;

/** The one number of signatures that the text tells, beside what they are called. */
function thresholdOf({ items }: Own, numbers: readonly Mention[]): Amount | undefined {
  const [first] = numbers;
  if (first?.item.is !== "number") return undefined;
  const isTold = numbers.every(({ at, item }) => {
    const lead = leadOf(items, at);
    const isOther =
      /^(?:by|from|in|put in|add|include|bring in|owner|signer|key|#|id|number|nonce|owner number)$/.test(
        lead,
      );
    const isMarked = item.is === "number" && item.cue === "which";
    // "Change the threshold of 3": the one that there is.
    const isOld = items[at - 1]?.said === "of" && !/^(?:an?|new|with|have)$/.test(items[at - 3]?.said ?? "");
    return (
      !isOther &&
      !isMarked &&
      !isOld &&
      items.some(({ sentence, said, is }) => sentence === item.sentence && is === "word" && NEEDED.test(said))
    );
  });
  return isTold ? countOf(first.item) : undefined;
}

/** "Our Safe needs three signatures" tells what there is; "shall need", "set … to", "threshold: 3" ask for it. */
function isSet(own: Own, numbers: readonly Mention[]): boolean {
  const { items, places } = own;
  const isAsk = (at: number) => kindsAt(own, at)?.has("ask") === true;
  const isAsked = (at: number) =>
    kindsAt(own, at)?.has("tells") ||
    isEverywhere(items[at], "wish") ||
    (isAsk(at) && /^(?:it )?(?:should|must|shall) /.test(items[at]?.said ?? ""));
  // "Safe 0x…: 3 confirmations needed" is no label of a number; "threshold of Safe 0x… → 3" is.
  const isLabelled = (at: number) => {
    const [lead, mark] = [items[at - 2]?.said ?? "", items[at - 1]?.said ?? ""];
    if (mark === "(") return lead === "changethreshold";
    const isLater = mark === "→" && places.some((one) => one < at && isAsk(one));
    return isLater || (/^[:=→]$/.test(mark) && isAsk(at - 2));
  };
  return places.some(isAsked) || numbers.some(({ at }) => items[at - 1]?.said === "to" || isLabelled(at));
}
