import { readOrder } from "../described/order.ts";
import { readable } from "../unreadable-call.ts";
import { type SignedType, signedType } from "./signed-type.ts";

/** GPv2Order, as CoW's settlement contract has it signed; what the app data's hash stands for adds no cost beyond the limits. */
const ORDER =
  "Order(address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance)";

export const cowOrder: SignedType = signedType(ORDER, (values, { chainId, contract, signer, place }) => {
  const order = {
    ...values,
    sellAmount: String(values.sellAmount),
    buyAmount: String(values.buyAmount),
    feeAmount: String(values.feeAmount),
    validTo: String(values.validTo),
    kind: textOf(values.kind),
    sellTokenBalance: textOf(values.sellTokenBalance),
    buyTokenBalance: textOf(values.buyTokenBalance),
  };
  const around = { chainId, from: signer, to: contract, value: 0n, protocol: "cow" };
  return readOrder(order, around, place).map((read) => {
    if (!("call" in read)) return read;
    // What is signed is just this, and no description of it.
    const { described: _, ...call } = read.call;
    return readable({ ...call, isSigned: true });
  });
});

/** Strings among parameters are read as the bytes that they are. */
function textOf(value: unknown): string {
  return Buffer.from(String(value).slice(2), "hex").toString("utf8");
}
