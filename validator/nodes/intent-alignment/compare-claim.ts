import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { fail } from "../result.ts";
import { showToken } from "../show.ts";

const EVERY_MARKET = /\b(?:all|every|each)(?: (?:of|the|my|its|their|compound|v2|v3))* markets?\b/i;

/** A claim that pays out whatever there is pays the token that the intent names, and all of it where that is asked for. */
export function judgeClaim({ intent, chain }: Case, { call, step }: Pair): NodeResult | undefined {
  const { claimed, market, signature } = call;
  if (!claimed || !step) return undefined;
  const { symbols, markets } = claimed;
  const mention = step.token ?? step.tokenOut;
  const paid = [...symbols, ...[market ?? [], markets ?? []].flat(2).map(({ symbol }) => symbol)];
  const isOf = (symbol: string | undefined) =>
    paid.some((one) => one !== undefined && one.toLowerCase() === symbol?.toLowerCase());
  const isPaid =
    !mention || isOf(mention.symbol) || resolveToken(mention, chain.id).some(({ symbol }) => isOf(symbol));
  if (mention && !isPaid) {
    return fail(0.95, `The intent says ${showToken(mention)}, the call claims ${symbols.join(" or ")}.`, {
      expected: showToken(mention),
      actual: { signature, token: symbols },
      remedy: `Claim ${showToken(mention)} where it is paid out, or ask for ${symbols.join(" or ")}.`,
    });
  }
  const { amount } = step;
  const isAll = EVERY_MARKET.test(intent.text) || (amount?.kind === "all" && !amount.isImplied);
  const isLimited = markets !== undefined || (market !== undefined && EVERY_MARKET.test(intent.text));
  if (isAll && isLimited) {
    const named = (markets ?? []).flatMap((assets) => assets[0]?.symbol ?? []);
    return fail(
      0.85,
      `The intent asks for all, the call claims from certain markets only (${named.join(", ")}).`,
      {
        expected: "a claim from every market",
        actual: { signature, markets: named },
        remedy: "Use the function that claims from every market, or name the markets in the intent.",
      },
    );
  }
  return undefined;
}
