import { expect } from "chai";
import { concat, Interface, id, toBeHex } from "ethers";
import type { Call } from "../../../../../validator/calls/call.ts";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { ALICE, BOB, ETHER, USDC, WETH } from "../../../../corpus/parties.ts";

const V6 = "0x111111125421ca6dc452d289314280a0f8842a65";
const V5 = "0x1111111254eeb25477b68fb85ed929f73a960582";
const EXECUTOR = "0x5141b82f5ffda4c6fe1e372978f1c5427640a190";
const NATIVE = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";
const NOBODY = "0x0000000000000000000000000000000000000000";
const DESC =
  "tuple(address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc";
const ORDER =
  "tuple(uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order";
const router = new Interface([
  `function swap(address executor, ${DESC}, bytes data) payable`,
  `function swap(address executor, ${DESC}, bytes permit, bytes data) payable`,
  "function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)",
  "function unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)",
  "function ethUnoswap(uint256 minReturn, uint256 dex) payable",
  "function uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools) payable",
  "function clipperSwapTo(address clipperExchange, address recipient, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs) payable",
  `function fillOrderArgs(${ORDER}, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args) payable`,
  "function cancelOrder(uint256 makerTraits, bytes32 orderHash)",
  "function permitAndCall(bytes permit, bytes action) payable",
]);
const SWAP_V6 = `swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)`;
const SWAP_V5 = `swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)`;

const read = (data: string, { to = V6, value = 0n } = {}) =>
  readCall({ to, data, value: value.toString(), from: ALICE }, 1, 0)[0];
const callOf = (...given: Parameters<typeof read>): Call => {
  const leaf = read(...given);
  if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
  return leaf.call;
};
const swap = (more: { src?: string; receiver?: string; flags?: number } = {}) =>
  router.encodeFunctionData(SWAP_V6, [
    EXECUTOR,
    [more.src ?? USDC, WETH, EXECUTOR, more.receiver ?? BOB, 500n, 9n, more.flags ?? 0],
    "0x1234",
  ]);

describe("a swap by 1inch's routers", () => {
  it("has the selectors of the deployed routers", () => {
    expect(id(SWAP_V6).slice(0, 10)).to.equal("0x07ed2379");
    expect(id(SWAP_V5).slice(0, 10)).to.equal("0x12aa3caf");
    expect(id("unoswap(uint256,uint256,uint256,uint256)").slice(0, 10)).to.equal("0x83800a8e");
    expect(router.getFunction("fillOrderArgs")?.selector).to.equal("0xf497df75");
  });

  it("sells, buys at least, and pays whom its description says", () => {
    const call = callOf(swap());
    expect(call).to.include({ protocol: "1inch", operation: "swap", recipient: BOB });
    expect(call.contract).to.equal("1inch AggregationRouterV6");
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
    expect(call.amountIn?.baseUnits).to.equal(500n);
    expect(call.amountOut).to.include({ baseUnits: 9n, bound: "at least" });
    expect(call.amountOut?.asset.symbol).to.equal("WETH");
    expect(call).not.to.have.property("partiallyFillable");
  });

  it("pays the sender where it names nobody", () => {
    expect(callOf(swap({ receiver: NOBODY }))).to.include({ recipient: ALICE });
  });

  it("may be filled in parts where its flags say so", () => {
    expect(callOf(swap({ flags: 1 }))).to.include({ partiallyFillable: true });
  });

  it("reads the same with the tag that 1inch's service writes behind it, and no other bytes", () => {
    expect(callOf(`${swap()}9a635db5`)).to.deep.equal(callOf(swap()));
    expect(read(`${swap()}9a635d`)).to.nested.include({ "unreadable.kind": "malformed" });
  });

  it("of ether sells what comes along, and nothing else", () => {
    const call = callOf(swap({ src: NATIVE }), { value: 500n });
    expect(call.amountIn?.asset.contract).to.equal("native");
    expect(read(swap({ src: NATIVE }), { value: 499n })).to.nested.include({
      "unreadable.kind": "malformed",
    });
    expect(read(swap(), { value: 1n })).to.nested.include({ "unreadable.kind": "malformed" });
  });

  it("shows ether for the executor as a transfer beside it", () => {
    const call = callOf(swap({ flags: 2 }), { value: 77n });
    expect(call.sideTransfers).to.have.length(1);
    expect(call.sideTransfers?.[0]).to.include({ baseUnits: 77n, recipient: EXECUTOR });
  });

  it("of version 5 shows the permit that it uses", () => {
    const permit = concat([toBeHex(1000n, 32), toBeHex(1_900_000_001n, 4), `0x${"11".repeat(64)}`]);
    const desc = [USDC, WETH, EXECUTOR, BOB, 500n, 9n, 0];
    const call = callOf(router.encodeFunctionData(SWAP_V5, [EXECUTOR, desc, permit, "0x"]), { to: V5 });
    expect(call.permits).to.have.length(1);
    expect(call.permits?.[0]).to.include({
      baseUnits: 1000n,
      spender: V5,
      owner: ALICE,
      expiresAt: 1_900_000_000n,
    });
    const odd = router.encodeFunctionData(SWAP_V5, [EXECUTOR, desc, "0x1234", "0x"]);
    expect(read(odd, { to: V5 })).to.nested.include({ "unreadable.kind": "not-understood" });
  });

  it("inside permitAndCall is the router's own, with the permit", () => {
    const permit = concat([USDC, toBeHex(1000n, 32), toBeHex(0n, 4), `0x${"11".repeat(64)}`]);
    const call = callOf(router.encodeFunctionData("permitAndCall", [permit, swap()]));
    expect(call).to.include({ operation: "swap", recipient: BOB, from: ALICE });
    expect(call.permits?.[0]).to.include({ baseUnits: 1000n, expiresAt: undefined });
    expect(call.wrappers).to.have.length(1);
  });

  it("at a contract that no table knows has no contract's name", () => {
    expect(callOf(swap(), { to: BOB }).contract).to.equal(null);
  });
});

