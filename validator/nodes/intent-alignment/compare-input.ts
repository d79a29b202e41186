import type { MovedAmount } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { balanceKey, told } from "../../chain/reads.ts";
import { fromBaseUnits } from "../../decimals/decimal.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import { compareAmount, showWanted } from "../../intent/compare-amount.ts";
import type { Amount, Step } from "../../intent/intent.ts";
import { fail, pass, skip } from "../result.ts";
import { amountDetails } from "../show.ts";
import type { Side } from "../sides.ts";

/** Words for what an allowance is to be in the end, and for how much it is to change. */
const FIXED =
  /\b(?:exactly|precisely|only|no more|not more|at most|max|maximum|up to|set|limit|limited|cap|capped|in total)\b|\bto [\d.,]*\d/i;
const CHANGED = /\b(?:by|additional|additionally|extra|another|further|on top)\b/i;

const CHANGED_BY =
  /\b(?:increas|rais|reduc|decreas|lower|bump)\w*\b[^.;,]*\bby [\d.,]*\d|\badd(?:s|ing)?\b[^.;,]*\bto\b[^.;,]*\ballowance\b|\bon top of\b[^.;,]*\ballowance\b/i;

/** What is given: exact where the intent fixes it, at most that where the intent fixes what is got for it. */
export function compareInput(
  opened: Case,
  step: Step,
  { amount, restated, moved }: Side,
  setsAllowance = false,
): NodeResult {
  if (!moved) {
    return fail(0.9, "The call does not show how much it gives.", {
      expected: amount?.quote.text ?? "an amount",
      actual: null,
      remedy: "Use a function that names the amount.",
    });
  }
  const actual = amountDetails(moved);
  if (!amount) {
    if (moved.bound === "at most" && step.amountOut)
      return skip("The intent fixes what is got; what it may cost is judged by prices.");
    return fail(0.95, `The intent names no amount; the call has ${showAmount(moved)}.`, {
      expected: "an amount named in the intent",
      actual,
      remedy: `Name the amount in the intent, such as ${showAmount(moved)}.`,
    });
  }
  if (moved.bound === "at most" && isExact(amount) && !fixes(step.amountOut)) {
    return fail(
      0.9,
      `The intent fixes what is given, ${showWanted(amount)}; the call fixes what is got and gives up to ${showAmount(moved)}.`,
      {
        expected: `exactly ${showWanted(amount)} given`,
        actual,
        remedy: "Use the function, or the order kind, that sells an exact amount.",
      },
    );
  }
  if (moved.bound === "all" && amount.kind !== "all" && amount.kind !== "unlimited") {
    return fail(0.95, `The intent says ${showWanted(amount)}, the call takes all there is.`, {
      expected: amount.quote.text,
      actual: { ...actual, amount: "all" },
      remedy: `Change the call's amount to ${showWanted(amount)}, or ask for all.`,
    });
  }
  if (amount.kind === "number" && amount.isMore && setsAllowance) {
    return fail(
      0.9,
      `The intent adds ${showWanted(amount)} to what is allowed, the call sets it to ${showAmount(moved)}.`,
      {
        expected: `an allowance raised by ${showWanted(amount)}`,
        actual,
        remedy: "Use increaseAllowance, or name in the intent the allowance that there is to be.",
      },
    );
  }
  // Debts and deposits grow by the second: what is to be ended wholly is ended by the function's own word for it.
  if (amount.kind === "all" && !amount.isImplied && moved.isPartOfAll) {
    return fail(
      0.85,
      `The intent says "${amount.quote.text}", the call has ${showAmount(moved)} and no more.`,
      {
        expected: "the function's number for all there is, 2^256-1",
        actual,
        remedy: `Use 2^256-1, which stands for all there is, or ask for ${showAmount(moved)}.`,
      },
    );
  }
  const misread = compareChange(opened.intent.text, step, amount, moved);
  if (misread) return misread;
  for (const wanted of [amount, ...restated]) {
    const refused = compareOne(opened, asAllowed(opened.intent.text, step, wanted), moved);
    if (refused) return refused;
  }
  const isAll = amount.kind === "all";
  const balance = isAll && moved.bound !== "all" ? balanceOf(opened, moved) : undefined;
  if (balance !== undefined) return compareBalance(amount, moved, balance);
  const note = isAll && moved.bound !== "all" && !isUnlimited(moved.baseUnits);
  return pass(
    isAll ? (moved.bound === "all" ? 0.95 : 0.7) : isExact(amount) ? 0.99 : 0.9,
    `The call has ${showAmount(moved)}, as "${amount.quote.text}" asks${note ? " (the balance itself was not looked up)" : ""}.`,
    actual,
  );
}

function balanceOf({ reads, calls }: Case, { asset }: MovedAmount): bigint | undefined {
  const from = calls.find(({ amountIn }) => amountIn?.asset === asset)?.from;
  const balance = from && told(reads?.balances, balanceKey(from, asset.contract));
  return balance === undefined ? undefined : BigInt(balance);
}

