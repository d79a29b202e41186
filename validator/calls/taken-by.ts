import type { Address } from "../addresses/address.ts";
import type { AssetAmount, Call, MovedAmount, Operation } from "./call.ts";
import { grantsOf } from "./grants.ts";

export interface Taken {
  contract: Address | "native";
  baseUnits: bigint;
}

/** End permissions and orders, make new accounts, or change a position where it stands. */
const TAKES_NOTHING: readonly Operation[] = ["revoke", "cancel", "deploy", "administer"];

/** Bring back what the account has elsewhere, which leaves it where somebody else gets it. */
const BRINGS_BACK: readonly Operation[] = [
  "withdraw",
  "borrow",
  "unstake",
  "claim",
  "remove liquidity",
  "burn",
];

/**
 * What a call takes out of the account at the most, permissions to spend included; undefined where the calldata does not tell. Errs
 * upwards: whose funds move is not asked, since the account that signs need not be the one that the request names.
 */
export function takenBy(call: Call): Taken[] | undefined {
  const { operation, approvesAll, nonFungibles, peculiarities = [] } = call;
  // What only a description shows may be an amount.
  if (operation === "other" || peculiarities.some(({ choice }) => choice === "described value"))
    return undefined;
  // Who controls the account, or manages all that it has somewhere, takes what he likes.
  if (call.controlChange || call.isSigned || (approvesAll && !nonFungibles)) return undefined;
  if (TAKES_NOTHING.includes(operation)) return [];
  const isBack = BRINGS_BACK.includes(operation);
  const given = [...paidBy(call), ...grantsOf(call).map(taken), ...piecesOf(call)];
  const carriedOff = isBack && isForAnother(call) ? broughtBack(call) : [];
  if (!carriedOff || (given.length === 0 && !isBack)) return undefined;
  if ([...amountsIn(call), ...carriedOff].some(({ bound }) => bound === "at least")) return undefined;
  return [...given, ...carriedOff.map(taken), ...besides(call)];
}

const taken = ({ asset, baseUnits }: AssetAmount): Taken => ({ contract: asset.contract, baseUnits });

const amountsIn = (call: Call): readonly MovedAmount[] =>
  call.amountsIn ?? (call.amountIn ? [call.amountIn] : []);

/** An approval pays nothing yet: what it permits is counted as that. */
const paidBy = (call: Call): Taken[] => (call.operation === "approve" ? [] : amountsIn(call).map(taken));

const isForAnother = ({ recipient, from }: Call) => recipient !== undefined && recipient !== from;

/** Undefined where it is not said how much comes back. */
const broughtBack = ({ amountOut, amountsOut }: Call): readonly MovedAmount[] | undefined =>
  amountsOut ?? (amountOut && [amountOut]);

/** What is counted by the piece is so many of its collection. A position that is emptied stays where it is. */
function piecesOf({ operation, nonFungibles = [] }: Call): Taken[] {
  if (operation !== "transfer" && operation !== "approve") return [];
  return nonFungibles.map(({ collection, amount }) => ({ contract: collection, baseUnits: amount }));
}

/** What else leaves. A fee on what is bought is paid out of that, and the account never had it. */
function besides({ sideTransfers = [], fees = [], amountOut }: Call): Taken[] {
  const paid = fees.flatMap(({ amount }) => (amount ? [amount] : []));
  return [...sideTransfers, ...paid.filter(({ asset }) => asset.contract !== amountOut?.asset.contract)].map(
    taken,
  );
}
