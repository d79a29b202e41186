import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { mayBe } from "../belongs-to.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { toCaller } from "../to-caller.ts";
import { interestRateOf, ofRate } from "./interest-rate.ts";

const amountOf = (values: Values, { chainId }: Envelope): MovedAmount => ({
  asset: tokenAt(chainId, values.asset as Address),
  baseUnits: values.amount as bigint,
});

const amountOrAllOf = (values: Values, { chainId }: Envelope): MovedAmount =>
  amountOrAll(tokenAt(chainId, values.asset as Address), values.amount as bigint);

const supplied = (values: Values, envelope: Envelope): Facets => ({
  operation: "supply",
  amountIn: amountOf(values, envelope),
  recipient: values.onBehalfOf as Address,
});

const repaid = (values: Values, envelope: Envelope): Facets => ({
  operation: "repay",
  interestRate: interestRateOf(values.interestRateMode as bigint),
  amountIn: amountOrAllOf(values, envelope),
  recipient: values.onBehalfOf as Address,
});

/** The signature inside lets the pool take the amount, once. */
const withPermit = (facets: Facets, values: Values, envelope: Envelope): Facets => ({
  ...facets,
  permits: [
    { ...amountOf(values, envelope), spender: envelope.to, owner: envelope.from, expiresAt: undefined },
  ],
});

function poolFunction(signature: string, read: CallDecoder["read"]): CallDecoder {
  return { protocol: "aave_v3", signature, payable: false, belongsTo: mayBe("aave_v3"), read };
}

export const pool = [
  poolFunction("supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)", supplied),
  poolFunction("deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)", supplied),
  poolFunction(
    "supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)",
    (values, envelope) => withPermit(supplied(values, envelope), values, envelope),
  ),
  poolFunction("withdraw(address asset, uint256 amount, address to)", (values, envelope) => ({
    operation: "withdraw",
    amountOut: amountOrAllOf(values, envelope),
    recipient: values.to as Address,
  })),
  // The loan goes to whoever calls; `onBehalfOf` is the one who will owe it.
  poolFunction(
    "borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)",
    (values, envelope) => ({
      operation: "borrow",
      amountOut: amountOf(values, envelope),
      recipient: envelope.from ?? (values.onBehalfOf as Address),
      owner: values.onBehalfOf as Address,
      ...ofRate(values.interestRateMode as bigint),
    }),
  ),
  poolFunction("repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)", repaid),
  poolFunction(
    "repayWithPermit(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)",
    (values, envelope) => withPermit(repaid(values, envelope), values, envelope),
  ),
  poolFunction(
    "repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)",
    (values, envelope) => ({
      operation: "repay",
      interestRate: interestRateOf(values.interestRateMode as bigint),
      amountIn: amountOrAllOf(values, envelope),
      ...toCaller(envelope),
      peculiarities: [{ choice: "payment in aTokens" }],
    }),
  ),
  poolFunction(
    "liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)",
    (values, { chainId }) => ({
      operation: "repay",
      amountIn: amountOrAll(tokenAt(chainId, values.debtAsset as Address), values.debtToCover as bigint),
      recipient: values.user as Address,
      peculiarities: [
        {
          choice: "liquidation",
          of: values.user as Address,
          collateral: tokenAt(chainId, values.collateralAsset as Address),
        },
      ],
    }),
  ),
];
