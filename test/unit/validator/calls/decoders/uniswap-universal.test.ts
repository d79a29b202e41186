import { expect } from "chai";
import {
  ALL_HELD,
  calldata,
  DAI,
  DEADLINE,
  encode,
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

const UR1 = "0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad";
const UR2 = "0x66a9893cc07d91d95644aedd05d03f95e1dba8af";
const UR211 = "0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca";

type Step = readonly [command: string, input: string];

const execute = (...steps: Step[]) =>
  calldata("execute(bytes,bytes[],uint256)", [
    `0x${steps.map(([command]) => command).join("")}`,
    steps.map(([, input]) => input),
    DEADLINE,
  ]);

const V3 = ["address", "uint256", "uint256", "bytes", "bool"];
const V2 = ["address", "uint256", "uint256", "address[]", "bool"];
const TOKEN = ["address", "address", "uint256"];
const v3In = (to: string, amount: bigint, least: bigint, route: string, byUser: boolean): Step => [
  "00",
  encode(V3, [to, amount, least, route, byUser]),
];
const v3Out = (to: string, amount: bigint, most: bigint, route: string, byUser: boolean): Step => [
  "01",
  encode(V3, [to, amount, most, route, byUser]),
];
const v2In = (to: string, amount: bigint, least: bigint, route: string[], byUser: boolean): Step => [
  "08",
  encode(V2, [to, amount, least, route, byUser]),
];
const v2Out = (to: string, amount: bigint, most: bigint, route: string[], byUser: boolean): Step => [
  "09",
  encode(V2, [to, amount, most, route, byUser]),
];
const transferFrom = (token: string, to: string, amount: bigint): Step => [
  "02",
  encode(TOKEN, [token, to, amount]),
];
const sweep = (token: string, to: string, least: bigint): Step => ["04", encode(TOKEN, [token, to, least])];
const transfer = (token: string, to: string, amount: bigint): Step => [
  "05",
  encode(TOKEN, [token, to, amount]),
];
const payPortion = (token: string, to: string, bips: bigint): Step => [
  "06",
  encode(TOKEN, [token, to, bips]),
];
const wrap = (to: string, amount: bigint): Step => ["0b", encode(["address", "uint256"], [to, amount])];
const unwrap = (to: string, least: bigint): Step => ["0c", encode(["address", "uint256"], [to, least])];
const DETAILS = "tuple(address,uint160,uint48,uint48)";
const permit = (token: string, amount: bigint, spender: string): Step => [
  "0a",
  encode(
    [`tuple(${DETAILS},address,uint256)`, "bytes"],
    [[[token, amount, DEADLINE, 0n], spender, DEADLINE], "0x12"],
  ),
];

const flow = (call: ReturnType<typeof readOne>) =>
  `${call.operation}: ${shown(call.amountIn)} → ${shown(call.amountOut)} → ${call.recipient}`;
const planAt = (to: string, value: bigint, ...steps: Step[]) =>
  readOne({ to, value: String(value), data: execute(...steps) });
const plan = (value: bigint, ...steps: Step[]) => planAt(UR2, value, ...steps);
const refused = (value: bigint, ...steps: Step[]) =>
  refusalOf({ to: UR2, value: String(value), data: execute(...steps) });

describe("a Universal Router plan", () => {
  it("of a real transaction is read with the tag that Uniswap's service adds", () => {
    const call = readOne({
      from: "0x08b00ceee2fb66029b53d76110b19eeaabfd1e65",
      to: UR2,
      value: "209777900000000000",
      data: "0x3593564c000000000000000000000000000000000000000000000000000000000000006000000000000000000000000000000000000000000000000000000000000000a0000000000000000000000000000000000000000000000000000000006a99cd9800000000000000000000000000000000000000000000000000000000000000020b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000a00000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000002e947e37b3a38000000000000000000000000000000000000000000000000000000000000000120000000000000000000000000a33608c15d3b6b17c0de81f446c9e9cfd94e1ca000000000000000000000000000000000000000000000000002e947e37b3a3800000000000000000000000000000000000000000000000000000000001ea95c3300000000000000000000000000000000000000000000000000000000000000a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000042c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2000064a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48000064dac17f958d2ee523a2206206994597c13d831ec7000000000000000000000000000000000000000000000000000000000000756e6978000001a068afa34e8000943675c58f640100",
    });
    expect(flow(call)).to.equal(
      "swap: 209777900000000000 native → at least 514415667 USDT → 0xa33608c15d3b6b17c0de81f446c9e9cfd94e1ca0",
    );
    expect(call).to.include({ contract: "Uniswap Universal Router", deadline: 0x6a99cd98n });
    expect(call.poolFees).to.deep.equal([100n, 100n]);
  });

  it("of a real transaction is read in the layout of router 2.1.1", () => {
    const call = readOne(
      {
        from: "0x217c05f5d1d1e595bbae94534540b803bfc4563b",
        to: "0xfdf682f51fe81aa4898f0ae2163d8a55c127fbc7",
        value: "10000000000000000",
        data: "0x3593564c000000000000000000000000000000000000000000000000000000000000006000000000000000000000000000000000000000000000000000000000000000a0000000000000000000000000000000000000000000000000000000006aa161bf00000000000000000000000000000000000000000000000000000000000000020b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000a000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000002386f26fc100000000000000000000000000000000000000000000000000000000000000000140000000000000000000000000217c05f5d1d1e595bbae94534540b803bfc4563b000000000000000000000000000000000000000000000000002386f26fc100000000000000000000000000000000000000000000000000003940ba841e27270900000000000000000000000000000000000000000000000000000000000000c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000120000000000000000000000000000000000000000000000000000000000000002b4200000000000000000000000000000000000006002710b095274743941e953c746f9c228da9c18bb6ec290000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000756e6978000001a0864a5a558000a8e40000000c0100",
      },
      8453,
    );
    expect(shown(call.amountIn)).to.equal("10000000000000000 native");
    expect(call.recipient).to.equal("0x217c05f5d1d1e595bbae94534540b803bfc4563b");
  });

  it("is malformed with any other bytes behind the arguments", () => {
    const data = `${execute(v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true))}deadbeef`;
    expect(refusalOf({ to: UR2, data }).kind).to.equal("malformed");
  });

  it("sells exactly and delivers to the sender", () => {
    const call = plan(0n, v3In(SENDER, 5n, 4n, path(USDC, 500, WETH, 3000, DAI), true));
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(call.poolFees).to.deep.equal([500n, 3000n]);
  });

  it("tells ETH from WETH on both sides", () => {
    const bought = plan(5n, wrap(ROUTER, ALL_HELD), v3In(SENDER, 5n, 4n, path(WETH, 500, USDC), false));
    expect(flow(bought)).to.equal(`swap: 5 native → at least 4 USDC → ${USER}`);
    const sold = plan(0n, v3In(ROUTER, 5n, 0n, path(USDC, 500, WETH), true), unwrap(SENDER, 4n));
    expect(flow(sold)).to.equal(`swap: 5 USDC → at least 4 native → ${USER}`);
    const wrapped = plan(0n, v3In(SENDER, 5n, 4n, path(USDC, 500, WETH), true));
    expect(flow(wrapped)).to.equal(`swap: 5 USDC → at least 4 WETH → ${USER}`);
  });

  it("takes the portion of a fee off the output and the sweep's minimum as the minimum", () => {
    const call = plan(
      0n,
      v3In(ROUTER, 50_000n, 0n, path(USDC, 500, DAI), true),
      payPortion(DAI, FEE_TAKER, 25n),
      sweep(DAI, SENDER, 40_000n),
    );
    expect(flow(call)).to.equal(`swap: 50000 USDC → at least 40000 DAI → ${USER}`);
    expect(call.fees).to.deep.equal([{ recipient: FEE_TAKER, bips: 25n }]);
    const unswept = plan(
      0n,
      v3In(ROUTER, 50_000n, 40_000n, path(USDC, 500, DAI), true),
      payPortion(DAI, FEE_TAKER, 25n),
      sweep(DAI, SENDER, 0n),
    );
    expect(shown(unswept.amountOut)).to.equal("at least 39900 DAI");
  });

  it("buys exactly for at most the sum of its routes, and nets what is refunded", () => {
    const call = plan(
      10n,
      wrap(ROUTER, 10n),
      v3Out(SENDER, 5n, 6n, path(DAI, 500, WETH), false),
      v2Out(SENDER, 3n, 4n, [WETH, DAI], false),
      unwrap(SENDER, 0n),
    );
    expect(flow(call)).to.equal(`swap: at most 10 native → 8 DAI → ${USER}`);
    expect(call).not.to.have.property("sideTransfers");
  });

  it("shows what stays in the router where nobody fetches it", () => {
    const rest = plan(10n, wrap(ROUTER, 10n), v3Out(SENDER, 5n, 10n, path(DAI, 500, WETH), false));
    expect(rest.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([
      ["10 WETH", UR2],
    ]);
    const output = plan(0n, v3In(ROUTER, 5n, 4n, path(USDC, 500, DAI), true));
    expect(output.recipient).to.equal(UR2);
    const value = plan(3n, v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true));
    expect(value.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([
      ["3 native", UR2],
    ]);
  });

  it("sums split routes of the same pair up", () => {
    const call = plan(
      0n,
      v3In(ROUTER, 5n, 0n, path(USDC, 500, DAI), true),
      v2In(ROUTER, 6n, 0n, [USDC, DAI], true),
      sweep(DAI, SENDER, 9n),
    );
    expect(flow(call)).to.equal(`swap: 11 USDC → at least 9 DAI → ${USER}`);
    expect(call.venues).to.deep.equal(["uniswap_v2", "uniswap_v3"]);
  });

  it("chains a V3 route into a V2 pair that it pays itself, and only into that pair", () => {
    // The DAI/WETH pair of mainnet.
    const pair = "0xa478c2975ab1ea89e8196811f51a7b7ade33eb11";
    const steps = (to: string) => [
      v3In(to, 5n, 0n, path(USDC, 500, WETH), true),
      v2In(SENDER, 0n, 4n, [WETH, DAI], false),
    ];
    expect(flow(plan(0n, ...steps(pair)))).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(refused(0n, ...steps(OTHER)).kind).to.equal("not-understood");
  });

  it("chains a V3 route into a V2 pair as Uniswap's own SDK writes it, with all that the router holds", () => {
    const pair = "0xa478c2975ab1ea89e8196811f51a7b7ade33eb11";
    const steps = (to: string, ...before: Step[]) => [
      ...before,
      v3In(to, 5n, 0n, path(USDC, 500, WETH), true),
      v2In(SENDER, ALL_HELD, 4n, [WETH, DAI], false),
    ];
    expect(flow(plan(0n, ...steps(pair)))).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(refused(0n, ...steps(OTHER)).problem).to.include("what the router does not hold");
    // Whatever else the router held goes into the pair too.
    const held = v3In(ROUTER, 2n, 0n, path(USDC, 500, WETH), true);
    const whole = plan(0n, ...steps(pair, held));
    expect(flow(whole)).to.equal(`swap: 7 USDC → at least 4 DAI → ${USER}`);
    expect(whole).not.to.have.property("sideTransfers");
    const both = refused(7n, ...steps(pair, wrap(ROUTER, 7n)));
    expect(both.problem).to.include("spends ETH and USDC at once");
  });

  it("buys exactly along several routes, the last through the router", () => {
    const call = plan(
      0n,
      v3Out(ROUTER, 5n, 6n, path(DAI, 500, USDC), true),
      v2Out(ROUTER, 3n, 4n, [USDC, DAI], true),
      sweep(DAI, SENDER, 8n),
    );
    expect(flow(call)).to.equal(`swap: at most 10 USDC → 8 DAI → ${USER}`);
  });

  it("shows what goes to somebody else on the side", () => {
    const swap = v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true);
    const sides = (call: ReturnType<typeof readOne>) =>
      call.sideTransfers?.map((side) => [shown(side), side.recipient]);
    expect(sides(plan(0n, swap, transferFrom(USDT, OTHER, 9n)))).to.deep.equal([["9 USDT", OTHER]]);
    const split = plan(
      0n,
      v3In(ROUTER, 5n, 0n, path(USDC, 500, DAI), true),
      transfer(DAI, OTHER, 2n),
      sweep(DAI, SENDER, 4n),
    );
    expect(sides(split)).to.deep.equal([["2 DAI", OTHER]]);
    expect(flow(split)).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    const skimmed = plan(
      10n,
      transfer(NATIVE, OTHER, 1n),
      wrap(ROUTER, 9n),
      v3In(SENDER, 9n, 4n, path(WETH, 500, DAI), false),
    );
    expect(sides(skimmed)).to.deep.equal([["1 native", OTHER]]);
    expect(shown(skimmed.amountIn)).to.equal("10 native");
  });

  it("delivers to another than the sender visibly", () => {
    expect(plan(0n, v3In(OTHER, 5n, 4n, path(USDC, 500, DAI), true)).recipient).to.equal(OTHER);
  });

  it("lists the permits, whoever they are for", () => {
    const call = plan(0n, permit(USDC, 99n, OTHER), v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true));
    expect(call.permits?.[0]).to.include({
      baseUnits: 99n,
      spender: OTHER,
      owner: USER,
      expiresAt: DEADLINE,
    });
    const only = plan(0n, permit(USDC, 99n, UR2));
    expect(only).to.include({ operation: "approve", spender: UR2 });
  });

  it("wraps, unwraps and transfers where it trades nothing", () => {
    expect(flow(plan(5n, wrap(SENDER, 5n)))).to.equal(`wrap: 5 native → 5 WETH → ${USER}`);
    expect(flow(plan(0n, transferFrom(WETH, ROUTER, 5n), unwrap(SENDER, 5n)))).to.equal(
      `unwrap: 5 WETH → 5 native → ${USER}`,
    );
    expect(flow(plan(0n, transferFrom(USDC, OTHER, 5n)))).to.equal(`transfer: 5 USDC → nothing → ${OTHER}`);
    expect(flow(plan(5n, transfer(NATIVE, OTHER, 5n)))).to.equal(`transfer: 5 native → nothing → ${OTHER}`);
  });

  it("promises nothing of a command that may fail", () => {
    const [, input] = v3In(SENDER, 5n, 4n, path(WETH, 500, DAI), false);
    const call = plan(5n, wrap(ROUTER, 5n), ["80", input]);
    expect(flow(call)).to.equal(`swap: 5 native → at least 0 DAI → ${USER}`);
    expect(call.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([["5 WETH", UR2]]);
  });

  it("promises nothing of a sub plan that may fail", () => {
    const swap = v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true);
    const sub = encode(["bytes", "bytes[]"], [`0x${swap[0]}`, [swap[1]]]);
    expect(flow(plan(0n, ["21", sub]))).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(flow(plan(0n, ["a1", sub]))).to.equal(`swap: at most 5 USDC → at least 0 DAI → ${USER}`);
  });

  it("takes an address for the sender's where nobody says who sends it and it gets everything", () => {
    const call = readOne({
      from: undefined,
      to: UR2,
      value: "10",
      data: execute(wrap(ROUTER, 10n), v3Out(OTHER, 5n, 10n, path(DAI, 500, WETH), false), unwrap(OTHER, 0n)),
    });
    expect(flow(call)).to.equal(`swap: at most 10 native → 5 DAI → ${OTHER}`);
    expect(call).not.to.have.property("sideTransfers");
  });

  it("hides nobody behind the sender where nobody says who sends it", () => {
    const data = execute(
      v3In(OTHER, 5n, 4n, path(USDC, 500, DAI), true),
      v3In(SENDER, 1n, 1n, path(USDC, 500, DAI), true),
    );
    const call = readOne({ from: undefined, to: UR2, data });
    expect(call.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([
      ["4 DAI", OTHER],
    ]);
  });

  it("knows the sender and the router by their own addresses too", () => {
    const call = plan(
      10n,
      wrap(UR2, 10n),
      v3Out(UR2, 5n, 10n, path(DAI, 500, WETH), false),
      sweep(DAI, SENDER, 5n),
      unwrap(USER, 0n),
    );
    expect(flow(call)).to.equal(`swap: at most 10 native → 5 DAI → ${USER}`);
    expect(call).not.to.have.property("sideTransfers");
  });

  it("says that what is left over comes back wrapped", () => {
    const call = plan(
      10n,
      wrap(ROUTER, 10n),
      v3Out(SENDER, 5n, 10n, path(DAI, 500, WETH), false),
      sweep(WETH, SENDER, 0n),
    );
    expect(flow(call)).to.equal(`swap: 10 native → 5 DAI → ${USER}`);
    expect(call.peculiarities?.[0]).to.include({ choice: "leftovers given back" });
    expect(call.peculiarities?.[0]).to.have.nested.property("asset.symbol", "WETH");
  });

  it("is not understood with an unknown command, with another's command, or with a bit that the router ignores", () => {
    const swap = v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true);
    expect(refused(0n, swap, ["22", encode(["address", "uint256"], [USDC, 0n])]).problem).to.include("0x22");
    expect(refused(0n, ["40", swap[1]]).kind).to.equal("not-understood");
    const v4 = encode(["bytes", "bytes[]"], ["0x", []]);
    expect(refusalOf({ to: UR1, data: execute(["10", v4]) }).problem).to.include("0x10");
    expect(refused(0n, ["07", encode(TOKEN, [USDC, OTHER, 1n])]).problem).to.include("0x07");
  });

  it("is not understood where it does two trades at once", () => {
    const two = refused(
      0n,
      v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true),
      v3In(SENDER, 5n, 4n, path(USDT, 500, WETH), true),
    );
    expect(two.problem).to.include("USDC and USDT");
  });

  it("is refused where it spends what the router cannot have, or less than it insists on", () => {
    expect(refused(0n, v3In(SENDER, 5n, 4n, path(WETH, 500, DAI), false)).kind).to.equal("not-understood");
    expect(refused(5n, wrap(ROUTER, 5n), unwrap(SENDER, 6n)).kind).to.equal("not-understood");
  });

  it("is malformed where a sweep's minimum has bits that the router drops", () => {
    const swap = v3In(ROUTER, 5n, 0n, path(USDC, 500, DAI), true);
    expect(refused(0n, swap, sweep(DAI, SENDER, 2n ** 160n)).kind).to.equal("malformed");
  });

  it("is malformed where it has not as many inputs as commands", () => {
    const [, input] = v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true);
    const data = calldata("execute(bytes,bytes[])", ["0x0000", [input]]);
    expect(refusalOf({ to: UR2, data }).kind).to.equal("malformed");
  });

  it("has the layout of its router's version, and no other", () => {
    const recent = encode([...V3, "uint256[]"], [SENDER, 5n, 4n, path(USDC, 500, DAI), true, [1n]]);
    const [, old] = v3In(SENDER, 5n, 4n, path(USDC, 500, DAI), true);
    expect(flow(planAt(UR211, 0n, ["00", recent]))).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
    expect(refusalOf({ to: UR211, data: execute(["00", old]) }).kind).to.equal("malformed");
    expect(refusalOf({ to: UR2, data: execute(["00", recent]) }).kind).to.equal("malformed");
    // A router that no table knows may have either, and is not trusted anyway.
    for (const input of [old, recent]) expect(planAt(OTHER, 0n, ["00", input]).contract).to.equal(null);
  });

  it("pays a portion of full precision in router 2.1.1", () => {
    const input = encode([...V3, "uint256[]"], [ROUTER, 5n, 0n, path(USDC, 500, DAI), true, []]);
    const call = planAt(
      UR211,
      0n,
      ["00", input],
      ["07", encode(TOKEN, [DAI, FEE_TAKER, 10n ** 15n])],
      sweep(DAI, SENDER, 4n),
    );
    expect(call.fees?.[0]).to.include({ recipient: FEE_TAKER, bips: 10n });
  });

  it("is the same plan with a signature for the route", () => {
    const word = `0x${"00".repeat(32)}`;
    const input = encode([...V3, "uint256[]"], [SENDER, 5n, 4n, path(USDC, 500, DAI), true, []]);
    const data = calldata("executeSigned(bytes,bytes[],bytes32,bytes32,bool,bytes32,bytes,uint256)", [
      "0x00",
      [input],
      word,
      word,
      false,
      word,
      "0x12",
      DEADLINE,
    ]);
    expect(flow(readOne({ to: UR211, data }))).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
  });

  it("bridges with Across in router 2.1.1, told with what arrives on the other chain", () => {
    const deposit =
      "tuple(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes,bool)";
    const usdcOnBase = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
    const across = (message: string): Step => [
      "40",
      encode([deposit], [[USER, USER, USDC, usdcOnBase, 5n, 4n, 8453n, NATIVE, 1, 2, 0, message, false]]),
    ];
    const data = (message: string) => execute(transferFrom(USDC, ROUTER, 5n), across(message));
    const call = readOne({ to: UR211, data: data("0x") });
    expect(flow(call)).to.equal(`bridge: 5 USDC → 4 USDC → ${USER}`);
    expect(call.amountOut?.asset.chainId).to.equal(8453);
    expect(refusalOf({ to: UR211, data: data("0x1234") }).kind).to.equal("not-understood");
  });
});

