import { showAsset } from "../../calls/show-amount.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { contractAt } from "../../data/contracts.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { showToken } from "../show.ts";
import { isTrade, meaning, type Side, sidesOf } from "../sides.ts";
import { judgeClaim } from "./compare-claim.ts";
import { judgeMarket } from "./named-market.ts";

/**
 * The call moves the tokens that the intent names, by their contracts on this very chain: both of a trade. Where a
 * protocol takes the currency only wrapped, its wrapped form will do.
 *
 * Confidence: 0.99 for the same contract, 0.75 for the wrapped form.
 */
export const tokenMatching = hardNode({
  id: "intent_alignment.token_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, (pair) => {
      const { call, step, prepares } = pair;
      if (prepares) return skip("The call only serves another, which is compared itself.");
      if (!step || call.nonFungibles) return skip("The call moves no fungible token.");
      const elsewhere = judgeMarket(opened, call) ?? judgeClaim(opened, pair) ?? judgeVault(opened, pair);
      if (elsewhere) return elsewhere;
      if (!call.amountIn && !call.amountOut) return skip("The call moves no fungible token.");
      let least: NodeResult | undefined;
      for (const side of sidesOf(pair, opened)) {
        const result = compareSide(opened, pair, side, isTrade(step, call));
        if (result.status === "FAIL") return result;
        if (!least || result.confidence < least.confidence) least = result;
      }
      return least ?? skip("The call moves no fungible token.");
    });
  },
});

/** "Deposit 5 DAI into sDAI" is not answered by a deposit anywhere else. */
function judgeVault({ chain }: Case, { call, step }: Pair): NodeResult | undefined {
  if (call.operation !== "supply" || call.amountOut || !step?.tokenOut) return undefined;
  const vaults = resolveToken(step.tokenOut, chain.id).filter(
    ({ contract }) => contract !== "native" && contractAt(chain.id, contract)?.protocol === "erc4626",
  );
  if (vaults.length === 0 || vaults.some(({ contract }) => contract === call.to)) return undefined;
  const name = showToken(step.tokenOut);
  return fail(0.95, `The intent says ${name}, the call deposits with ${call.contract ?? call.to}.`, {
    expected: vaults.map(({ symbol, contract }) => ({ token: symbol ?? null, contract })),
    actual: call.to,
    remedy: `Deposit into ${name} itself, or name the place in the intent.`,
  });
}

/** Who says so means the currency itself. */
const UNWRAPPED = /\b(?:native|unwrapped|not weth|no weth)\b/i;

function compareSide({ chain, intent }: Case, { call }: Pair, side: Side, isTraded: boolean): NodeResult {
  const { token, moved } = side;
  const does = side.side === "in" ? "the call moves" : "the call gets";
  const role = isTraded ? (side.side === "in" ? " to give" : " to get") : "";
  if (!token) {
    const shown = moved ? showAsset(moved.asset) : "a token";
    return fail(0.9, `The intent does not say which token${role}; ${does} ${shown}.`, {
      expected: "a token named in the intent",
      actual: moved ? { token: moved.asset.symbol ?? null, contract: moved.asset.contract } : null,
      remedy: `Name the token${role} in the intent, such as ${moved?.asset.symbol ?? moved?.asset.contract ?? "USDC"}.`,
    });
  }
  const name = showToken(token);
  if (!moved) {
    return fail(0.9, `The intent says ${name}${role}, but the call does not show such a token.`, {
      expected: name,
      actual: call.signature,
      remedy: "Use a function that names the tokens of both sides.",
    });
  }
  const { asset } = moved;
  const actual = { token: asset.symbol ?? null, contract: asset.contract };
  const meant = resolveToken(token, chain.id);
  if (meant.length === 0) {
    return fail(0.95, `No token called ${name} is known on ${chain.name}.`, {
      expected: name,
      actual,
      remedy: "Name a known token, or name the token's contract in the intent.",
    });
  }
  // A contract in the intent that bears another symbol than the one beside it contradicts itself.
  const isOtherSymbol =
    token.contract !== undefined &&
    token.symbol !== undefined &&
    asset.symbol !== undefined &&
    token.symbol.toLowerCase() !== asset.symbol.toLowerCase();
  const means = isOtherSymbol ? undefined : meaning(token, asset, call, chain.id);
  if (means === "same")
    return pass(0.99, `${capital(does)} ${showAsset(asset)}, as the intent says.`, actual);
  if (means === "wrapped" && !UNWRAPPED.test(intent.text)) {
    return pass(
      0.75,
      `${capital(does)} ${showAsset(asset)}, the form in which ${call.protocol} handles ${name}.`,
      actual,
    );
  }
  return fail(0.99, `The intent says ${name}${role}, ${does} ${showAsset(asset)} (${asset.contract}).`, {
    expected: meant.map(({ symbol, contract }) => ({ token: symbol ?? null, contract })),
    actual,
    remedy: `Use the contract of ${name} on ${chain.name}, or ask for ${showAsset(asset)}.`,
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
