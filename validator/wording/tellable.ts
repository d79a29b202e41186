import type { Call } from "../calls/call.ts";
import { numbersOf } from "../items/numbers-told.ts";
import { isTold } from "../items/spoken.ts";
import { toldAs } from "../items/told-as.ts";
import { isPermitItself } from "./permit-itself.ts";

/** What is told by numbers and names of its own, and by no amount. */
const isApart = (call: Call) => numbersOf(call) !== undefined;

/** Calls with more to them than everyday words tell are not read. */
export function isTellable(call: Call): boolean {
  const { operation, amountsIn = [], amountsOut = [], pieces = [], sideTransfers = [] } = call;
  const several = operation === "unstake" ? [amountsIn, amountsOut] : [amountsIn, amountsOut, pieces];
  const isPlain = several.every(({ length }) => length < 2) && sideTransfers.length === 0;
  const isSeveral = new Set(call.nonFungibles?.map(({ collection }) => collection)).size > 1;
  const deed = call.deed && !isOfOwnMarket(call) ? call.deed : undefined;
  // A trade is told by the same words when it is only signed, carries a permit along or is known from its description.
  const isMore = (deed ?? call.isSigned) !== undefined || (call.permits?.length ?? 0) > 0;
  return (
    isTold(toldAs(call)) &&
    isPlain &&
    !isSeveral &&
    !(isApart(call) && (deed ?? call.peculiarities?.[0])) &&
    (!isMore ||
      operation === "swap" ||
      isPermittedDeposit(call) ||
      (deed === undefined && (isPermitItself(call) || operation === "transfer")))
  );
}

/** A deposit for oneself that carries along the right to just what it takes; a check holds the right to the call. */
const isPermittedDeposit = ({ operation, amountIn, permits = [], deed, isSigned, recipient, from }: Call) =>
  operation === "supply" &&
  !deed &&
  !isSigned &&
  (recipient ?? from) === from &&
  permits.every(
    ({ asset, baseUnits }) => asset.contract === amountIn?.asset.contract && baseUnits === amountIn.baseUnits,
  );

/** A deed in a lending market for oneself, all of which the everyday words tell. */
const isOfOwnMarket = ({ deed, market }: Call): boolean =>
  market !== undefined &&
  deed?.isEveryday === true &&
  deed.facts.every(({ is, required }) => !required || is === "amount");
