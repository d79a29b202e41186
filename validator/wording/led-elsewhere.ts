import type { Call } from "../calls/call.ts";
import { toBaseUnits } from "../decimals/decimal.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import { leadOf } from "./pinned/owner-lead.ts";
import { isSplit } from "./split-told.ts";

/** What an address may be said to have and mean itself. */
const ITS_OWN =
  /^(?:allowance|allowances|approval|approvals|permission|permissions|right|rights|access|address|wallet|account|debt|loan|limit|spending|usdc|usdt|dai|weth|eth)$/;
const BEFORE =
  /(?:^| )(?:like|unlike|near|(?:owners?|holders?|keepers?|creators?|deployers?|successors?|heirs?) of)$/;
/** "0x…'s variable Aave V3 debt" */
const FAR = 5;
const WAYS = /^(?:via|through|thru|over)$/;
const INTO = /^(?:the|a|at|on|in|into|to|from|using|with)$/;
const PLACES = /^(?:vault|pool|market|chain|network|router|protocol|exchange|dex|rollup)$/;
const WISH = /(?:'d|’d|would) like$/;

/** A name in the text stands for something else than the call has, or a sum for another part of it. */
export const isLedElsewhere = (
  { lexemes }: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  items.some((item, at) => {
    if (isLedAsOther(items, at, calls, roles)) return true;
    if (item.is === "address") {
      // "0x…'s successor", "the owner of 0x…"
      const isOwner = /^['’]$/.test(lexemes[item.to]?.lower ?? "") && lexemes[item.to + 1]?.lower === "s";
      const had = lexemes.slice(item.to + 2, item.to + 2 + FAR);
      const number = had.findIndex(({ kind }) => kind === "number");
      const hasOwn = had.slice(0, number < 0 ? FAR : number).some(({ lower }) => ITS_OWN.test(lower));
      const lead = lexemes
        .slice(Math.max(0, item.from - 2), item.from)
        .map(({ lower }) => lower)
        .join(" ");
      const isPayer =
        / behalf of$/.test(` ${lead}`) &&
        roles.some((own, call) => own[at] === "recipient" && calls[call]?.operation === "transfer");
      const isLikened = BEFORE.test(lead) && !WISH.test(lead);
      return (isOwner && !hasOwn) || isLikened || isPayer;
    }
    // "via Kettner", "the Steakhouse vault", "Morpho vault Gauntlet"
    const { text = "" } = lexemes[item.from] ?? {};
    if (item.is !== "open" || !/^\p{Lu}/u.test(text) || /^V\d$/.test(text)) return false;
    const lead = lexemes[item.from - 1]?.lower ?? "";
    const noun = items[at + 1]?.is === "token" ? items[at + 2]?.said : items[at + 1]?.said;
    const isOfPlace = INTO.test(lead) && !/\d/.test(text) && PLACES.test(noun ?? "");
    return WAYS.test(lead) || isOfPlace || (/^(?:vault|pool)$/.test(lead) && /^\p{Lu}\p{L}+$/u.test(text));
  }) ||
  isToldInDollarsToo(items, roles) ||
  isSplit(items, calls, roles);

const GETS = /^(?:to|recipient|payee|receiver|beneficiary|→)$/;

/** "owner 0x…, spender me", "collection 0x…, recipient 0x…" where it is the other way round: somebody is led to as what another is. */
function isLedAsOther(
  items: readonly Item[],
  at: number,
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const [call, ...others] = calls.filter((_, place) => roles[place]?.[at]);
  const item = items[at];
  if (!call || others.length > 0 || !item) return false;
  const role = roles[calls.indexOf(call)]?.[at];
  const [lead, next] = [leadOf(items, at), items[at + 1]?.said ?? ""];
  // "I figure as owner, 0x… as spender"
  if (role === "spender")
    return call.operation === "approve" && lead === "owner" && items[at - 1]?.said !== ",";
  if (item.is !== "address") return false;
  if (role === "source" || (role === "token" && call.nonFungibles))
    return item.address !== call.from && GETS.test(lead);
  const isLet = lead === "let" && /^(?:send|pay|transfer)\b/.test(next);
  const gives = call.nonFungibles ? /^(?:giver|out of|collection|nft)$/ : /^(?:debtor|payer|out of)$/;
  return role === "recipient" && (isLet || gives.test(lead));
}

/** "0.1 ETH and $300": as much again, or the same in other words, but for "ninety dollars in USDC (90 USDC)". */
function isToldInDollarsToo(
  items: readonly Item[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const own = items.flatMap((item, at) =>
    item.is === "amount" && item.amount.kind === "number" && roles.some((one) => one[at] !== undefined)
      ? [{ amount: item.amount, isLed: /^[:(]$/.test(items[at - 1]?.said ?? "") }]
      : [],
  );
  return own.some(({ amount }, at) => {
    const next = own[at + 1];
    const isSame = next?.isLed && toBaseUnits(next.amount.value, 18) === toBaseUnits(amount.value, 18);
    return own.length > 1 && amount.unit === "USD" && !isSame;
  });
}