describe("a Universal Router plan through V4 pools", () => {
  const KEY = "tuple(address,address,uint24,int24,address)";
  const PATH = "tuple(address,uint24,int24,address,bytes)[]";
  const single = (amount: bigint, limit: bigint, from: string, to: string): string => {
    const [low, high] = from < to ? [from, to] : [to, from];
    return encode(
      [`tuple(${KEY},bool,uint128,uint128,bytes)`],
      [[[low, high, 500, 10, NATIVE], from === low, amount, limit, "0x"]],
    );
  };
  const v4 = (...actions: Step[]): Step => [
    "10",
    encode(
      ["bytes", "bytes[]"],
      [`0x${actions.map(([code]) => code).join("")}`, actions.map(([, input]) => input)],
    ),
  ];
  const settle = (currency: string, amount: bigint, byUser: boolean): Step => [
    "0b",
    encode(["address", "uint256", "bool"], [currency, amount, byUser]),
  ];
  const settleAll = (currency: string, most: bigint): Step => [
    "0c",
    encode(["address", "uint256"], [currency, most]),
  ];
  const take = (currency: string, to: string, amount: bigint): Step => [
    "0e",
    encode(TOKEN, [currency, to, amount]),
  ];
  const takeAll = (currency: string, least: bigint): Step => [
    "0f",
    encode(["address", "uint256"], [currency, least]),
  ];

  it("sells ETH exactly", () => {
    const call = plan(5n, v4(["06", single(5n, 3n, NATIVE, USDC)], settleAll(NATIVE, 5n), takeAll(USDC, 4n)));
    expect(flow(call)).to.equal(`swap: 5 native → at least 4 USDC → ${USER}`);
    expect(call.venues).to.deep.equal(["uniswap_v4"]);
    expect(call.poolFees).to.deep.equal([500n]);
  });

  it("sells along a path for ETH", () => {
    const swap = encode(
      [`tuple(address,${PATH},uint128,uint128)`],
      [
        [
          DAI,
          [
            [USDC, 100, 1, NATIVE, "0x"],
            [NATIVE, 500, 10, NATIVE, "0x"],
          ],
          5n,
          4n,
        ],
      ],
    );
    const call = plan(0n, v4(["07", swap], settle(DAI, 0n, true), take(NATIVE, OTHER, 0n)));
    expect(flow(call)).to.equal(`swap: 5 DAI → at least 4 native → ${OTHER}`);
    expect(call.poolFees).to.deep.equal([100n, 500n]);
  });

  it("buys exactly for at most the maximum, and gives the rest of the ETH back", () => {
    const call = plan(
      9n,
      v4(["08", single(5n, 9n, NATIVE, USDC)], settleAll(NATIVE, 8n), takeAll(USDC, 5n)),
      sweep(NATIVE, SENDER, 0n),
    );
    expect(flow(call)).to.equal(`swap: at most 8 native → 5 USDC → ${USER}`);
  });

  it("buys exactly along a path", () => {
    const swap = encode(
      [`tuple(address,${PATH},uint128,uint128)`],
      [
        [
          USDC,
          [
            [DAI, 100, 1, NATIVE, "0x"],
            [USDT, 500, 10, NATIVE, "0x"],
          ],
          5n,
          9n,
        ],
      ],
    );
    const call = plan(0n, v4(["09", swap], settleAll(DAI, 9n), takeAll(USDC, 5n)));
    expect(flow(call)).to.equal(`swap: at most 9 DAI → 5 USDC → ${USER}`);
  });

  it("sells what was settled before", () => {
    const call = plan(0n, v4(settle(USDC, 5n, true), ["06", single(0n, 4n, USDC, DAI)], takeAll(DAI, 0n)));
    expect(flow(call)).to.equal(`swap: 5 USDC → at least 4 DAI → ${USER}`);
  });

  it("takes a portion for a fee", () => {
    const call = plan(
      0n,
      v4(
        ["06", single(5n, 10_000n, USDC, DAI)],
        settleAll(USDC, 5n),
        ["10", encode(TOKEN, [DAI, FEE_TAKER, 100n])],
        takeAll(DAI, 0n),
      ),
    );
    expect(shown(call.amountOut)).to.equal("at least 9900 DAI");
    expect(call.fees).to.deep.equal([{ recipient: FEE_TAKER, bips: 100n }]);
  });

  it("splits between V3 and V4", () => {
    const call = plan(
      10n,
      v4(["06", single(4n, 0n, NATIVE, USDC)], settle(NATIVE, 4n, false), take(USDC, ROUTER, 0n)),
      wrap(ROUTER, 6n),
      v3In(ROUTER, 6n, 0n, path(WETH, 500, USDC), false),
      sweep(USDC, SENDER, 9n),
    );
    expect(flow(call)).to.equal(`swap: 10 native → at least 9 USDC → ${USER}`);
    expect(call.venues).to.deep.equal(["uniswap_v3", "uniswap_v4"]);
  });

  it("reads the swaps of router 2.1.1 with the least price of the hop", () => {
    const swap = encode(
      [`tuple(${KEY},bool,uint128,uint128,uint256,bytes)`],
      [[[NATIVE, USDC, 500, 10, NATIVE], true, 5n, 4n, 1n, "0x"]],
    );
    const steps = v4(["06", swap], settleAll(NATIVE, 5n), takeAll(USDC, 4n));
    expect(flow(planAt(UR211, 5n, steps))).to.equal(`swap: 5 native → at least 4 USDC → ${USER}`);
    expect(refusalOf({ to: UR2, value: "5", data: execute(steps) }).kind).to.equal("malformed");
  });

  it("is refused where a debt stays open, or an action is none of the router's", () => {
    expect(refused(0n, v4(["06", single(5n, 4n, USDC, DAI)], takeAll(DAI, 4n))).kind).to.equal("malformed");
    const pair = encode(["address", "address"], [USDC, DAI]);
    expect(refused(0n, v4(["06", single(5n, 4n, USDC, DAI)], ["0d", pair])).problem).to.include("0x0d");
  });
});
