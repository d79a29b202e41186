import { expect } from "chai";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import {
  calldata,
  DAI,
  DEADLINE,
  FEE_TAKER,
  NATIVE,
  OTHER,
  path,
  ROUTER,
  readOne,
  refusalOf,
  SENDER,
  shown,
  USDC,
  USDT,
  USER,
  WETH,
} from "./uniswap-plans.ts";

const V2 = "0x7a250d5630b4cf539739df2c5dacb4c659f2488d";
const SWAP_ROUTER = "0xe592427a0aece92de3edee1f18e0157c05861564";
const SWAP_ROUTER02 = "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45";
const POSITIONS = "0xc36442b4a4522e871399cd717abdd847ab11fe88";
const WORD = `0x${"11".repeat(32)}`;

const flow = (call: ReturnType<typeof readOne>) =>
  `${call.operation}: ${shown(call.amountIn)} → ${shown(call.amountOut)} → ${call.recipient}`;

describe("the Uniswap V2 router", () => {
  const TAIL = "address[],address,uint256)";
  const swaps: [signature: string, values: unknown[], value: string, told: string][] = [
    [
      `swapExactTokensForTokens(uint256,uint256,${TAIL}`,
      [5n, 4n, [USDC, WETH, DAI], OTHER, DEADLINE],
      "0",
      `swap: 5 USDC → at least 4 DAI → ${OTHER}`,
    ],
    [
      `swapTokensForExactTokens(uint256,uint256,${TAIL}`,
      [5n, 9n, [USDC, DAI], USER, DEADLINE],
      "0",
      `swap: at most 9 USDC → 5 DAI → ${USER}`,
    ],
    [
      `swapExactETHForTokens(uint256,${TAIL}`,
      [4n, [WETH, USDC], USER, DEADLINE],
      "7",
      `swap: 7 native → at least 4 USDC → ${USER}`,
    ],
    [
      `swapETHForExactTokens(uint256,${TAIL}`,
      [4n, [WETH, USDC], USER, DEADLINE],
      "7",
      `swap: at most 7 native → 4 USDC → ${USER}`,
    ],
    [
      `swapExactTokensForETH(uint256,uint256,${TAIL}`,
      [5n, 4n, [USDC, WETH], USER, DEADLINE],
      "0",
      `swap: 5 USDC → at least 4 native → ${USER}`,
    ],
    [
      `swapTokensForExactETH(uint256,uint256,${TAIL}`,
      [5n, 9n, [USDC, WETH], USER, DEADLINE],
      "0",
      `swap: at most 9 USDC → 5 native → ${USER}`,
    ],
    [
      `swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,${TAIL}`,
      [5n, 0n, [USDC, DAI], USER, DEADLINE],
      "0",
      `swap: 5 USDC → at least 0 DAI → ${USER}`,
    ],
    [
      `swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,${TAIL}`,
      [4n, [WETH, USDC], USER, DEADLINE],
      "7",
      `swap: 7 native → at least 4 USDC → ${USER}`,
    ],
    [
      `swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,${TAIL}`,
      [5n, 4n, [USDC, WETH], USER, DEADLINE],
      "0",
      `swap: 5 USDC → at least 4 native → ${USER}`,
    ],
  ];
  for (const [signature, values, value, told] of swaps) {
    it(`reads ${signature.split("(")[0]}`, () => {
      const call = readOne({ to: V2, data: calldata(signature, values), value });
      expect(flow(call)).to.equal(told);
      expect(call).to.include({ deadline: DEADLINE, contract: "Uniswap V2 Router", payable: value !== "0" });
    });
  }

  it("is malformed where ETH moves and the path does not have the wrapped token there", () => {
    const data = calldata(`swapExactETHForTokens(uint256,${TAIL}`, [4n, [DAI, USDC], USER, DEADLINE]);
    expect(refusalOf({ to: V2, data, value: "7" }).problem).to.include("wrapped token");
  });

  it("adds both sides of liquidity at most, and tells both", () => {
    const data = calldata("addLiquidityETH(address,uint256,uint256,uint256,address,uint256)", [
      USDC,
      9n,
      8n,
      7n,
      USER,
      DEADLINE,
    ]);
    const call = readOne({ to: V2, data, value: "10" });
    expect(call).to.include({ operation: "add liquidity", recipient: USER });
    expect(call.amountsIn?.map(shown)).to.deep.equal(["at most 9 USDC", "at most 10 native"]);
  });

  it("removes liquidity of the pair that really exists, with the permit that it uses", () => {
    const data = calldata(
      "removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)",
      [USDC, 5n, 8n, 7n, USER, DEADLINE, true, 27, WORD, WORD],
    );
    const call = readOne({ to: V2, data });
    // The USDC/WETH pair of mainnet.
    expect(call.amountIn?.asset.contract).to.equal("0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc");
    expect(call.amountsOut?.map(shown)).to.deep.equal(["at least 8 USDC", "at least 7 native"]);
    expect(call.permits?.[0]).to.include({ baseUnits: 2n ** 256n - 1n, spender: V2 });
  });
});

