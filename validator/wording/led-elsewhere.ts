import type { Call } from "../calls/call.ts";
import { toBaseUnits } from "../decimals/decimal.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
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
    if (item.is === "address") {
      // "0x…'s successor", "the owner of 0x…"
      const [next, after] = [lexemes[item.to]?.lower ?? "", lexemes[item.to + 1]?.lower ?? ""];
      const isOwner = /^(?:'s|’s)$/.test(next) || (/^['’]$/.test(next) && after === "s");
      const from = item.to + (/^['’]$/.test(next) ? 2 : 1);
      const had = lexemes.slice(from, from + FAR);
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

/** "0.1 ETH and $300": as much again, or the same in other words. */
function isToldInDollarsToo(
  items: readonly Item[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const own = items.filter(
    (item, at) =>
      item.is === "amount" && item.amount.kind === "number" && roles.some((one) => one[at] !== undefined),
  );
  const isDollars = (item: Item) =>
    item.is === "amount" && item.amount.kind === "number" && item.amount.unit === "USD";
  return own.length > 1 && own.some((item) => isDollars(item) && !isSaidAgain(item));

  /** "Ninety dollars in USDC (90 USDC)" */
  function isSaidAgain(dollars: Item): boolean {
    const next = own[own.indexOf(dollars) + 1];
    if (dollars.is !== "amount" || next?.is !== "amount" || next.sentence !== dollars.sentence) return false;
    const between = items
      .filter(({ from }) => from >= dollars.to && from < next.from)
      .map(({ said }) => said);
    const isSame =
      dollars.amount.kind === "number" &&
      next.amount.kind === "number" &&
      toBaseUnits(dollars.amount.value, 18) === toBaseUnits(next.amount.value, 18);
    return isSame && /^(?:in [a-z]+ )?[:(]$/.test(between.join(" "));
  }
}
