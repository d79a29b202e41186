import { expect } from "chai";
import { Interface } from "ethers";
import type { Call } from "../../../../../validator/calls/call.ts";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { ALICE, BOB, ETHER, USDC } from "../../../../corpus/parties.ts";

const SETTLEMENT = "0x9008d19f58aabd9ed0d60971565aa8510560ab41";
const ETH_FLOW = "0xba3cb449bd2b4adddbc894d8697f5170800eadec";
const settlement = new Interface([
  "function setPreSignature(bytes orderUid, bool signed)",
  "function invalidateOrder(bytes orderUid)",
]);
const ORDER =
  "tuple(address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order";
const ethFlow = new Interface([
  `function createOrder(${ORDER}) payable`,
  `function invalidateOrder(${ORDER})`,
]);
const UID = `0x${"ab".repeat(32)}${ALICE.slice(2)}${"65".repeat(4)}`;
const HASH = `0x${"00".repeat(32)}`;

const read = (to: string, data: string, value = 0n) =>
  readCall({ to, data, value: value.toString(), from: ALICE }, 1, 0)[0];
const callOf = (to: string, data: string, value = 0n): Call => {
  const leaf = read(to, data, value);
  if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
  return leaf.call;
};

describe("a call of CoW's contracts", () => {
  it("that signs an order by its hash is not understood, since nobody sees the order", () => {
    const leaf = read(SETTLEMENT, settlement.encodeFunctionData("setPreSignature", [UID, true]));
    expect(leaf).to.nested.include({ "unreadable.kind": "not-understood" });
    expect(leaf).to.have.nested.property("unreadable.problem").that.includes(UID);
  });

  it("that takes a signature or an order back cancels it", () => {
    const unsigned = callOf(SETTLEMENT, settlement.encodeFunctionData("setPreSignature", [UID, false]));
    const invalid = callOf(SETTLEMENT, settlement.encodeFunctionData("invalidateOrder", [UID]));
    for (const call of [unsigned, invalid]) {
      expect(call).to.include({ operation: "cancel", owner: ALICE, contract: "CoW Settlement" });
    }
  });

  it("with an order's uid of another length is malformed", () => {
    const leaf = read(SETTLEMENT, settlement.encodeFunctionData("invalidateOrder", [`${UID}00`]));
    expect(leaf).to.nested.include({ "unreadable.kind": "malformed" });
  });

  it("that sells ether is a swap with the order's own terms", () => {
    const order = [USDC, BOB, ETHER, 3000n, HASH, 7n, 1_900_000_000, true, 5];
    const call = callOf(ETH_FLOW, ethFlow.encodeFunctionData("createOrder", [order]), ETHER + 7n);
    expect(call).to.include({
      protocol: "cow",
      contract: "CoW ETH Flow",
      operation: "swap",
      recipient: BOB,
      deadline: 1_900_000_000n,
      partiallyFillable: true,
    });
    expect(call.amountIn).to.deep.include({ baseUnits: ETHER });
    expect(call.amountIn?.asset.contract).to.equal("native");
    expect(call.amountOut).to.include({ baseUnits: 3000n, bound: "at least" });
    expect(call.amountOut?.asset.symbol).to.equal("USDC");
    expect(call.fees?.[0]).to.deep.nested.include({ "amount.baseUnits": 7n });
  });

  it("that sells other ether than comes along, or for nobody, is malformed", () => {
    const terms = (receiver: string) => [USDC, receiver, ETHER, 3000n, HASH, 0n, 1_900_000_000, false, 5];
    const nobody = "0x0000000000000000000000000000000000000000";
    const more = read(ETH_FLOW, ethFlow.encodeFunctionData("createOrder", [terms(BOB)]), 2n * ETHER);
    const lost = read(ETH_FLOW, ethFlow.encodeFunctionData("createOrder", [terms(nobody)]), ETHER);
    for (const leaf of [more, lost]) expect(leaf).to.nested.include({ "unreadable.kind": "malformed" });
  });

  it("that takes an order for ether back cancels it", () => {
    const order = [USDC, BOB, ETHER, 3000n, HASH, 0n, 1_900_000_000, false, 5];
    expect(callOf(ETH_FLOW, ethFlow.encodeFunctionData("invalidateOrder", [order]))).to.include({
      operation: "cancel",
    });
  });
});
