import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import { Malformed } from "../../abi/compile-decoder.ts";
import type { Fee } from "../../call.ts";
import { markedOrZeroAsset } from "../../marked-asset.ts";
import type { CallDecoder, Envelope, InnerCall } from "../decoder.ts";
import { carriedValue } from "./carried-value.ts";
import { delegatedCalls } from "./multi-send.ts";

/** What the Safe is made to do: its own call, with its own funds and rights. */
function calls(values: Values, { chainId, to: safe }: Envelope): InnerCall[] {
  const to = values.to as Address;
  const data = values.data as string;
  if (values.operation === 0n) return [{ to, value: values.value as bigint, data, from: safe }];
  if (values.operation === 1n) return delegatedCalls(chainId, safe, to, data);
  throw new Malformed("the operation is neither a call nor a delegatecall");
}

/** The Safe pays back gas only where a price is set; to the sender where nobody is named. */
function refund(values: Values, { chainId, from }: Envelope): Fee[] {
  const gasPrice = values.gasPrice as bigint;
  if (gasPrice === 0n) return [];
  const receiver = values.refundReceiver as Address;
  const gas = (values.safeTxGas as bigint) + (values.baseGas as bigint);
  const asset = markedOrZeroAsset(chainId, values.gasToken as Address);
  return [
    {
      recipient: receiver === ZERO_ADDRESS ? (from ?? ZERO_ADDRESS) : receiver,
      amount: { asset, baseUnits: gas * gasPrice },
    },
  ];
}

const execTransaction: CallDecoder = {
  protocol: "safe",
  signature:
    "execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
  payable: true,
  read(values, envelope) {
    const fees = refund(values, envelope);
    const [first, ...others] = calls(values, envelope);
    const bearing = first && fees.length > 0 ? { ...first, along: { fees } } : first;
    return { inner: [...carriedValue(envelope), ...(bearing ? [bearing] : []), ...others] };
  },
};

function byModule(name: string): CallDecoder {
  return {
    protocol: "safe",
    signature: `${name}(address to, uint256 value, bytes data, uint8 operation)`,
    payable: false,
    read: (values, envelope) => ({ inner: [...carriedValue(envelope), ...calls(values, envelope)] }),
  };
}

export const executions = [
  execTransaction,
  byModule("execTransactionFromModule"),
  byModule("execTransactionFromModuleReturnData"),
];
