import type { Step } from "./intent.ts";
import { type Reading, wordAt } from "./reading.ts";
import { isSameToken } from "./same-asset.ts";

/** Puts together what several verbs say about one thing, and gives bare verbs what they share with the next one. */
export function mergeSteps(reading: Reading, steps: readonly Step[]): Step[] {
  return nameWrapping(shareWithNext(dropBare(reading, takeBack(followOn(sendOutputs(reading, steps))))));
}

/** "Swap 1 ETH for USDC and send it to 0x…": whom the swap pays. After "then" it is a step of its own. */
function sendOutputs(reading: Reading, steps: readonly Step[]): Step[] {
  const merged: Step[] = [];
  for (const step of steps) {
    const before = merged.at(-1);
    if (before && isPriceOf(reading, before, step))
      merged[merged.length - 1] = { ...before, amount: step.amount, token: step.token ?? before.token };
    else if (before && isSendingOf(before, step) && !isAfterThen(reading, step))
      merged[merged.length - 1] = {
        ...before,
        counterparty: step.counterparty,
        ...(step.amount && { amountOut: step.amount, tokenOut: before.tokenOut ?? step.token }),
      };
    else merged.push(step);
  }
  return merged;
}

/** "Approve 5 USDC, then swap it": the same again. "Swap for DAI, then deposit DAI": what was got. */
function followOn(steps: readonly Step[]): Step[] {
  const followed: Step[] = [];
  for (const step of steps) {
    const before = followed.at(-1);
    const isOpen = before && !step.amount && step.tokenIds.length === 0;
    if (isOpen && before.action.operation === "approve" && step.proceeds && !step.token) {
      const { proceeds: _, ...rest } = step;
      followed.push({ ...rest, amount: before.amount, restated: before.restated, token: before.token });
    } else if (before && step.amount && !step.amount.token && !step.token && isApprovalOf(before, step)) {
      // "Approve USDC and supply it, 1,000 in total"
      const { proceeds: _, ...rest } = step;
      followed.push({ ...rest, amount: { ...step.amount, token: before.token }, token: before.token });
    } else if (isOpen && !step.token && isUnwrappingOf(before, step))
      // "Swap 5 USDC for WETH, then unwrap to ETH"
      followed.push({ ...step, token: before.tokenOut, proceeds: step.proceeds ?? step.action.quote });
    else if (isOpen && step.token && step.token.symbol === outputOf(before))
      followed.push({ ...step, proceeds: step.proceeds ?? step.token.quote });
    else followed.push(step);
  }
  return followed;
}

/** Whether a step spends what the one before only allows, without an amount. */
function isApprovalOf(before: Step, { proceeds }: Step): boolean {
  const { action, amount, token } = before;
  return action.operation === "approve" && !amount && token !== undefined && proceeds !== undefined;
}

function isUnwrappingOf({ tokenOut }: Step, { action, proceeds }: Step): boolean {
  return action.operation === "unwrap" && !proceeds && tokenOut?.symbol === "WETH";
}

/** "…, then revoke the approval", "reset the router's allowance": of what was spent, for who spent it. */
function takeBack(steps: readonly Step[]): Step[] {
  return steps.map((step, index) => {
    const isNamed = step.token || step.counterparty || step.tokenIds.length > 0 || step.isWholeCollection;
    if (step.action.operation !== "revoke" || isNamed) return step;
    const before = steps.slice(0, index);
    const granted = before.findLast(({ action, token }) => action.operation === "approve" && token);
    const spent = granted ?? before.findLast(({ token }) => token);
    if (!spent) return step;
    const { proceeds: _, ...rest } = step;
    const taken = { ...rest, token: spent.token, counterparty: granted?.counterparty };
    return withSpender(taken, before.findLast(({ protocol }) => protocol) ?? spent);
  });
}

/** The symbol of what a step yields. */
function outputOf({ action, tokenOut }: Step): string | undefined {
  if (tokenOut) return tokenOut.symbol;
  return action.operation === "unwrap" ? "ETH" : action.operation === "wrap" ? "WETH" : undefined;
}

/** "Buy 5 LINK and pay 75 USDC": what is given for it. */
function isPriceOf(reading: Reading, before: Step, step: Step): boolean {
  const { action, amount, token, counterparty } = step;
  if (before.action.operation !== "swap" || before.amount || !amount || counterparty) return false;
  if (!/^pay/i.test(action.quote.text) || isAfterThen(reading, step)) return false;
  const behind = reading.lexemes.find(({ start }) => start >= amount.quote.end)?.lower ?? "";
  return !/^(?:to|for)$/.test(behind) && (!before.token || isSameToken(token, before.token));
}

function isSendingOf(before: Step, { action, amount, token, counterparty }: Step): boolean {
  if (action.operation !== "transfer" || !counterparty || before.counterparty) return false;
  // "Deposit 5 DAI into sDAI and send the shares to my wallet"
  const isOwn =
    counterparty.kind === "self" && /^(?:supply|stake|borrow|claim)$/.test(before.action.operation);
  if (!isOwn && !/^(?:swap|withdraw|remove liquidity)$/.test(before.action.operation)) return false;
  // "… and send it to 0x…, at least 298 USDC" bounds what is got.
  const isLeast = amount?.kind === "number" && amount.bound === "at least" && !before.amountOut;
  if (amount && !(isLeast && before.action.operation === "swap")) return false;
  // "Swap 1 ETH for USDC, send to 0x…" leaves out what.
  return !token || isSameToken(token, before.tokenOut ?? before.token);
}

