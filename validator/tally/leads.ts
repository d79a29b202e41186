import type { Call } from "../calls/call.ts";
import type { Item } from "./item.ts";
import { isEverywhere, kindsAt, type Mention, type Own } from "./own.ts";
import type { Role } from "./roles.ts";

const PASSED =
  /^(?:an?|the|my|our|safe|multisig|this|that|wallet|address|account|contract|user|person|router|swaprouter|vault|pool|token|own|main|following|both|of them|:|\(|"|')$/;
/** What somebody who gets something never stands behind, and so on. */
const NEVER: Readonly<Partial<Record<Role, RegExp>>> = {
  recipient: /(?:^|(?<!behalf|name) )(?:from|by|of|out|off)$/,
  source: /(?:^| )(?:to|for|into|onto|→|recipient|receiver|payee|spender)$/,
};
const NEVER_ALLOWED = /(?:^| )(?:from|by|recipient|receiver|payee)$/;

/** The words that lead to an item of its sentence: "to", "on behalf of"; those of the one before it in a list. */
function leadOf(items: readonly Item[], at: number): string {
  const item = items[at];
  let [said, place] = ["", at - 1];
  for (; place >= 0; place -= 1) {
    const before = items[place];
    if (!before || before.sentence !== item?.sentence) break;
    if (PASSED.test(before.said) || before.is === "place") continue;
    if (/^(?:,|and|&|\+|\/|or)$/.test(before.said)) continue;
    if (before.is === item.is && before.is === "address") continue;
    if (before.is === "amount" || before.is === "token" || before.is === "address") break;
    said = before.said;
    break;
  }
  const before = items[place - 1];
  return /^(?:of|to|for)$/.test(said) && before ? `${before.said} ${said}` : said;
}

/** Whether the words that lead to a party let it be what the call has it for. */
function mayBe(items: readonly Item[], at: number, role: Role, call: Call): boolean {
  const never = role === "spender" && call.operation === "approve" ? NEVER_ALLOWED : NEVER[role];
  return never === undefined || !never.test(leadOf(items, at));
}

const INTO = /(?:^| )(?:to|into|onto|→)$|^back (?:in|on|at|with)$/;
const OUT = /(?:^| )(?:from|off|out of)$/;

/** Whether a place may be where the call goes: "into Aave" is of no withdrawal. */
function mayBePlaced(items: readonly Item[], at: number, { operation }: Call): boolean {
  let before = at - 1;
  while (/^(?:the|my|our|v|on)$/.test(items[before]?.said ?? "")) before -= 1;
  const said = items[before]?.said ?? "";
  const lead = said === "of" ? `${items[before - 1]?.said} of` : said;
  if (operation === "unstake" && OUT.test(lead) && /queue/.test(items[at]?.said ?? "")) return false;
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

/** Whether "to me", "from my wallet" may be said of a call. */
function mayBeOwn(items: readonly Item[], at: number, { recipient, from, operation }: Call): boolean {
  const lead = leadOfOwn(items, at);
  const isMine = recipient === undefined || recipient === from;
  if (/^(?:from|paid from|out of|paid out of|of|off)$/.test(lead))
    return !/^(?:withdraw|borrow|unstake|approve|revoke)$/.test(operation);
  if (/^(?:by|with|using|via)$/.test(lead)) return true;
  if (/^(?:for)$/.test(lead)) return operation === "transfer" || isMine;
  // A place in one's own name; the sum itself does not go to oneself where it is paid in.
  const isPaidIn = /^(?:supply|repay)$/.test(operation);
  if (isPaidIn && isMine)
    return (
      /^(?:on|in|at|under|on behalf of|in the name of|beneficiary|behalf|owner)$/.test(lead) ||
      (operation === "supply" && isOfReceipt(items, at)) ||
      (/^(?:[,.(]|)$/.test(lead) && /(?:account|name)$/.test(items[at]?.said ?? ""))
    );
  return isMine && !/^(?:transfer|approve|revoke|supply|repay)$/.test(operation);
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

/** Whether every party, place and "me" stands behind words that let it be what the call has it for. */
export function areLed(own: Own, mentions: readonly Mention[]): boolean {
  const { items, places, roles, call } = own;
  const isLed = ({ at, item, role }: Mention) =>
    item.is === "address"
      ? mayBe(items, at, role, call)
      : item.is !== "place" || role !== "place" || mayBePlaced(items, at, call);
  // "with the DAI delivered to 0x…"
  const isGivenOn = (at: number) => kindsAt(own, at)?.has("deliver") === true && roles[at - 1] === "given";
  const isOther = (at: number) => isEverywhere(items[at], "myself") && !mayBeOwn(items, at, call);
  const isNot = (at: number) =>
    isGivenOn(at) || isOther(at) || isSaidMine(items[at], call) || isOutOfQueue(items, at, call);
  return mentions.every(isLed) && !places.some(isNot);
}
