import type { Address } from "../../addresses/address.ts";
import { tokenAt } from "../../data/tokens.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { AssetAmount } from "../call.ts";
import type { CallDecoder, Envelope } from "./decoder.ts";

const amountOf = (values: Values, { chainId, to }: Envelope): AssetAmount => ({
  asset: tokenAt(chainId, to),
  baseUnits: values.amount as bigint,
});

const transfer: CallDecoder = {
  protocol: "erc20",
  signature: "transfer(address to, uint256 amount)",
  payable: false,
  read: (values, envelope) => ({
    operation: "transfer",
    amountIn: amountOf(values, envelope),
    recipient: values.to as Address,
  }),
};

const transferFrom: CallDecoder = {
  protocol: "erc20",
  signature: "transferFrom(address from, address to, uint256 amount)",
  payable: false,
  read: (values, envelope) => ({
    operation: "transfer",
    amountIn: amountOf(values, envelope),
    owner: values.from as Address,
    recipient: values.to as Address,
  }),
};

const approve: CallDecoder = {
  protocol: "erc20",
  signature: "approve(address spender, uint256 amount)",
  payable: false,
  read: (values, envelope) => ({
    operation: values.amount === 0n ? "revoke" : "approve",
    amountIn: amountOf(values, envelope),
    spender: values.spender as Address,
  }),
};

const increaseAllowance: CallDecoder = {
  protocol: "erc20",
  signature: "increaseAllowance(address spender, uint256 amount)",
  payable: false,
  read: (values, envelope) => ({
    operation: "approve",
    amountIn: { ...amountOf(values, envelope), isChange: true },
    spender: values.spender as Address,
  }),
};

const decreaseAllowance: CallDecoder = {
  protocol: "erc20",
  signature: "decreaseAllowance(address spender, uint256 amount)",
  payable: false,
  read: (values, envelope) => ({
    operation: "revoke",
    amountIn: { ...amountOf(values, envelope), isChange: true },
    spender: values.spender as Address,
  }),
};

export const erc20 = [transfer, transferFrom, approve, increaseAllowance, decreaseAllowance];
