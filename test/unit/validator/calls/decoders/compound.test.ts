import { expect } from "chai";
import { AbiCoder, encodeBytes32String } from "ethers";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { showAdministration } from "../../../../../validator/explanation/show-control-change.ts";
import { callOf, callsOf, FRIEND, MAX, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const ETHER = 10n ** 18n;

describe("a Compound V2 market", () => {
  const CUSDC = "0x39aa39c021dfbae8fac545936693ac917d5e7563";
  const CETH = "0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5";
  const CWBTC = ["0xc11b1268c1a384e55c48c2391d8d480264a3a7f4", "0xccf4429db6322d5c611ee964527d42e5d685dd6a"];

  it("takes a supply in the underlying token's units", () => {
    const call = callOf(CUSDC, "mint(uint256)", [1_000_000n]);
    expect(call).to.include({
      protocol: "compound_v2",
      contract: "Compound V2 cUSDC",
      operation: "supply",
      recipient: USER,
    });
    expect(call.alsoOperation).to.deep.equal(["mint"]);
    expect(call.amountIn?.baseUnits).to.equal(1_000_000n);
    expect(call.amountIn?.asset).to.include({ contract: USDC, symbol: "USDC", decimals: 6 });
  });

  it("redeems cTokens in the cToken's own eight decimals", () => {
    const call = callOf(CUSDC, "redeem(uint256)", [5n]);
    expect(call.operation).to.equal("withdraw");
    expect(call.amountIn).to.deep.equal({
      asset: { chainId: 1, contract: CUSDC, symbol: "cUSDC", decimals: 8 },
      baseUnits: 5n,
    });
    expect(call).to.not.have.property("amountOut");
  });

  it("redeems and lends the underlying in its own units", () => {
    for (const [signature, operation] of [
      ["redeemUnderlying(uint256)", "withdraw"],
      ["borrow(uint256)", "borrow"],
    ] as const) {
      const call = callOf(CUSDC, signature, [5n]);
      expect(call).to.include({ operation, recipient: USER });
      expect(call.amountOut?.asset.symbol).to.equal("USDC");
      expect(call).to.not.have.property("amountIn");
    }
  });

  it("takes the largest number for the whole debt, but for nothing else", () => {
    expect(callOf(CUSDC, "repayBorrow(uint256)", [MAX]).amountIn?.bound).to.equal("all");
    const behalf = callOf(CUSDC, "repayBorrowBehalf(address,uint256)", [FRIEND, MAX]);
    expect(behalf).to.include({ operation: "repay", recipient: FRIEND });
    expect(behalf.amountIn?.bound).to.equal("all");
    expect(callOf(CUSDC, "redeem(uint256)", [MAX]).amountIn).to.not.have.property("bound");
    expect(callOf(CUSDC, "mint(uint256)", [MAX]).amountIn).to.not.have.property("bound");
  });

  it("of the native currency takes what is sent along", () => {
    for (const [signature, values, operation, recipient] of [
      ["mint()", [], "supply", USER],
      ["repayBorrow()", [], "repay", USER],
      ["repayBorrowBehalf(address)", [FRIEND], "repay", FRIEND],
    ] as const) {
      const call = callOf(CETH, signature, [...values], { value: 2n * ETHER });
      expect(call).to.include({ operation, recipient, payable: true });
      expect(call.amountIn).to.deep.include({ baseUnits: 2n * ETHER });
      expect(call.amountIn?.asset.contract).to.equal("native");
    }
    expect(callOf(CETH, "borrow(uint256)", [5n]).amountOut?.asset.contract).to.equal("native");
  });

  it("of the native currency supplies a plain transfer too", () => {
    const [read] = readCall({ to: CETH, value: "5", from: USER }, 1, 0);
    if (!read || !("call" in read)) throw new Error("not read");
    expect(read.call).to.include({
      protocol: "compound_v2",
      contract: "Compound V2 cETH",
      operation: "supply",
      recipient: USER,
      signature: null,
    });
  });

  it("has only the functions of its kind", () => {
    expect(refusalOf(CETH, "mint(uint256)", [5n])).to.include({ kind: "not-understood" });
    expect(refusalOf(CUSDC, "mint()", [], { value: 5n })).to.include({ kind: "not-understood" });
  });

  it("is known on Ethereum alone, and nowhere by its functions", () => {
    expect(refusalOf(CUSDC, "mint(uint256)", [5n], { chainId: 8453 })).to.include({ kind: "not-understood" });
    expect(refusalOf(STRANGER, "mint(uint256)", [5n])).to.include({ kind: "not-understood" });
  });

  it("of WBTC exists twice", () => {
    for (const market of CWBTC) {
      expect(callOf(market, "mint(uint256)", [5n]).amountIn?.asset.symbol).to.equal("WBTC");
    }
  });

  it("that liquidates names whose position, and for what", () => {
    const call = callOf(CUSDC, "liquidateBorrow(address,uint256,address)", [STRANGER, 5n, CETH]);
    expect(call).to.include({ operation: "repay", recipient: STRANGER });
    expect(call.peculiarities?.[0]).to.deep.include({ choice: "liquidation", of: STRANGER });
    expect(call.peculiarities?.[0]).to.have.nested.property("collateral.symbol", "cETH");
    const native = callOf(CETH, "liquidateBorrow(address,address)", [STRANGER, CUSDC], { value: 5n });
    expect(native.amountIn?.baseUnits).to.equal(5n);
  });
});

describe("Compound V2's other contracts", () => {
  const COMPTROLLER = "0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b";
  const MAXIMILLION = "0xf859a1ad94bcf445a406b892ef0d3082f4174088";
  const CUSDC = "0x39aa39c021dfbae8fac545936693ac917d5e7563";

  it("say what becomes collateral", () => {
    const entered = callOf(COMPTROLLER, "enterMarkets(address[])", [[CUSDC, STRANGER]]);
    expect(entered.operation).to.equal("administer");
    expect(showAdministration(entered)).to.equal(`uses cUSDC, ${STRANGER} as collateral`);
    const left = callOf(COMPTROLLER, "exitMarket(address)", [CUSDC]);
    expect(showAdministration(left)).to.equal("stops using cUSDC as collateral");
  });

  it("claim for the holder, and say who else", () => {
    for (const [signature, values] of [
      ["claimComp(address)", [FRIEND]],
      ["claimComp(address,address[])", [FRIEND, [CUSDC]]],
      ["claimComp(address[],address[],bool,bool)", [[FRIEND], [CUSDC], true, true]],
    ] as const) {
      const call = callOf(COMPTROLLER, signature, [...values]);
      expect(call).to.include({ operation: "claim", recipient: FRIEND });
      expect(call).to.not.have.property("peculiarities");
    }
    const many = callOf(COMPTROLLER, "claimComp(address[],address[],bool,bool)", [
      [USER, STRANGER],
      [CUSDC],
      true,
      true,
    ]);
    expect(many.peculiarities).to.deep.equal([{ choice: "claim for others", others: [STRANGER] }]);
  });

  it("pay off a debt of native currency with no more than is sent along", () => {
    const call = callOf(MAXIMILLION, "repayBehalf(address)", [USER], { value: 5n });
    expect(call).to.include({ operation: "repay", recipient: USER });
    expect(call.amountIn).to.deep.include({ baseUnits: 5n, bound: "at most" });
  });
});

const COMET = "0xc3d688b66703497daa19211eedff47f25384cdc3";
const COMET_WETH = "0xa17581a9e3356d9a858b789d68b4d866e593ae94";

describe("a Compound V3 market", () => {
  it("takes its base asset as a supply that may repay", () => {
    const call = callOf(COMET, "supply(address,uint256)", [USDC, 5n]);
    expect(call).to.include({
      protocol: "compound_v3",
      contract: "Compound V3 cUSDCv3",
      operation: "supply",
      recipient: USER,
    });
    expect(call.alsoOperation).to.deep.equal(["repay"]);
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
  });

  it("takes the largest number of its base asset as the whole debt", () => {
    const call = callOf(COMET, "supply(address,uint256)", [USDC, MAX]);
    expect(call.operation).to.equal("repay");
    expect(call).to.not.have.property("alsoOperation");
    expect(call.amountIn?.bound).to.equal("all");
  });

  it("takes everything else as collateral only", () => {
    const call = callOf(COMET, "supply(address,uint256)", [WETH, MAX]);
    expect(call.operation).to.equal("supply");
    expect(call).to.not.have.property("alsoOperation");
    expect(call.amountIn).to.not.have.property("bound");
  });

  it("gives its base asset as a withdrawal that may borrow, but not where all is asked for", () => {
    const some = callOf(COMET, "withdraw(address,uint256)", [USDC, 5n]);
    expect(some).to.include({ operation: "withdraw", recipient: USER });
    expect(some.alsoOperation).to.deep.equal(["borrow"]);
    expect(some.amountOut?.baseUnits).to.equal(5n);
    const all = callOf(COMET, "withdraw(address,uint256)", [USDC, MAX]);
    expect(all).to.not.have.property("alsoOperation");
    expect(all.amountOut?.bound).to.equal("all");
    expect(callOf(COMET, "withdraw(address,uint256)", [WETH, 5n])).to.not.have.property("alsoOperation");
  });

  it("moves for and from whomever it names", () => {
    const rules: [signature: string, values: unknown[], parties: object][] = [
      ["supplyTo(address,address,uint256)", [FRIEND, USDC, 5n], { operation: "supply", recipient: FRIEND }],
      [
        "supplyFrom(address,address,address,uint256)",
        [STRANGER, FRIEND, USDC, 5n],
        { operation: "supply", owner: STRANGER, recipient: FRIEND },
      ],
      [
        "withdrawTo(address,address,uint256)",
        [FRIEND, USDC, 5n],
        { operation: "withdraw", recipient: FRIEND },
      ],
      [
        "withdrawFrom(address,address,address,uint256)",
        [STRANGER, FRIEND, USDC, 5n],
        { operation: "withdraw", owner: STRANGER, recipient: FRIEND },
      ],
      [
        "transferAsset(address,address,uint256)",
        [FRIEND, WETH, 5n],
        { operation: "transfer", recipient: FRIEND },
      ],
      [
        "transferAssetFrom(address,address,address,uint256)",
        [STRANGER, FRIEND, WETH, 5n],
        { operation: "transfer", owner: STRANGER, recipient: FRIEND },
      ],
    ];
    for (const [signature, values, parties] of rules) {
      expect(callOf(COMET, signature, values), signature).to.include(parties);
    }
  });

  it("as a coin counts in the base asset's decimals", () => {
    const call = callOf(COMET, "transfer(address,uint256)", [FRIEND, 5n]);
    expect(call).to.include({ protocol: "compound_v3", operation: "transfer", recipient: FRIEND });
    expect(call.amountIn?.asset).to.include({ contract: COMET, symbol: "cUSDCv3", decimals: 6 });
    const from = callOf(COMET, "transferFrom(address,address,uint256)", [STRANGER, FRIEND, MAX]);
    expect(from).to.include({ owner: STRANGER, recipient: FRIEND });
    expect(from.amountIn?.bound).to.equal("all");
  });

  it("knows only approvals of everything", () => {
    for (const call of [
      callOf(COMET, "approve(address,uint256)", [FRIEND, 5n]),
      callOf(COMET, "allow(address,bool)", [FRIEND, true]),
    ]) {
      expect(call).to.include({ operation: "approve", approvesAll: true, spender: FRIEND });
    }
    for (const call of [
      callOf(COMET, "approve(address,uint256)", [FRIEND, 0n]),
      callOf(COMET, "allow(address,bool)", [FRIEND, false]),
    ]) {
      expect(call).to.include({ operation: "revoke", approvesAll: false, spender: FRIEND });
    }
  });

  it("takes an approval by somebody's signature until it expires", () => {
    const word = `0x${"11".repeat(32)}`;
    const call = callOf(COMET, "allowBySig(address,address,bool,uint256,uint256,uint8,bytes32,bytes32)", [
      STRANGER,
      FRIEND,
      true,
      0n,
      99n,
      27,
      word,
      word,
    ]);
    expect(call).to.include({ approvesAll: true, owner: STRANGER, spender: FRIEND, deadline: 99n });
  });

  it("sells collateral for its base asset, with a minimum", () => {
    const call = callOf(COMET, "buyCollateral(address,uint256,uint256,address)", [WETH, 7n, 5n, FRIEND]);
    expect(call).to.include({ operation: "swap", recipient: FRIEND });
    expect([call.amountIn?.asset.symbol, call.amountIn?.baseUnits]).to.deep.equal(["USDC", 5n]);
    expect(call.amountOut).to.deep.include({ baseUnits: 7n, bound: "at least" });
    expect(call.amountOut?.asset.symbol).to.equal("WETH");
  });

  it("has another base asset on another chain, and is none that no table knows", () => {
    const USDC_BASE = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
    const onBase = callOf(
      "0xb125e6687d4313864e53df431d5425969c15eb2f",
      "supply(address,uint256)",
      [USDC_BASE, 5n],
      {
        chainId: 8453,
      },
    );
    expect(onBase.alsoOperation).to.deep.equal(["repay"]);
    expect(refusalOf(STRANGER, "supply(address,uint256)", [USDC, 5n])).to.include({ kind: "not-understood" });
  });
});

describe("Compound V3's bulker", () => {
  const BULKER = "0xa397a8c2086c554b531c02e29f3291c9704b00c7";
  const REWARDS = "0x1b0e765f6224c21223aea2af16c1c46e38885a40";
  const invoke = "invoke(bytes32[],bytes[])";
  const encode = (types: string[], values: unknown[]) => AbiCoder.defaultAbiCoder().encode(types, values);
  const action = (name: string, types: string[], values: unknown[]) => ({
    name: encodeBytes32String(name),
    data: encode(types, values),
  });
  const onAsset = (name: string, comet: string, asset: string, amount: bigint, to = USER) =>
    action(name, ["address", "address", "address", "uint256"], [comet, to, asset, amount]);
  const onNative = (name: string, comet: string, amount: bigint, to = USER) =>
    action(name, ["address", "address", "uint256"], [comet, to, amount]);
  const listed = (actions: { name: string; data: string }[]) => [
    actions.map(({ name }) => name),
    actions.map(({ data }) => data),
  ];

  it("does one thing after the other, each with its share of the currency", () => {
    const plan = [
      onNative("ACTION_SUPPLY_NATIVE_TOKEN", COMET, 3n),
      onAsset("ACTION_WITHDRAW_ASSET", COMET, USDC, 5n, FRIEND),
      onAsset("ACTION_TRANSFER_ASSET", COMET, WETH, 7n, STRANGER),
    ];
    const [supplied, withdrawn, moved] = callsOf(BULKER, invoke, listed(plan), { value: 4n });
    expect(supplied).to.include({
      operation: "supply",
      value: 3n,
      recipient: USER,
      contract: "Compound V3 Bulker",
    });
    expect(supplied?.amountIn?.asset.contract).to.equal("native");
    expect(supplied).to.not.have.property("alsoOperation");
    expect(withdrawn).to.include({ operation: "withdraw", value: 0n, recipient: FRIEND });
    expect(withdrawn?.alsoOperation).to.deep.equal(["borrow"]);
    expect(moved).to.include({ operation: "transfer", value: 0n, recipient: STRANGER });
  });

  it("repays in native currency where that is the base asset's", () => {
    const some = callOf(BULKER, invoke, listed([onNative("ACTION_SUPPLY_NATIVE_TOKEN", COMET_WETH, 3n)]), {
      value: 3n,
    });
    expect(some.alsoOperation).to.deep.equal(["repay"]);
    const all = callOf(BULKER, invoke, listed([onNative("ACTION_SUPPLY_NATIVE_TOKEN", COMET_WETH, MAX)]), {
      value: 4n,
    });
    expect(all.operation).to.equal("repay");
    expect(all.amountIn).to.deep.include({ baseUnits: 4n, bound: "all" });
  });

  it("withdraws native currency", () => {
    const call = callOf(
      BULKER,
      invoke,
      listed([onNative("ACTION_WITHDRAW_NATIVE_TOKEN", COMET, 3n, FRIEND)]),
    );
    expect(call).to.include({ operation: "withdraw", recipient: FRIEND });
    expect(call.amountOut?.asset.contract).to.equal("native");
  });

  it("supplies a token for whomever it names", () => {
    const call = callOf(BULKER, invoke, listed([onAsset("ACTION_SUPPLY_ASSET", COMET, USDC, 5n, FRIEND)]));
    expect(call).to.include({ operation: "supply", recipient: FRIEND });
    expect(call.amountIn?.asset.symbol).to.equal("USDC");
  });

  it("claims from the known rewards only", () => {
    const claim = (rewards: string) =>
      listed([
        action(
          "ACTION_CLAIM_REWARD",
          ["address", "address", "address", "bool"],
          [COMET, rewards, FRIEND, true],
        ),
      ]);
    expect(callOf(BULKER, invoke, claim(REWARDS))).to.include({ operation: "claim", recipient: FRIEND });
    expect(refusalOf(BULKER, invoke, claim(STRANGER))).to.include({ kind: "not-understood" });
  });

  it("with another action, another market or no action is not read", () => {
    const unknown = onNative("ACTION_SUPPLY_STETH", COMET, 3n);
    expect(refusalOf(BULKER, invoke, listed([unknown]))).to.include({ kind: "not-understood" });
    const stranger = onAsset("ACTION_SUPPLY_ASSET", STRANGER, USDC, 5n);
    expect(refusalOf(BULKER, invoke, listed([stranger]))).to.include({ kind: "not-understood" });
    expect(refusalOf(BULKER, invoke, [[], []])).to.include({ kind: "malformed" });
    expect(refusalOf(BULKER, invoke, [[unknown.name], []])).to.include({ kind: "malformed" });
  });

  it("has its rewards claimed for the holder or to somebody", () => {
    expect(callOf(REWARDS, "claim(address,address,bool)", [COMET, FRIEND, true])).to.include({
      protocol: "compound_v3",
      operation: "claim",
      recipient: FRIEND,
    });
    const call = callOf(REWARDS, "claimTo(address,address,address,bool)", [COMET, STRANGER, FRIEND, true]);
    expect(call).to.include({ owner: STRANGER, recipient: FRIEND });
  });
});
