import type { Call, PositionChange } from "../../calls/call.ts";
import { showAsset } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Asset } from "../../data/asset.ts";
import { showAdministration } from "../../explanation/show-control-change.ts";
import type { Step, TokenMention } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { fail } from "../result.ts";

/** What a call changes about a loan's position is what the step asks for: which way, and for which tokens. */
export function comparePosition(opened: Case, step: Step, call: Call): NodeResult | undefined {
  const { positionChange: position } = call;
  const wish = step.position;
  if (!position && !wish) return undefined;
  if (!position || !wish) return refused(step, call, wish?.of ?? "no such change");
  if (wish.of === "e-mode") {
    const isSame = position.of === "e-mode" && position.category === wish.category;
    return isSame ? undefined : refused(step, call, `category ${wish.category}`);
  }
  if (position.of === "e-mode") return refused(step, call, wish.of);
  if (position.isUsed !== wish.isUsed)
    return refused(step, call, wish.isUsed ? "use as collateral" : "no use as collateral");
  if (position.markets.length === 0) return refused(step, call, "a market");
  const other = position.markets.find(
    (market) => !tokensOf(opened, step).some((token) => means(token, market, opened.chain.id)),
  );
  return (
    other &&
    refused(
      step,
      call,
      tokensOf(opened, step)
        .map(({ quote }) => quote.text)
        .join(", ") || "a token",
    )
  );
}

/** The tokens that the intent names for this change, in one step or in several. */
function tokensOf({ intent }: Case, step: Step): TokenMention[] {
  return intent.steps.flatMap((other, index) => {
    if (!isSameWish(other, step)) return [];
    const token = other.token ?? (other.proceeds ? intent.steps[index - 1]?.token : undefined);
    return token ? [token] : [];
  });
}

function isSameWish({ position }: Step, { position: wish }: Step): boolean {
  return position?.of === "collateral" && wish?.of === "collateral" && position.isUsed === wish.isUsed;
}

function means(token: TokenMention, market: readonly Asset[], chainId: number): boolean {
  const meant = resolveToken(token, chainId);
  return market.some(({ contract, symbol }) =>
    meant.some(
      (one) => one.contract === contract || (one.contract === "native" && symbol === `W${one.symbol}`),
    ),
  );
}

/** Whether a call changes just what a step asks for, so that the step needs no call of its own. */
export function isChanged(
  { token, position: wish }: Step,
  position: PositionChange | undefined,
  chainId: number,
): boolean {
  if (wish?.of !== "collateral" || position?.of !== "collateral" || !token) return false;
  return position.isUsed === wish.isUsed && position.markets.some((market) => means(token, market, chainId));
}

function refused({ action }: Step, call: Call, expected: string): NodeResult {
  const done = showAdministration(call);
  return fail(0.97, `The intent asks to "${action.quote.text}" (${expected}), the call ${done}.`, {
    expected,
    actual:
      call.positionChange?.of === "collateral" ? call.positionChange.markets.flat().map(showAsset) : done,
    remedy: "Change just what the intent names, or ask for what the call changes.",
  });
}
