import { concat, solidityPacked } from "ethers";
import { USER } from "../addresses.ts";
import { callsOf, type Transaction } from "./contract-call.ts";

export const safe = callsOf([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable",
  "function addOwnerWithThreshold(address owner, uint256 _threshold)",
  "function removeOwner(address prevOwner, address owner, uint256 _threshold)",
  "function swapOwner(address prevOwner, address oldOwner, address newOwner)",
  "function changeThreshold(uint256 _threshold)",
  "function enableModule(address module)",
  "function setGuard(address guard)",
  "function setFallbackHandler(address handler)",
  "function multiSend(bytes transactions) payable",
]);

export const multicall3 = callsOf([
  "function aggregate3(tuple(address target, bool allowFailure, bytes callData)[] calls) payable",
  "function aggregate3Value(tuple(address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable",
]);

export const oneInch = callsOf([
  "function swap(address executor, tuple(address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable",
]);

export const cow = callsOf([
  "function createOrder(tuple(address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) payable",
]);

const NOBODY = "0x0000000000000000000000000000000000000000";
/** A signature that says: the sender is an owner and approves. */
const BY_SENDER = solidityPacked(["uint256", "uint256", "uint8"], [BigInt(USER), 0n, 1]);

interface Inner {
  to: string;
  value?: string;
  data?: string;
}

export function execBySafe(
  account: string,
  inner: Inner,
  more: { operation?: number; refund?: { gasPrice: bigint; receiver: string } } = {},
): Transaction {
  return safe.call(account, "execTransaction", [
    inner.to,
    BigInt(inner.value ?? 0),
    inner.data ?? "0x",
    more.operation ?? 0,
    0,
    more.refund ? 100_000 : 0,
    more.refund?.gasPrice ?? 0,
    NOBODY,
    more.refund?.receiver ?? NOBODY,
    BY_SENDER,
  ]);
}

/** What MultiSend takes: each call packed as operation, to, value, length, data. */
export function multiSend(to: string, inners: readonly (Inner & { operation?: number })[]): Inner {
  const packed = inners.map(({ to: target, value = "0", data = "0x", operation = 0 }) =>
    solidityPacked(
      ["uint8", "address", "uint256", "uint256", "bytes"],
      [operation, target, BigInt(value), (data.length - 2) / 2, data],
    ),
  );
  return { to, value: "0", data: safe.data("multiSend", [concat(packed)]) };
}