/** All there is, by the chain; of the chain's own currency something stays for gas. */
function compareBalance(amount: Amount, moved: MovedAmount, balance: bigint): NodeResult {
  const isNative = moved.asset.contract === "native";
  const has = showAmount({ asset: moved.asset, baseUnits: balance });
  if (isNative ? moved.baseUnits <= balance : moved.baseUnits === balance)
    return pass(
      isNative ? 0.8 : 0.95,
      `The call has ${showAmount(moved)} of ${has} that are there, as "${amount.quote.text}" asks.`,
    );
  return fail(
    0.9,
    `The intent says "${amount.quote.text}"; there are ${has}, and the call has ${showAmount(moved)}.`,
    {
      expected: has,
      actual: amountDetails(moved),
      remedy: `Change the call's amount to ${has}, or ask for ${showAmount(moved)}.`,
    },
  );
}

/** An allowance is set by one function and changed by another; which one is meant, the words tell. */
const RISING = /\b(?:increas|rais|extend|bump|top|more|additional|another)\w*/i;
const FALLING = /\b(?:decreas|lower|reduc|cut|shrink|drop|take|remov|less|down)\w*/i;

function compareChange(
  text: string,
  { action }: Step,
  amount: Amount,
  moved: MovedAmount,
): NodeResult | undefined {
  const isGrant = action.operation === "approve" || action.operation === "revoke";
  const [meant, opposite] = action.operation === "revoke" ? [FALLING, RISING] : [RISING, FALLING];
  if (moved.isChange && opposite.test(text) && !meant.test(text))
    return fail(
      0.9,
      `The intent says "${opposite.exec(text)?.[0]}" of the allowance; the call changes it the other way, by ${showAmount(moved)}.`,
      {
        expected: action.operation === "revoke" ? "an allowance that grows" : "an allowance that shrinks",
        actual: amountDetails(moved),
        remedy: "Use increaseAllowance to raise an allowance and decreaseAllowance to lower it.",
      },
    );
  const isWrong = moved.isChange ? FIXED.test(text) && !CHANGED.test(text) : isGrant && CHANGED_BY.test(text);
  if (!isWrong) return undefined;
  const [asked, done] = moved.isChange ? ["fixes", "changes it by"] : ["changes", "sets it to"];
  return fail(
    0.85,
    `The intent ${asked} the allowance, "${amount.quote.text}"; the call ${done} ${showAmount(moved)}, whatever it was.`,
    {
      expected: moved.isChange
        ? `an allowance of ${showWanted(amount)}`
        : `a change by ${showWanted(amount)}`,
      actual: amountDetails(moved),
      remedy: moved.isChange
        ? "Use approve, which sets the allowance, or ask for a change by that amount."
        : "Use increaseAllowance or decreaseAllowance, or ask for an allowance of that amount.",
    },
  );
}

/** "may spend up to 500 USDC" is an allowance of 500, of which the spender takes what it likes. */
function asAllowed(text: string, { action }: Step, wanted: Amount): Amount {
  const isAllowed =
    action.operation === "approve" &&
    wanted.kind === "number" &&
    wanted.bound === "at most" &&
    /\bup to (?:an? |the )?(?:\w+ of )?\$?$/i.test(text.slice(0, wanted.quote.start));
  return isAllowed ? { ...wanted, bound: "exact" } : wanted;
}

/** "At least 5" says how little is given, not how much: a quarter more is within it, ten times as much is not. */
const MOST_QUARTERS = 5n;

function compareOne({ prices }: Case, wanted: Amount, moved: MovedAmount): NodeResult | undefined {
  const limited =
    moved.bound === "at most" && wanted.kind === "number" ? { ...wanted, bound: "at most" as const } : wanted;
  const { agrees, lacking, expected } = compareAmount(limited, moved, prices);
  const isOpen =
    limited.kind === "number" && limited.bound === "at least" && !limited.upTo && limited.token !== undefined;
  const isMuch = isOpen && expected !== undefined && moved.baseUnits * 4n > expected * MOST_QUARTERS;
  if (agrees && !isMuch) return undefined;
  const shown = showWanted(wanted);
  return fail(
    lacking ? 0.9 : 0.98,
    lacking?.problem ?? `The intent says ${shown}, the call has ${showAmount(moved)}.`,
    {
      expected: { text: wanted.quote.text, base_units: expected?.toString() ?? null },
      actual: amountDetails(moved),
      remedy: lacking?.remedy ?? remedyFor(shown, expected, moved),
    },
  );
}

export function remedyFor(
  wanted: string,
  expected: bigint | undefined,
  { asset, ...rest }: MovedAmount,
): string {
  const units =
    expected === undefined || asset.decimals === undefined
      ? ""
      : ` (${expected} base units, ${fromBaseUnits(expected, asset.decimals)})`;
  return `Change the call's amount to ${wanted}${units}, or ask for ${showAmount({ asset, ...rest })}.`;
}

/** "At least 1.7 WETH" bounds what is got and leaves it open. */
function fixes(wanted: Amount | undefined): boolean {
  return wanted !== undefined && !(wanted.kind === "number" && wanted.bound === "at least");
}

function isExact(amount: Amount): boolean {
  return amount.kind === "number" && amount.bound === "exact" && amount.upTo === undefined;
}
