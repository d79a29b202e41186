import type { Call } from "../calls/call.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../tally/item.ts";
import type { Role } from "../tally/roles.ts";

const ORDERS =
  /^(?:first|firstly|then|next|after|afterwards|thereafter|last|lastly|finally|before|later|second|third)$/;
const COUNTS = new Map(
  ["one", "two", "three", "four", "five", "six"].map((word, at): [string, number] => [word, at + 1]),
);
const COUNTED =
  /^(?:people|payments?|transfers?|recipients?|calls?|steps?|approvals?|allowances?|swaps?|trades?|friends|wallets?|addresses|deposits?|withdrawals?|things|actions?|requests?|transactions?|txs?)$/;
/** What a deed is put off by in three letters. */
const PUT_OFF = /^(?:eod|eow|eom|cob)$/;

/** What the text says of the calls as several is not as they are: their order, their number, what is taken back at the end. */
export const isToldOtherBatch = (
  reading: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  isOtherOrder(reading, items, calls, roles) ||
  isOtherCount(reading, calls) ||
  isRightLeftOpen(items, calls, roles) ||
  reading.lexemes.some(({ lower }) => PUT_OFF.test(lower));

/** "First unwrap, then pay": where words of order stand, what is only one call's comes in the order of the calls. */
function isOtherOrder(
  { lexemes }: Reading,
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  if (calls.length < 2 || !lexemes.some(({ lower }) => ORDERS.test(lower))) return false;
  const order: number[] = [];
  for (const at of items.keys()) {
    const [only, ...others] = calls.flatMap((_, call) => (roles[call]?.[at] ? [call] : []));
    if (only !== undefined && others.length === 0 && !order.includes(only)) order.push(only);
  }
  return order.some((call, at) => at > 0 && call < (order[at - 1] ?? 0));
}

/** "three payments" of two; "in one request" where there are several pieces. */
const isOtherCount = ({ lexemes }: Reading, calls: readonly Call[]): boolean =>
  lexemes.some(({ lower }, at) => {
    const count = COUNTS.get(lower === "single" ? "one" : lower);
    const isOfCalls = [1, 2].some((ahead) => COUNTED.test(lexemes[at + ahead]?.lower ?? ""));
    if (count === undefined || !isOfCalls) return false;
    const pieces = calls.reduce((sum, { pieces = [] }) => sum + Math.max(1, pieces.length), 0);
    return count === 1 ? calls.length === 1 && pieces > 1 : count !== calls.length && count !== pieces;
  });

/** "… and revoke the approval": of which token, where the one that is taken back is not the one that was given. */
const isRightLeftOpen = (
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean =>
  calls.some((call, own) => {
    if (call.operation !== "revoke" || calls.length < 2) return false;
    const isSame = (other: Call) =>
      /^(?:approve|revoke)$/.test(other.operation) &&
      other.amountIn?.asset.contract === call.amountIn?.asset.contract;
    const isNamed = items.some(
      (item, at) =>
        (item.is === "token" || item.is === "amount") &&
        roles[own]?.[at] !== undefined &&
        calls.every((other, place) => place === own || isSame(other) || roles[place]?.[at] === undefined),
    );
    return !isNamed && !calls.some((other) => other !== call && isSame(other));
  });
