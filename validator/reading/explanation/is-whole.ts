import type { Call } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";

/** Whether a step leaves nothing open that its call decides: what is moved, how much of it, to whom. */
export function isWhole(step: Step, calls: readonly Call[]): boolean {
  const call = calls.find(
    ({ operation, alsoOperation = [] }) =>
      operation === step.action.operation || alsoOperation.includes(step.action.operation),
  );
  if (!call) return false;
  const isOfParty = /^(?:transfer|approve|revoke)$/.test(call.operation);
  if (isOfParty && !step.counterparty) return false;
  if (call.nonFungibles || call.operation === "administer") return true;
  if (step.proceeds) return call.operation !== "swap" || step.tokenOut !== undefined;
  // "Request withdrawals from Lido" names none of an amount that the call has.
  const isAll = [call.amountIn, call.amountOut].some((moved) => moved?.bound === "all");
  const isImplied = step.amount?.kind === "all" && step.amount.isImplied && !isAll;
  const isOpen = (step.amount === undefined || isImplied) && step.amountOut === undefined;
  if ((isOpen && call.operation !== "revoke") || (step.token ?? step.tokenOut) === undefined) return false;
  return call.operation !== "swap" || (step.token !== undefined && step.tokenOut !== undefined);
}
