import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { contractAt } from "../../../data/contracts.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import { readAs } from "../../kindred.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { toCaller } from "../to-caller.ts";
import { interestRateOf, ofRate } from "./interest-rate.ts";

type Read = (values: Values, envelope: Envelope) => Facets;

/** The gateway uses its own pool whatever is given; who gives another one means something else. */
function gatewayFunction(signature: string, payable: boolean, read: Read): CallDecoder {
  return {
    protocol: "aave_v3",
    signature,
    payable,
    belongsTo: mayBe("aave_v3"),
    read(values, envelope) {
      const pool = values.pool as Address;
      if (pool !== ZERO_ADDRESS && readAs(contractAt(envelope.chainId, pool)?.protocol ?? "") !== "aave_v3") {
        throw new NotUnderstood(
          `${pool} is no known pool of Aave V3.`,
          "Give the address of the Aave V3 pool on this chain.",
        );
      }
      return read(values, envelope);
    },
  };
}

const withdrawn: Read = (values, { chainId }) => ({
  operation: "withdraw",
  amountOut: amountOrAll(nativeAsset(chainId), values.amount as bigint),
  recipient: values.to as Address,
});

/** Takes the debt, but no more than `amount`, out of what is sent along, and gives the rest back. */
function repaid(values: Values, { chainId, value }: Envelope): Facets {
  const amount = values.amount as bigint;
  const paid = { asset: nativeAsset(chainId), baseUnits: amount < value ? amount : value };
  return {
    operation: "repay",
    amountIn: amount === MAX_UINT256 ? { ...paid, bound: "all" } : paid,
    recipient: values.onBehalfOf as Address,
  };
}

function borrowed(values: Values, envelope: Envelope): Facets {
  return {
    operation: "borrow",
    amountOut: { asset: nativeAsset(envelope.chainId), baseUnits: values.amount as bigint },
    ...toCaller(envelope),
  };
}

export const gateway = [
  gatewayFunction(
    "depositETH(address pool, address onBehalfOf, uint16 referralCode)",
    true,
    (values, { chainId, value }) => ({
      operation: "supply",
      amountIn: { asset: nativeAsset(chainId), baseUnits: value },
      recipient: values.onBehalfOf as Address,
    }),
  ),
  gatewayFunction("withdrawETH(address pool, uint256 amount, address to)", false, withdrawn),
  // The permit in it lets the gateway take the aTokens that it burns.
  gatewayFunction(
    "withdrawETHWithPermit(address pool, uint256 amount, address to, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)",
    false,
    withdrawn,
  ),
  gatewayFunction(
    "repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)",
    true,
    (values, envelope) => ({
      ...repaid(values, envelope),
      interestRate: interestRateOf(values.rateMode as bigint),
    }),
  ),
  gatewayFunction(
    "borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode)",
    false,
    (values, envelope) => ({
      ...borrowed(values, envelope),
      ...ofRate(values.interestRateMode as bigint),
    }),
  ),
  // Since loans have one rate only.
  gatewayFunction("repayETH(address pool, uint256 amount, address onBehalfOf)", true, repaid),
  gatewayFunction("borrowETH(address pool, uint256 amount, uint16 referralCode)", false, borrowed),
];
