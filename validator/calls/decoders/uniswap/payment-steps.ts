import type { Address } from "../../../addresses/address.ts";
import { MAX_UINT256 } from "../../../decimals/quantity.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { Currency, Holder, Ledger } from "./ledger.ts";
import { exactly, type Range } from "./range.ts";
import type { RouterStep } from "./swap-router-steps.ts";

/** What the V3 routers and the position manager can do with what they hold, and with the sender's permits. */

/** The routers refuse to take more than one per cent. */
const MAX_FEE_BIPS = 100n;

/** Without a recipient in the arguments it is the sender. */
const receiver = (ledger: Ledger, { recipient }: Values): Holder =>
  recipient === undefined ? "sender" : ledger.holder(recipient as Address);

function payOut(ledger: Ledger, values: Values, currency: Currency, amount: Range): void {
  const { feeBips, feeRecipient } = values;
  if (feeBips === undefined) {
    ledger.give(currency, receiver(ledger, values), amount);
    return;
  }
  const bips = feeBips as bigint;
  if (bips === 0n || bips > MAX_FEE_BIPS)
    throw new Malformed("its fee is not between 1 and 100 hundredths of a per cent");
  const fee = ledger.holder(feeRecipient as Address);
  const rest = ledger.takeShare(currency, fee, amount, bips, 10_000n);
  ledger.give(currency, receiver(ledger, values), rest);
}

function unwrap(ledger: Ledger, values: Values): void {
  payOut(ledger, values, "native", ledger.drawAll(ledger.wrapped(), values.amountMinimum as bigint));
}

function sweep(ledger: Ledger, values: Values): void {
  const token = values.token as Address;
  payOut(ledger, values, token, ledger.drawAll(token, values.amountMinimum as bigint));
}

const FEE = "uint256 feeBips, address feeRecipient";

const payments: RouterStep[] = [
  { signature: "unwrapWETH9(uint256 amountMinimum, address recipient)", apply: unwrap },
  { signature: "unwrapWETH9(uint256 amountMinimum)", apply: unwrap },
  { signature: `unwrapWETH9WithFee(uint256 amountMinimum, address recipient, ${FEE})`, apply: unwrap },
  { signature: `unwrapWETH9WithFee(uint256 amountMinimum, ${FEE})`, apply: unwrap },
  { signature: "sweepToken(address token, uint256 amountMinimum, address recipient)", apply: sweep },
  { signature: "sweepToken(address token, uint256 amountMinimum)", apply: sweep },
  {
    signature: `sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, ${FEE})`,
    apply: sweep,
  },
  { signature: `sweepTokenWithFee(address token, uint256 amountMinimum, ${FEE})`, apply: sweep },
  {
    signature: "refundETH()",
    apply: (ledger) => ledger.give("native", "sender", ledger.drawAll("native")),
  },
  {
    signature: "wrapETH(uint256 value)",
    apply(ledger, { value }) {
      const amount = value as bigint;
      ledger.draw("native", { min: amount, max: amount });
      ledger.give(ledger.wrapped(), "router", exactly(amount));
    },
  },
  {
    signature: "pull(address token, uint256 value)",
    apply: (ledger, { token, value }) => ledger.payIn(token as Address, exactly(value as bigint)),
  },
];

const SIGNATURE = "uint8 v, bytes32 r, bytes32 s";

function selfPermit(ledger: Ledger, { token, value }: Values): void {
  ledger.permits.push({
    asset: ledger.asset(token as Address),
    // A permit in DAI's manner names no amount: it is for everything.
    baseUnits: (value ?? MAX_UINT256) as bigint,
    spender: ledger.envelope.to,
    owner: ledger.envelope.from,
    expiresAt: undefined,
  });
}

const permits: RouterStep[] = [
  `selfPermit(address token, uint256 value, uint256 deadline, ${SIGNATURE})`,
  `selfPermitIfNecessary(address token, uint256 value, uint256 deadline, ${SIGNATURE})`,
  `selfPermitAllowed(address token, uint256 nonce, uint256 expiry, ${SIGNATURE})`,
  `selfPermitAllowedIfNecessary(address token, uint256 nonce, uint256 expiry, ${SIGNATURE})`,
].map((signature) => ({ signature, apply: selfPermit }));

export const paymentSteps: readonly RouterStep[] = [...payments, ...permits];
