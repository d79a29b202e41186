import type { NodeResult } from "../../case/verdict.ts";
import type { Chain } from "../../data/chains.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { showDecimal } from "../../decimals/decimal.ts";
import type { Intent } from "../../intent/intent.ts";
import type { GasTerms } from "../../request/read-gas.ts";
import { fail } from "../result.ts";

/**
 * What is paid on top of the base fee is within what the intent allows: the whole price where no part of it is named so.
 */
export function judgeTip({ maxPriority }: Intent["gas"], gas: GasTerms): NodeResult | undefined {
  if (!maxPriority) return undefined;
  const offered = gas.maxPriorityFeePerGas ?? gas.maxFeePerGas;
  if (offered === undefined ? gas.unread === undefined : offered <= maxPriority.wei) return undefined;
  return fail(
    0.95,
    `The intent says "${maxPriority.quote.text}", the transaction offers ${offered ?? gas.unread}.`,
    {
      expected: `at most ${maxPriority.wei} wei`,
      actual: offered?.toString() ?? null,
      remedy: `Set \`maxPriorityFeePerGas\` to ${maxPriority.wei} or less.`,
    },
  );
}

/** What the execution costs at most, limit times price, is within what the intent allows. */
export function judgeCost(
  { maxCost }: Intent["gas"],
  { limit, totalLimit = limit, maxFeePerGas }: GasTerms,
  { id }: Chain,
  prices: Record<string, number>,
): NodeResult | undefined {
  if (!maxCost) return undefined;
  const { symbol = "" } = nativeAsset(id);
  const price = maxCost.unit === "USD" ? prices[symbol.toUpperCase()] : 1;
  if (totalLimit === undefined || maxFeePerGas === undefined || price === undefined) {
    return fail(0.8, `The intent says "${maxCost.quote.text}", and what gas costs cannot be told.`, {
      expected: `a gas limit and a price of gas${maxCost.unit === "USD" ? `, and the price of ${symbol}` : ""}`,
      actual: { limit: totalLimit?.toString() ?? null, max_fee_per_gas: maxFeePerGas?.toString() ?? null },
      remedy: "State the gas limit and `maxFeePerGas`, and send prices in metadata.prices.",
    });
  }
  const cost = (Number(totalLimit * maxFeePerGas) / 1e18) * price;
  const most = Number(maxCost.value.digits) / 10 ** maxCost.value.scale;
  if (cost <= most) return undefined;
  const unit = maxCost.unit === "USD" ? "USD" : symbol;
  return fail(0.95, `The intent says "${maxCost.quote.text}", gas may cost ${cost.toPrecision(4)} ${unit}.`, {
    expected: `at most ${showDecimal(maxCost.value)} ${unit}`,
    actual: `${cost.toPrecision(4)} ${unit}`,
    remedy: "Lower the gas limit or the price of gas.",
  });
}