const IN_SINGLE =
  "exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountIn,uint256 amountOutMinimum,uint160 limit) params)";
const OUT_SINGLE =
  "exactOutputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountOut,uint256 amountInMaximum,uint160 limit) params)";
const OLD_IN_SINGLE =
  "exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 limit) params)";
const OLD_OUT =
  "exactOutput((bytes path,address recipient,uint256 deadline,uint256 amountOut,uint256 amountInMaximum) params)";

const inSingle = (from: string, to: string, recipient: string, amount: bigint, least: bigint, limit = 0n) =>
  calldata(IN_SINGLE, [[from, to, 500, recipient, amount, least, limit]]);
const outSingle = (from: string, to: string, recipient: string, amount: bigint, most: bigint, limit = 0n) =>
  calldata(OUT_SINGLE, [[from, to, 500, recipient, amount, most, limit]]);
const multicall = (...calls: string[]) => calldata("multicall(uint256,bytes[])", [DEADLINE, calls]);

describe("the Uniswap V3 routers", () => {
  it("read a real transaction of SwapRouter", () => {
    const call = readOne({
      to: SWAP_ROUTER,
      data: "0x414bf389000000000000000000000000a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48000000000000000000000000dac17f958d2ee523a2206206994597c13d831ec700000000000000000000000000000000000000000000000000000000000000640000000000000000000000001abaac10d18714d006a1b58badd9367aa198ec81000000000000000000000000000000000000000000000000000000006a99a3860000000000000000000000000000000000000000000000000000000000006c300000000000000000000000000000000000000000000000000000000000006ba50000000000000000000000000000000000000000000000000000000000000000",
    });
    expect(flow(call)).to.equal(`swap: 27696 USDC → at least 27557 USDT → ${USER}`);
    expect(call).to.include({ contract: "Uniswap V3 SwapRouter", deadline: 0x6a99a386n });
    expect(call.poolFees).to.deep.equal([100n]);
  });

  it("spend the attached ETH for WETH where it is enough", () => {
    const data = calldata(OLD_IN_SINGLE, [[WETH, USDC, 500, USER, DEADLINE, 5n, 4n, 0n]]);
    expect(flow(readOne({ to: SWAP_ROUTER, data, value: "5" }))).to.equal(
      `swap: 5 native → at least 4 USDC → ${USER}`,
    );
    expect(flow(readOne({ to: SWAP_ROUTER, data }))).to.equal(`swap: 5 WETH → at least 4 USDC → ${USER}`);
  });

  it("show value that a swap does not use and nobody gives back", () => {
    const data = calldata(OLD_IN_SINGLE, [[USDC, DAI, 500, USER, DEADLINE, 5n, 4n, 0n]]);
    const call = readOne({ to: SWAP_ROUTER, data, value: "3" });
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(call.sideTransfers?.map(shown)).to.deep.equal(["3 native"]);
    expect(call.sideTransfers?.[0]?.recipient).to.equal(SWAP_ROUTER);
  });

  it("read an exact-output path from its end", () => {
    const data = calldata(OLD_OUT, [[path(DAI, 100, USDC, 500, WETH), USER, DEADLINE, 5n, 9n]]);
    const call = readOne({ to: SWAP_ROUTER, data });
    expect(flow(call)).to.equal(`swap: at most 9 WETH → 5 DAI → ${USER}`);
    expect(call.poolFees).to.deep.equal([500n, 100n]);
  });

  it("refund what an exact output leaves of the attached ETH", () => {
    const swap = calldata(OLD_OUT, [[path(DAI, 100, WETH), USER, DEADLINE, 5n, 9n]]);
    const refund = calldata("refundETH()", []);
    const call = readOne({
      to: SWAP_ROUTER,
      data: calldata("multicall(bytes[])", [[swap, refund]]),
      value: "9",
    });
    expect(flow(call)).to.equal(`swap: at most 9 native → 5 DAI → ${USER}`);
    expect(call).not.to.have.property("sideTransfers");
    const kept = readOne({ to: SWAP_ROUTER, data: swap, value: "9" });
    expect(kept.sideTransfers?.map(shown)).to.deep.equal(["9 native"]);
  });

  it("sum a swap to the router and its unwrapping up to a swap for ETH, with the minimum of the last step", () => {
    const data = multicall(
      inSingle(USDC, WETH, ROUTER, 5n, 0n),
      calldata("unwrapWETH9(uint256,address)", [4n, OTHER]),
    );
    const call = readOne({ to: SWAP_ROUTER02, data });
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 native → ${OTHER}`);
    expect(call).to.include({ deadline: DEADLINE, contract: "Uniswap V3 SwapRouter02" });
  });

  it("take the zero address for the router in SwapRouter and for nobody in SwapRouter02", () => {
    const old = calldata(OLD_IN_SINGLE, [[USDC, WETH, 500, NATIVE, DEADLINE, 5n, 4n, 0n]]);
    expect(readOne({ to: SWAP_ROUTER, data: old }).recipient).to.equal(SWAP_ROUTER);
    expect(readOne({ to: SWAP_ROUTER02, data: inSingle(USDC, WETH, NATIVE, 5n, 4n) }).recipient).to.equal(
      NATIVE,
    );
  });

  it("leave funds in the router visibly where no step fetches them", () => {
    const call = readOne({ to: SWAP_ROUTER02, data: multicall(inSingle(USDC, WETH, ROUTER, 5n, 4n)) });
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 WETH → ${SWAP_ROUTER02}`);
  });

  it("sum split routes of V2 and V3 up", () => {
    const data = multicall(
      inSingle(USDC, DAI, SENDER, 5n, 4n),
      calldata("swapExactTokensForTokens(uint256,uint256,address[],address)", [6n, 5n, [USDC, DAI], SENDER]),
    );
    const call = readOne({ to: SWAP_ROUTER02, data });
    expect(flow(call)).to.equal(`swap: 11 USDC → at least 9 DAI → ${USER}`);
    expect(call.venues).to.deep.equal(["uniswap_v2", "uniswap_v3"]);
  });

  it("chain a swap to another by the router's balance", () => {
    const data = multicall(
      inSingle(USDC, WETH, ROUTER, 5n, 0n),
      calldata("swapExactTokensForTokens(uint256,uint256,address[],address)", [0n, 3n, [WETH, DAI], SENDER]),
    );
    expect(flow(readOne({ to: SWAP_ROUTER02, data }))).to.equal(`swap: 5 USDC → at least 3 DAI → ${USER}`);
  });

  it("tell a fee by its receiver and its share, and what is left after it", () => {
    const data = multicall(
      inSingle(USDC, WETH, ROUTER, 5n, 0n),
      calldata("unwrapWETH9WithFee(uint256,address,uint256,address)", [10_000n, USER, 100n, FEE_TAKER]),
    );
    const call = readOne({ to: SWAP_ROUTER02, data });
    expect(shown(call.amountOut)).to.equal("at least 9900 native");
    expect(call.fees).to.deep.equal([{ recipient: FEE_TAKER, bips: 100n }]);
  });

  it("tell the permits inside a plan", () => {
    const data = multicall(
      calldata("selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)", [
        USDC,
        99n,
        DEADLINE,
        27,
        WORD,
        WORD,
      ]),
      inSingle(USDC, DAI, SENDER, 5n, 4n),
    );
    const call = readOne({ to: SWAP_ROUTER02, data });
    expect(call.permits?.[0]).to.include({ baseUnits: 99n, spender: SWAP_ROUTER02, owner: USER });
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
  });

  it("promise no minimum where a price limit may stop an exact output short", () => {
    const call = readOne({ to: SWAP_ROUTER02, data: outSingle(USDC, DAI, SENDER, 5n, 9n, 1n) });
    expect(flow(call)).to.equal(`swap: at most 9 USDC → at least 0 DAI → ${USER}`);
    const limited = readOne({ to: SWAP_ROUTER02, data: inSingle(USDC, DAI, SENDER, 5n, 4n, 1n) });
    expect(shown(limited.amountIn)).to.equal("at most 5 USDC");
  });

  it("judge two trades that have nothing to do with each other one by one", () => {
    const data = multicall(inSingle(USDC, WETH, SENDER, 5n, 4n), inSingle(DAI, USDT, OTHER, 3n, 2n));
    const calls = readCall({ to: SWAP_ROUTER02, data, from: USER, value: "0" }, 1, 0).flatMap((read) =>
      "call" in read ? [read.call] : [],
    );
    expect(calls.map(({ deadline }) => deadline)).to.deep.equal([DEADLINE, DEADLINE]);
    expect(calls.map(flow)).to.deep.equal([
      `swap: 5 USDC → at least 4 WETH → ${USER}`,
      `swap: 3 DAI → at least 2 USDT → ${OTHER}`,
    ]);
  });

  it("are not understood where an unknown function stands among the steps and currency is attached", () => {
    const data = multicall(inSingle(WETH, USDC, SENDER, 5n, 4n), calldata("approveMax(address)", [USDC]));
    expect(refusalOf({ to: SWAP_ROUTER02, data, value: "5" }).kind).to.equal("not-understood");
    const leaves = readCall({ to: SWAP_ROUTER02, data, from: USER, value: "0" }, 1, 0);
    expect(leaves.map((leaf) => "call" in leaf)).to.deep.equal([true, false]);
  });

  it("show a sweep to somebody else even where the plan brought nothing to sweep", () => {
    const data = multicall(
      inSingle(USDC, WETH, SENDER, 5n, 4n),
      calldata("sweepToken(address,uint256,address)", [USDC, 0n, OTHER]),
    );
    const call = readOne({ to: SWAP_ROUTER02, data });
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 WETH → ${USER}`);
    expect(call.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([
      ["0 USDC", OTHER],
    ]);
  });

  it("are not understood where a sweep moves nothing that the plan brought", () => {
    const data = calldata("sweepToken(address,uint256,address)", [USDC, 0n, OTHER]);
    expect(refusalOf({ to: SWAP_ROUTER02, data }).kind).to.equal("not-understood");
  });

  it("do not read the functions of the other router", () => {
    const old = calldata(OLD_IN_SINGLE, [[USDC, WETH, 500, USER, DEADLINE, 5n, 4n, 0n]]);
    const recent = inSingle(USDC, WETH, USER, 5n, 4n);
    const together = (call: string) => calldata("multicall(bytes[])", [[call]]);
    for (const [to, data] of [
      [SWAP_ROUTER02, old],
      [SWAP_ROUTER02, together(old)],
      [SWAP_ROUTER, recent],
      [SWAP_ROUTER, together(recent)],
      [SWAP_ROUTER, multicall(old)],
      [V2, old],
    ])
      expect(refusalOf({ to, data }).problem, `${to} ${data}`).to.include("No decoder knows");
    // A router that no table knows may be either.
    expect(readOne({ to: OTHER, data: old }).contract).to.equal(null);
    expect(readOne({ to: OTHER, data: recent }).contract).to.equal(null);
  });

  it("are malformed with a path that is none", () => {
    const data = calldata(OLD_OUT, [[`${path(DAI, 100, WETH)}00`, USER, DEADLINE, 5n, 9n]]);
    expect(refusalOf({ to: SWAP_ROUTER, data }).kind).to.equal("malformed");
  });
});

describe("the Uniswap V3 position manager", () => {
  const MINT =
    "mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256) params)";
  const DECREASE = "decreaseLiquidity((uint256,uint128,uint256,uint256,uint256) params)";
  const COLLECT = "collect((uint256,address,uint128,uint128) params)";
  const mint = calldata(MINT, [[USDC, WETH, 500, -10, 10, 7n, 9n, 1n, 1n, USER, DEADLINE]]);
  const together = (...calls: string[]) => calldata("multicall(bytes[])", [calls]);

  it("adds both tokens at most, with ETH for the wrapped one where it is attached", () => {
    const plain = readOne({ to: POSITIONS, data: mint });
    expect(plain).to.include({ operation: "add liquidity", recipient: USER, deadline: DEADLINE });
    expect(plain.amountsIn?.map(shown)).to.deep.equal(["at most 7 USDC", "at most 9 WETH"]);
    const call = readOne({ to: POSITIONS, data: together(mint, calldata("refundETH()", [])), value: "9" });
    expect(call.amountsIn?.map(shown)).to.deep.equal(["at most 7 USDC", "at most 9 native"]);
    expect(call).not.to.have.property("sideTransfers");
    expect(readOne({ to: POSITIONS, data: mint, value: "9" }).sideTransfers?.map(shown)).to.deep.equal([
      "9 native",
    ]);
  });

  it("removes liquidity to whoever the last steps pay", () => {
    const data = together(
      calldata(DECREASE, [[42n, 1000n, 1n, 1n, DEADLINE]]),
      calldata(COLLECT, [[42n, NATIVE, 2n ** 128n - 1n, 2n ** 128n - 1n]]),
      calldata("unwrapWETH9(uint256,address)", [4n, OTHER]),
      calldata("sweepToken(address,uint256,address)", [USDC, 3n, OTHER]),
    );
    const call = readOne({ to: POSITIONS, data });
    expect(call).to.include({ operation: "remove liquidity", recipient: OTHER, deadline: DEADLINE });
    expect(call.nonFungibles?.[0]).to.include({ tokenId: 42n, collection: POSITIONS });
    expect(call.amountsOut?.map(shown)).to.deep.equal(["at least 4 native", "at least 3 USDC"]);
  });

  it("claims what a position has earned, and keeps it where nobody fetches it", () => {
    const collect = (to: string) => calldata(COLLECT, [[42n, to, 1n, 1n]]);
    expect(readOne({ to: POSITIONS, data: collect(OTHER) })).to.include({
      operation: "claim",
      recipient: OTHER,
    });
    expect(readOne({ to: POSITIONS, data: collect(NATIVE) }).recipient).to.equal(POSITIONS);
  });

  it("does not say which tokens increaseLiquidity takes, so that it is not understood", () => {
    const data = calldata("increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256) params)", [
      [42n, 1n, 1n, 1n, 1n, DEADLINE],
    ]);
    expect(refusalOf({ to: POSITIONS, data }).kind).to.equal("not-understood");
  });
});
