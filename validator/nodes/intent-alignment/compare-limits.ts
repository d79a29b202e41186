import type { Call, MovedAmount } from "../../calls/call.ts";
import { grantsOf } from "../../calls/grants.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { compareAmount, showWanted } from "../../intent/compare-amount.ts";
import type { Intent } from "../../intent/intent.ts";
import { fail } from "../result.ts";
import { amountDetails } from "../show.ts";
import { meaning } from "../sides.ts";
import { remedyFor } from "./compare-input.ts";

type Limit = NonNullable<Intent["limits"]>[number];

/** The FAIL of a limit that a call goes beyond, or that no call can be held against. */
export function brokenLimit(opened: Case): NodeResult | undefined {
  const { intent, pairs, prices } = opened;
  const calls = pairs.flatMap(({ call, prepares }) => (prepares ? [] : [call]));
  if (calls.length === 0) return undefined;
  for (const limit of [...(intent.limits ?? []), ...permitLimits(intent)]) {
    const { amount, operation } = limit;
    const bounded = operation
      ? grantsBy(limit, opened)
      : boundedIn(ofOneTrade(opened, amount) ?? calls, amount).flatMap((call) =>
          boundedBy(limit, call, opened.chain.id),
        );
    if (bounded.length === 0 && operation === undefined) {
      return fail(0.9, `The intent says ${showWanted(amount)}, and no call moves what that bounds.`, {
        expected: amount.quote.text,
        actual: null,
        remedy: `Say what "${amount.quote.text}" is the limit of, or leave it out.`,
      });
    }
    const totals = operation || amount.bound !== "at most" ? [] : totalsOf(limit, opened);
    for (const moved of [...bounded, ...totals]) {
      const { agrees, lacking, expected } = compareAmount(amount, moved, prices);
      if (agrees && moved.bound !== "all" && !isOpenBeyond(amount, moved)) continue;
      const shown = showWanted(amount);
      return fail(
        0.95,
        lacking?.problem ??
          `The intent says ${shown}, the call has ${moved.bound === "all" ? "all there is" : showAmount(moved)}.`,
        {
          expected: { text: amount.quote.text, base_units: expected?.toString() ?? null },
          actual: amountDetails(moved),
          remedy: lacking?.remedy ?? remedyFor(shown, expected, moved),
        },
      );
    }
  }
  return undefined;
}

/** "Borrow 5 USDC and swap it for WETH, no less than 0.1": of several calls the one trade has a least. */
function boundedIn(calls: readonly Call[], { bound, token }: Limit["amount"]): readonly Call[] {
  const trades = calls.filter(({ operation }) => operation === "swap");
  return bound === "at least" && !token && trades.length === 1 ? trades : calls;
}

/** "160 USDC, no less than 0.0528 WETH; 160 DAI, no less than 0.052 WETH": the least of the trade that it is told of. */
function ofOneTrade({ pairs }: Case, { bound, quote }: Limit["amount"]): readonly Call[] | undefined {
  const own = pairs.filter(({ step }) => step?.amountOut?.quote.start === quote.start);
  const isOfSeveral = pairs.filter(({ call }) => call.operation === "swap").length > 1;
  return bound === "at least" && isOfSeveral && own.length > 0 ? own.map(({ call }) => call) : undefined;
}

/** "At most 1,495 may arrive", where the call gets at least that. */
const isOpenBeyond = ({ bound }: Limit["amount"], moved: MovedAmount) =>
  (bound === "at most" && moved.bound === "at least") || (bound === "at least" && moved.bound === "at most");

/** Who bounds each payment says so; any other limit is of all of them together. */
const EACH = /^\s*(?:each|apiece|per|for each|on each|in each|in any one|in one)\b/i;

/** What the calls give of each asset together, where several give of it. An approval gives nothing yet. */
function totalsOf(limit: Limit, { pairs, chain, intent }: Case): MovedAmount[] {
  if (EACH.test(intent.text.slice(limit.amount.quote.end))) return [];
  const totals = new Map<string, MovedAmount & { parts: number }>();
  for (const { call, prepares } of pairs) {
    if (prepares || call.operation === "approve" || call.operation === "revoke") continue;
    for (const { asset, baseUnits } of boundedBy({ ...limit, side: "given" }, call, chain.id, true)) {
      const before = totals.get(asset.contract) ?? { asset, baseUnits: 0n, parts: 0 };
      totals.set(asset.contract, { asset, baseUnits: before.baseUnits + baseUnits, parts: before.parts + 1 });
    }
  }
  return [...totals.values()]
    .filter(({ parts }) => parts > 1)
    .map(({ asset, baseUnits }) => ({ asset, baseUnits }));
}

interface GrantLimit extends Limit {
  ofPermits?: boolean;
}

/** "Sign a permit for 600 USDC and swap it": a permit that the trade carries is for no more. */
function permitLimits({ steps }: Intent): GrantLimit[] {
  return steps.flatMap(({ action, amount, token }) =>
    action.operation === "approve" && amount?.kind === "number"
      ? [
          {
            amount: { ...amount, token: amount.token ?? token, bound: "at most" as const },
            side: undefined,
            operation: "approve" as const,
            ofPermits: true,
          },
        ]
      : [],
  );
}

/** What the calls permit of a limit's token. Approvals by a call are held against their step already. */
function grantsBy({ amount, ofPermits }: GrantLimit, { calls, chain }: Case): MovedAmount[] {
  return calls.flatMap((call) =>
    ofPermits && call.operation === "approve"
      ? []
      : grantsOf(call).filter(
          ({ asset }) => !amount.token || meaning(amount.token, asset, call, chain.id) !== undefined,
        ),
  );
}

/** What a limit bounds of a call: of its token, and on the side that its verb or else its direction tells. */
function boundedBy({ amount, side }: Limit, call: Call, chainId: number, isOneSided = false): MovedAmount[] {
  const given = call.amountsIn ?? (call.amountIn ? [call.amountIn] : []);
  const wanted = call.amountsOut ?? (call.amountOut ? [call.amountOut] : []);
  const { token } = amount;
  const ofToken = (moved: readonly MovedAmount[]) =>
    token ? moved.filter(({ asset }) => meaning(token, asset, call, chainId) !== undefined) : [...moved];
  const isGivenFirst = side ? side === "given" : amount.bound === "at most";
  const [first, second] = isGivenFirst ? [given, wanted] : [wanted, given];
  const own = ofToken(first);
  // "I need at least 100 USDC back" of a payment: nothing is got that it could be held against.
  const isBargain = amount.bound === "at least" && wanted.length === 0;
  // A token tells its side; a bare number is of the side that the words speak of.
  return own.length > 0 || !token || isOneSided || isBargain ? own : ofToken(second);
}