function isAfterThen({ lexemes }: Reading, { action }: Step): boolean {
  const at = lexemes.findIndex(({ start }) => start === action.quote.start);
  return wordAt(lexemes, at - 1) === "then" || wordAt(lexemes, at - 2) === "then";
}

const isBare = (step: Step) =>
  !step.amount &&
  !step.token &&
  !step.counterparty &&
  !step.tokenOut &&
  !step.amountOut &&
  step.tokenIds.length === 0;

function isInBrackets({ text }: Reading, { action }: Step): boolean {
  const before = text.slice(0, action.quote.start);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** A bare verb beside another of the same kind says it twice: "Please execute this transfer: send 5 USDC to 0x…". */
function dropBare(reading: Reading, steps: readonly Step[]): Step[] {
  return steps.filter((step, index) => {
    if (!isBare(step) || step.proceeds) return true;
    const beside = steps[index + 1] ?? (index > 0 ? steps[index - 1] : undefined);
    // "Wrap 5 stETH (approve + wrap)" tells again how.
    const isTold =
      isInBrackets(reading, step) &&
      steps.some(
        (other) => other !== step && !isBare(other) && other.action.operation === step.action.operation,
      );
    return !isTold && (beside === undefined || beside.action.operation !== step.action.operation);
  });
}

/** "Approve and swap 5 USDC for ETH on Uniswap": the approval is of what the swap spends, for where it is done. */
function shareWithNext(steps: readonly Step[]): Step[] {
  return steps.map((step, index) => {
    const next = steps[index + 1];
    const isBareLast = index > 0 && isBare(step) && !step.proceeds;
    const beside =
      next && !(isBareLast && next.action.operation === "revoke")
        ? next
        : isBareLast
          ? steps[index - 1]
          : undefined;
    const isApproval = step.action.operation === "approve";
    // "Swap 5 USDC on Uniswap; first approve the router": who spends was named before.
    const before = steps[index - 1];
    if (!beside) return isApproval && before ? withSpender(step, before) : step;
    if (isBare(step) && !step.proceeds) {
      const shared = { ...beside, action: step.action };
      return isApproval && beside.action.operation !== "transfer" ? forSpending(shared, beside) : shared;
    }
    const isNext = steps[index + 1] === beside;
    if (
      isApproval &&
      isNext &&
      !step.amount &&
      step.tokenIds.length === 0 &&
      beside.action.operation !== "approve"
    ) {
      const token = step.token ?? beside.token;
      if (isSameToken(token, beside.token) && beside.amount)
        return withSpender({ ...step, token, amount: beside.amount }, beside);
    }
    return isApproval && isNext && !step.counterparty ? withSpender(step, beside) : step;
  });
}

function forSpending(shared: Step, next: Step): Step {
  return withSpender(
    { ...shared, amountOut: undefined, tokenOut: undefined, protocol: undefined, counterparty: undefined },
    next,
  );
}

/** Where the next step says on what protocol, its contracts are who may spend. */
function withSpender(step: Step, { protocol, action }: Step): Step {
  if (step.counterparty || !protocol || action.operation === "transfer") return step;
  const { name, quote } = protocol;
  return { ...step, counterparty: { kind: "contract", name, family: name, quote } };
}

const WRAPPED: ReadonlyMap<string, string> = new Map([
  ["ETH", "WETH"],
  ["native", "WETH"],
  ["stETH", "wstETH"],
  ["POL", "WPOL"],
  ["BNB", "WBNB"],
  ["AVAX", "WAVAX"],
  ["XDAI", "WXDAI"],
]);

/** Exchanging ETH for WETH is wrapping it, whatever the verb; depositing with Lido is staking. */
function nameWrapping(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const { operation } = step.action;
    const [given, wanted] = [step.token?.symbol ?? "", step.tokenOut?.symbol ?? ""];
    const rename = (to: Step["action"]["operation"]): Step => ({
      ...step,
      action: { ...step.action, operation: to },
    });
    if (operation === "swap" || operation === "supply" || operation === "withdraw") {
      if (wanted !== "" && WRAPPED.get(given) === wanted) return rename("wrap");
      if (given !== "" && WRAPPED.get(wanted) === given && operation !== "supply") return rename("unwrap");
    }
    if ((operation === "supply" || operation === "swap") && step.protocol?.name === "lido")
      return rename("stake");
    if (operation === "withdraw" && step.protocol?.name === "lido") return rename("unstake");
    // "Mint cUSDC by supplying 100 USDC": the receipt token of a lending market.
    if (operation === "mint" && given !== "" && /^[ac]/.test(wanted) && wanted.slice(1).startsWith(given))
      return rename("supply");
    return step;
  });
}
