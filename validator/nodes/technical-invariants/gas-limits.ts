import type { Call } from "../../calls/call.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { judgeCost, judgeTip } from "./gas-cost.ts";

/** More than a block holds on any chain of the table. */
const MOST_GAS = 60_000_000n;
const GWEI = 10n ** 9n;
/** No market has asked for this much. */
const MOST_PRICE = 10_000n * GWEI;

/** No chain of the table is that cheap: such a number is hardly of wei. */
const LEAST_PRICE = 10n ** 5n;

/**
 * The gas limit covers the calldata and fits into a block, and limit and price are within what the intent allows. What
 * the intent bounds has to be stated, in terms that can be read, except where the account only signs and somebody else
 * pays for the gas. What the execution may cost in all is judged by limit times price.
 *
 * Confidence: 0.95; 0.99 for a limit that cannot work, 0.85 for a price that cannot be read, 0.8 for a bounded one that is not stated, 0.5 where only a signature is given.
 */
export const gasLimits = hardNode({
  id: "technical_invariants.gas_limits",
  level: 2,
  run({ gas, intent, chain, prices, calls }) {
    const { limit, maxFeePerGas, maxPriorityFeePerGas } = gas;
    if (gas.problem !== undefined) {
      return fail(0.99, `What is given for gas is no quantity: ${gas.problem}.`, {
        expected: "whole numbers",
        actual: gas.problem,
        remedy: "Give the limit in units and prices in wei.",
      });
    }
    if (gas.intrinsic !== undefined) {
      return fail(
        0.99,
        `The gas limit of ${limit} is below the ${gas.intrinsic} that the transaction costs before it runs.`,
        {
          expected: `at least ${gas.intrinsic}`,
          actual: String(limit),
          remedy: "Estimate the gas and raise the limit.",
        },
      );
    }
    if (limit !== undefined && limit > MOST_GAS) {
      return fail(0.97, `The gas limit of ${limit} is more than a block holds (${MOST_GAS}).`, {
        expected: `at most ${MOST_GAS}`,
        actual: limit.toString(),
        remedy: "Estimate the gas and lower the limit.",
      });
    }
    const price = maxFeePerGas ?? maxPriorityFeePerGas;
    if (price !== undefined && price > MOST_PRICE) {
      return fail(0.95, `The transaction offers ${gwei(price)} for a unit of gas.`, {
        expected: `at most ${gwei(MOST_PRICE)}`,
        actual: gwei(price),
        remedy: "Lower the gas price.",
      });
    }
    if (
      maxFeePerGas !== undefined &&
      maxPriorityFeePerGas !== undefined &&
      maxPriorityFeePerGas > maxFeePerGas
    ) {
      return fail(
        0.97,
        `The priority fee of ${gwei(maxPriorityFeePerGas)} is over the whole of ${gwei(maxFeePerGas)}.`,
        {
          expected: `at most ${gwei(maxFeePerGas)}`,
          actual: gwei(maxPriorityFeePerGas),
          remedy: "Lower maxPriorityFeePerGas.",
        },
      );
    }
    const { maxPrice, maxLimit, maxPriority } = intent.gas;
    if (maxPrice && maxFeePerGas !== undefined && maxFeePerGas > maxPrice.wei) {
      return fail(
        0.95,
        `The intent says "${maxPrice.quote.text}", the transaction offers ${gwei(maxFeePerGas)}.`,
        {
          expected: `at most ${gwei(maxPrice.wei)}`,
          actual: gwei(maxFeePerGas),
          remedy: `Set \`maxFeePerGas\` to ${maxPrice.wei} or less.`,
        },
      );
    }
    const bounded = maxLimit?.isTotal ? (gas.totalLimit ?? limit) : limit;
    if (maxLimit && bounded !== undefined && bounded > maxLimit.units) {
      return fail(0.95, `The intent says "${maxLimit.quote.text}", the transaction has ${bounded}.`, {
        expected: `at most ${maxLimit.units}`,
        actual: bounded.toString(),
        remedy: `Set the gas limit to ${maxLimit.units} or less.`,
      });
    }
    const dear = judgeTip(intent.gas, gas) ?? judgeCost(intent.gas, gas, chain, prices);
    if (dear) return dear;
    const unclear =
      maxFeePerGas === undefined ? gas.unread : maxFeePerGas < LEAST_PRICE ? `${maxFeePerGas}` : undefined;
    if (maxPrice && unclear !== undefined) {
      return fail(
        0.85,
        `The intent says "${maxPrice.quote.text}", and no price could be read from \`gas\`, which has "${unclear}".`,
        {
          expected: `at most ${gwei(maxPrice.wei)}`,
          actual: unclear,
          remedy: "Give the price as `maxFeePerGas` in wei, or as `max_fee_gwei`.",
        },
      );
    }
    const isOpen =
      (maxPrice && maxFeePerGas === undefined) ||
      (maxLimit && limit === undefined) ||
      (maxPriority && price === undefined);
    const shown = [
      limit === undefined ? [] : [`limit ${limit}`],
      price === undefined ? [] : [gwei(price)],
    ].flat();
    if (isOpen) {
      const asked = [maxPrice, maxLimit, maxPriority].flatMap((one) => (one ? [`"${one.quote.text}"`] : []));
      if (calls.length > 0 && calls.every(isSigned))
        return pass(0.5, `What is only signed costs no gas, so that ${asked.join(" and ")} is kept.`);
      return fail(
        0.8,
        `The intent says ${asked.join(" and ")}, and the transaction does not say what it offers.`,
        {
          expected: asked.join(" and "),
          actual: shown.join(", ") || null,
          remedy: "State the gas limit and `maxFeePerGas` (and `maxPriorityFeePerGas`) with the transaction.",
        },
      );
    }
    if (limit === undefined && price === undefined)
      return skip("Neither gas limit nor price is given or asked for.");
    return pass(0.95, `Gas is within bounds: ${shown.join(", ")}.`);
  },
});

/** An order is brought to the chain, and paid for there, by somebody else. */
function isSigned({ operation, protocol, described, isSigned: isOnlySigned }: Call): boolean {
  return operation === "sign" || isOnlySigned === true || (protocol === "cow" && described === true);
}

function gwei(wei: bigint): string {
  return `${Number(wei) / 1e9} gwei`;
}
