import type { Amount } from "./intent.ts";
import type { Item } from "./items.ts";
import { type Reading, wordAt } from "./reading.ts";
import { isSameToken } from "./same-asset.ts";

/** "well" as in "as well as". */
const JOINS = /^(?:and|,|\+|&|\/|plus|well)$/;
/** What may stand between two objects of one verb besides what joins them: "my USDC debt and also my DAI". */
const BETWEEN =
  /^(?:my|our|the|some|both|also|of|as|approvals?|allowances?|debts?|loans?|borrows?|balances?|deposits?|positions?|tokens?)$/;

/** No joint is longer, in lexemes. */
const LONGEST_JOINT = 12;

/** Whether a place follows another one as the next object of the same verb. */
export function isJoined({ lexemes }: Reading, from: number, to: number): boolean {
  if (to - from > LONGEST_JOINT) return false;
  let hasJoin = false;
  for (let at = from; at < to; at += 1) {
    if (JOINS.test(wordAt(lexemes, at))) hasJoin = true;
    else if (!BETWEEN.test(wordAt(lexemes, at))) return false;
  }
  return hasJoin;
}

/**
 * Whether an item is one more object beside the one before it: another token, "100 USDC and 200 DAI". An amount may stand
 * apart where nothing is exchanged: "100 USDC from Aave and 50 DAI from Aave".
 */
export function isFurther(
  reading: Reading,
  items: readonly Item[],
  index: number,
  mayStandApart = false,
): boolean {
  const [before, item] = [items[index - 1], items[index]];
  if (!before || !item?.token || !before.token) return false;
  const from = mayStandApart && item.amount ? item.from - 1 : before.to;
  if (!isJoined(reading, from, item.from)) return false;
  // "the ETH/USDC pool" names a place.
  if (/^(?:pool|pair|market|lp)$/.test(wordAt(reading.lexemes, item.to))) return false;
  if (item.amount?.kind === "number" && /^at /.test(item.amount.bound)) return false;
  return items.slice(0, index).every(({ token }) => !isSameToken(token, item.token));
}

/** "all my USDC and DAI" means all of both; "100 USDC and DAI" does not say how much of the second. */
export function sharedAmount(amount: Amount | undefined, { token }: Item): Amount | undefined {
  if (!amount || amount.kind === "number" || !token) return undefined;
  return { ...amount, token, quote: token.quote };
}
