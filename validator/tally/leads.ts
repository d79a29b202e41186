import type { Call } from "../calls/call.ts";
import type { Item } from "./item.ts";
import { isEverywhere, kindsAt, type Mention, type Own } from "./own.ts";
import type { Role } from "./roles.ts";
import { PERSON } from "./spoken.ts";
import { toldAs } from "./told-as.ts";

const PASSED =
  /^(?:an?|the|my|our|safe|multisig|this|that|wallet|address|account|contract|user|person|router|swaprouter|vault|pool|token|own|main|following|both|of them|:|\(|"|')$/;
/** What somebody who gets something never stands behind, and so on. */
const NEVER: Readonly<Partial<Record<Role, RegExp>>> = {
  recipient: /(?:^|(?<!behalf|name|favour|favor|each|both|all) )(?:from|by|of|out|off)$/,
  source: /(?:^| )(?:to|for|into|onto|→|recipient|receiver|payee|spender)$/,
};
/** "80 USDC to be spent by 0x…" */
const SPENT_BY = /^(?:to be )?(?:spent|used|pulled|drawn|taken|moved) by$|^(?:spendable|usable) by$/;
const NEVER_ALLOWED = /(?:^| )(?:from|by|recipient|receiver|payee)$/;

const isPerson = (item: Item) => item.is === "word" && item.sense === PERSON;

/** The words that lead to an item of its sentence: "to", "on behalf of"; those of the one before it in a list. */
export function leadOf(items: readonly Item[], at: number): string {
  const item = items[at];
  let [said, place] = ["", at - 1];
  for (; place >= 0; place -= 1) {
    const before = items[place];
    if (!before || before.sentence !== item?.sentence) break;
    if (PASSED.test(before.said) || before.is === "place" || isPerson(before)) continue;
    if (/^(?:,|and|&|\+|\/|or)$/.test(before.said)) continue;
    if (before.is === item.is && before.is === "address") continue;
    if (before.is === "amount" || before.is === "token" || before.is === "address") break;
    said = before.said;
    break;
  }
  const before = items[place - 1];
  return /^(?:of|to|for|by)$/.test(said) && before ? `${before.said} ${said}` : said;
}

/** Whether the words that lead to a party let it be what the call has it for. */
function mayBe(items: readonly Item[], at: number, role: Role, call: Call): boolean {
  const never = role === "spender" && call.operation === "approve" ? NEVER_ALLOWED : NEVER[role];
  const lead = leadOf(items, at);
  if (role === "recipient" && call.operation === "repay" && isDebtor(items, at)) return true;
  return never === undefined || !never.test(lead) || (role === "spender" && SPENT_BY.test(lead));
}

/** "Repay 200 DAI of 0x…'s debt" */
const isDebtor = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.said === "of" &&
  /^['’] ?s$|^['’]$/.test(items[at + 1]?.said ?? "") &&
  items.some(
    ({ said, clause }, place) =>
      place > at && clause === items[at]?.clause && /(?:^| )(?:debt|loan)$/.test(said),
  );

const INTO = /(?:^| )(?:to|into|onto|→)$|^back(?: (?:in|on|at|with))?$/;
const OUT = /(?:^| )(?:from|off|out of)$/;

/** Whether a place may be where the call goes: "into Aave" is of no withdrawal. */
function mayBePlaced(items: readonly Item[], at: number, { operation }: Call): boolean {
  let before = at - 1;
  while (/^(?:the|my|our|v|on)$/.test(items[before]?.said ?? "")) before -= 1;
  const said = items[before]?.said ?? "";
  const lead = said === "of" ? `${items[before - 1]?.said} of` : said;
  if (operation === "unstake" && OUT.test(lead) && /queue/.test(items[at]?.said ?? "")) return false;
  // "Get 700 USDC out of Aave" takes back what is there.
  if (operation === "borrow" && /(?:^| )(?:off|out of)$/.test(lead)) return false;
  // "I want 5 USDC back in Aave"
  const isBackIn = /^(?:in|on|at|with)$/.test(lead) && items[before - 1]?.said === "back";
  if (/^(?:withdraw|borrow|unstake)$/.test(operation)) return !INTO.test(lead) && !isBackIn;
  if (operation === "repay" && OUT.test(lead)) return isOfDebt(items, before, at);
  return !(/^(?:supply|repay|stake)$/.test(operation) && OUT.test(lead));
}

/** "off my Aave loan", "what I borrowed from Aave", but not "repay 5 USDC from Aave". */
function isOfDebt(items: readonly Item[], lead: number, at: number): boolean {
  const isDebt = (place: number) =>
    /(?:borrowed|loan|loans|debt|debts|borrow|borrowing)$/.test(items[place]?.said ?? "");
  if (items[lead]?.said === "off") return isDebt(at + 1) || (items[at + 1]?.is === "token" && isDebt(at + 2));
  return items[lead]?.said === "from" && /borrowed$/.test(items[lead - 1]?.said ?? "");
}

/** "for me", "to my wallet" have their own lead; "on behalf of" stands before. */
function leadOfOwn(items: readonly Item[], at: number): string {
  const said = items[at]?.said ?? "";
  const own = /^(?:to|for|from|into|in|at|on)(?= )/.exec(said)?.[0];
  if (own !== undefined) return own;
  const [before, lead = ""] = [items[at - 2]?.said, items[at - 1]?.said];
  return lead === ":" || lead === "=" ? (before ?? "") : lead;
}

const RECEIPT = /(?:^| )(?:shares?|atokens?|ctokens?|receipts?|position|credit|credited)$/;

/** "…, shares to me": what a deposit gives goes to whoever made it. */
function isOfReceipt(items: readonly Item[], at: number): boolean {
  const { sentence } = items[at] ?? {};
  let before = at - 1;
  while (
    items[before]?.sentence === sentence &&
    /^(?:to|into|in|,|:|-|the|should|shall|must|is|are|be|to be|should be|must be|go|goes|are to be|my|all|back)$/.test(
      items[before]?.said ?? "",
    )
  )
    before -= 1;
  return RECEIPT.test(items[before]?.said ?? "");
}

/** "the old Uniswap V3 router", "another 1inch router": of several that go by the name, another than is known. */
const isOtherOne = (items: readonly Item[], at: number) =>
  /^(?:old|new|fresh|another|additional|extra|remaining)$/.test(items[at - 1]?.said ?? "");

/** Whether "to me", "from my wallet" may be said of a call. */
function mayBeOwn(items: readonly Item[], at: number, call: Call): boolean {
  const { recipient, from, operation } = call;
  const lead = leadOfOwn(items, at);
  const isMine = recipient === undefined || recipient === from;
  // "to spend 5 USDC from my wallet", "on my behalf": a right is over what is one's own.
  const isRight = operation === "approve" || operation === "revoke";
  if (
    isRight &&
    (/^(?:from|for|on|in) /.test(items[at]?.said ?? "") || /^(?:from|out of|of|off|on)$/.test(lead))
  )
    return true;
  if (/^(?:from|paid from|out of|paid out of|of|off)$/.test(lead))
    return !/^(?:withdraw|borrow|unstake|approve|revoke)$/.test(operation);
  if (/^(?:by|with|using|via|through)$/.test(lead)) return true;
  if (/^(?:for)$/.test(lead)) return operation === "transfer" || isMine;
  // A place in one's own name; the sum itself does not go to oneself where it is paid in.
  const isPaidIn = /^(?:supply|repay)$/.test(operation);
  if (isPaidIn && isMine)
    return (
      /^(?:on|in|at|under|on behalf of|in the name of|beneficiary|behalf|owner)$/.test(lead) ||
      (operation === "supply" && isOfReceipt(items, at)) ||
      (/^(?:[,.(]|)$/.test(lead) && /(?:account|name)$/.test(items[at]?.said ?? ""))
    );
  const isGot = !/^(?:transfer|approve|revoke|supply|repay)$/.test(operation);
  return isMine && (isGot || toldAs(call) === "transfer to self");
}

/** "out of the withdrawal queue": what was asked for is taken back. */
function isOutOfQueue(items: readonly Item[], at: number, { operation }: Call): boolean {
  if (!/^(?:unstake|withdraw)$/.test(operation) || !/queue$/.test(items[at]?.said ?? "")) return false;
  let before = at - 1;
  while (items[before]?.is === "place" || /^(?:the|lido|my|our|withdrawal)$/.test(items[before]?.said ?? ""))
    before -= 1;
  return OUT.test(items[before]?.said ?? "");
}

/** "so that the position is mine", where it is another's. */
function isSaidMine(item: Item | undefined, { operation, recipient, from }: Call): boolean {
  if (recipient === undefined || recipient === from || operation === "transfer") return false;
  return (
    item?.is === "word" &&
    item.sense.everywhere.size === 0 &&
    /\b(?:mine|ours|me|(?:my|our) (?:own )?(?:name|wallet|account))\b/.test(item.said)
  );
}

const PRONOUN = /^(?:to )?(?:him|her)$/;
const GETTING = /^(?:get|gets|receive|receives|have|should get|should have|has)/;

/** Whether everybody who is told of is who gets it: not "0x… and my sister", nor "have my sister send". */
function arePeopleBeside({ items, places, call }: Own): boolean {
  return places.every((at) => {
    const item = items[at];
    if (!item || !(isPerson(item) || PRONOUN.test(item.said))) return true;
    let before = at - 1;
    while (/^(?:to|also|the same|too|for|as well)$/.test(items[before]?.said ?? "")) before -= 1;
    const lead = items[before]?.said ?? "";
    const isJoined =
      /^(?:and|&|plus|or|also)$/.test(lead) ||
      /^(?:also|the same)$/.test(items[at - 2]?.said ?? "") ||
      isEverywhere(items[at - 1], "alike");
    let next = at + 1;
    while (/^(?:is to|is|to|should|shall|must|has to|needs to|will|can)$/.test(items[next]?.said ?? ""))
      next += 1;
    const verb = items[next];
    const isActing =
      isPerson(item) &&
      verb?.is === "word" &&
      verb.sense.deeds.get(toldAs(call))?.has("ask") === true &&
      !GETTING.test(verb.said) &&
      items[next - 1]?.is !== "mark";
    // "Send 5 USDC to 0x…, also to my landlord"
    const isAfter =
      /^(?:to|pay)$/.test(items[at - 1]?.said ?? "") &&
      items.slice(0, at).some((one) => one.is === "address" && one.sentence === item.sentence);
    return !isJoined && !isActing && !isAfter;
  });
}

/** "I want 0x… to send 5 USDC": who gets it is asked to do nothing; "him and 0x…" are two. */
function isOtherParty({ items, call }: Own, { at, item, role }: Mention): boolean {
  if (role !== "recipient" || call.operation !== "transfer") return false;
  let next = at + 1;
  while (/^(?:is to|to|should|shall|must|has to|needs to|will|can|may)$/.test(items[next]?.said ?? ""))
    next += 1;
  const verb = items[next];
  const isActing =
    next > at + 1 &&
    verb?.is === "word" &&
    verb.sense.deeds.get(toldAs(call))?.has("ask") === true &&
    !GETTING.test(verb.said) &&
    !/^(?:be|go|to)/.test(verb.said);
  const isSecond =
    /^(?:and|&|plus|also)$/.test(items[at - 1]?.said ?? "") &&
    items
      .slice(0, at)
      .some((one) => one.sentence === item.sentence && (isPerson(one) || PRONOUN.test(one.said)));
  return isActing || isSecond;
}

/** Whether every party, place and "me" stands behind words that let it be what the call has it for. */
export function areLed(own: Own, mentions: readonly Mention[]): boolean {
  const { items, places, roles, call } = own;
  const isAddressed = mentions.some(({ item, role }) => item.is === "address" && role === "spender");
  const isUntold = (at: number) => !isAddressed && isOtherOne(items, at);
  const isLed = ({ at, item, role }: Mention) =>
    item.is === "address"
      ? mayBe(items, at, role, call)
      : item.is !== "place" ||
        (role === "spender" ? !isUntold(at) : role !== "place" || mayBePlaced(items, at, call));
  // "with the DAI delivered to 0x…"
  const isGivenOn = (at: number) => kindsAt(own, at)?.has("deliver") === true && roles[at - 1] === "given";
  const isOther = (at: number) => isEverywhere(items[at], "myself") && !mayBeOwn(items, at, call);
  if (mentions.some((mention) => isOtherParty(own, mention))) return false;
  const isNot = (at: number) =>
    isGivenOn(at) || isOther(at) || isSaidMine(items[at], call) || isOutOfQueue(items, at, call);
  return mentions.every(isLed) && arePeopleBeside(own) && !places.some(isNot);
}