describe("a swap through named pools", () => {
  const POOL = BigInt("0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640");

  it("says that it does not name what it buys", () => {
    const call = callOf(router.encodeFunctionData("unoswap", [BigInt(USDC), 500n, 9n, POOL]));
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
    expect(call).not.to.have.property("amountOut");
    expect(call.peculiarities).to.deep.equal([{ choice: "output not named", least: 9n }]);
    expect(call.recipient).to.equal(ALICE);
  });

  it("buys ether where the last pool's word has it unwrapped", () => {
    const words = [BigInt(BOB), BigInt(USDC), 500n, 9n, POOL, POOL | (1n << 252n)];
    const call = callOf(router.encodeFunctionData("unoswapTo2", words));
    expect(call.amountOut).to.deep.include({ baseUnits: 9n, bound: "at least" });
    expect(call.amountOut?.asset.contract).to.equal("native");
    expect(call.recipient).to.equal(BOB);
  });

  it("of ether sells what comes along", () => {
    const call = callOf(router.encodeFunctionData("ethUnoswap", [9n, POOL]), { value: ETHER });
    expect(call.amountIn).to.deep.include({ baseUnits: ETHER });
  });

  it("with bits above an address is malformed", () => {
    const word = BigInt(USDC) | (1n << 200n);
    expect(read(router.encodeFunctionData("unoswap", [word, 500n, 9n, POOL]))).to.nested.include({
      "unreadable.kind": "malformed",
    });
  });

  it("that names neither token is not understood", () => {
    const data = router.encodeFunctionData("uniswapV3Swap", [500n, 9n, [POOL]]);
    expect(read(data, { to: V5 })).to.nested.include({ "unreadable.kind": "not-understood" });
    expect(callOf(data, { to: V5, value: 500n }).amountIn?.asset.contract).to.equal("native");
  });
});

describe("1inch's orders", () => {
  const order = (traits = 0n) => [1n, BigInt(BOB), 0n, BigInt(WETH), BigInt(USDC), 1000n, 4000n, traits];
  const fill = (amount: bigint, takerTraits: bigint, args = "0x", traits = 0n) =>
    router.encodeFunctionData("fillOrderArgs", [
      order(traits),
      `0x${"11".repeat(32)}`,
      `0x${"22".repeat(32)}`,
      amount,
      takerTraits,
      args,
    ]);

  it("that are filled pay the taker's asset for the maker's, at the order's rate", () => {
    const call = callOf(fill(400n, 0n));
    expect(call.amountIn).to.include({ baseUnits: 400n, bound: "at most" });
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
    expect(call.amountOut).to.include({ baseUnits: 100n, bound: "at least" });
    expect(call).to.include({ recipient: ALICE, partiallyFillable: true });
  });

  it("are bounded by the taker's threshold", () => {
    expect(callOf(fill(400n, 90n)).amountOut).to.include({ baseUnits: 90n, bound: "at least" });
    const exactOut = callOf(fill(100n, (1n << 255n) | 500n));
    expect(exactOut.amountIn).to.include({ baseUnits: 500n, bound: "at most" });
    expect(exactOut.amountOut).to.include({ baseUnits: 100n });
  });

  it("with an extension and no threshold promise nothing", () => {
    expect(callOf(fill(400n, 0n, "0x", 1n << 249n)).amountOut).to.include({ baseUnits: 0n });
  });

  it("show another receiver and a call on the way", () => {
    const traits = (1n << 251n) | (20n << 200n);
    const call = callOf(fill(400n, traits, concat([BOB, EXECUTOR])));
    expect(call.recipient).to.equal(BOB);
    expect(call.peculiarities).to.deep.equal([
      { choice: "call before payment", target: EXECUTOR.toLowerCase() },
    ]);
    expect(read(fill(400n, traits, BOB))).to.nested.include({ "unreadable.kind": "malformed" });
  });

  it("are cancelled", () => {
    const data = router.encodeFunctionData("cancelOrder", [0n, `0x${"11".repeat(32)}`]);
    expect(callOf(data)).to.include({ operation: "cancel" });
  });
});

describe("a quote of Clipper", () => {
  it("is a swap until its time for its receiver", () => {
    const words = [
      EXECUTOR,
      BOB,
      BigInt(USDC),
      WETH,
      500n,
      9n,
      1_900_000_000n,
      `0x${"11".repeat(32)}`,
      `0x${"22".repeat(32)}`,
    ];
    const call = callOf(router.encodeFunctionData("clipperSwapTo", words));
    expect(call).to.include({ operation: "swap", recipient: BOB, deadline: 1_900_000_000n });
    expect(call.amountOut?.baseUnits).to.equal(9n);
  });
});
