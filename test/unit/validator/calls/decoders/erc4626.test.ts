import { expect } from "chai";
import { callOf, FRIEND, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const SDAI = "0x83f20f44975d03b1b09e64809b757c47f942beea";
const SUSDE = "0x9d39a5de30e57443bff2a8307a4256c8797a3497";
const SUSDS = "0xa3931d71877c0e7a3148cb7eb4463524fec27fbd";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";

describe("a known ERC-4626 vault", () => {
  it("takes its asset and credits the receiver", () => {
    const call = callOf(SDAI, "deposit(uint256,address)", [5n, FRIEND]);
    expect(call).to.include({
      protocol: "erc4626",
      contract: "ERC-4626 sDAI",
      operation: "supply",
      recipient: FRIEND,
    });
    expect(call.alsoOperation).to.deep.equal(["stake"]);
    expect(call.amountIn?.asset.contract).to.equal(DAI);
    expect(call.amountIn?.baseUnits).to.equal(5n);
  });

  it("mints a number of shares at what they cost", () => {
    const call = callOf(SDAI, "mint(uint256,address)", [5n, FRIEND]);
    expect(call).to.include({ operation: "supply", recipient: FRIEND });
    expect(call.amountOut?.asset.symbol).to.equal("sDAI");
    expect(call).to.not.have.property("amountIn");
    expect(call.alsoOperation).to.include("mint");
  });

  it("gives out assets by number, or by the shares for them", () => {
    const withdrawn = callOf(SDAI, "withdraw(uint256,address,address)", [5n, FRIEND, STRANGER]);
    const redeemed = callOf(SDAI, "redeem(uint256,address,address)", [5n, FRIEND, STRANGER]);
    for (const call of [withdrawn, redeemed]) {
      expect(call).to.include({ operation: "withdraw", recipient: FRIEND, owner: STRANGER });
    }
    expect(withdrawn.amountOut?.asset.contract).to.equal(DAI);
    expect(redeemed.amountIn?.asset.symbol).to.equal("sDAI");
    expect(redeemed).to.not.have.property("amountOut");
  });

  it("counts its shares in their own decimals", () => {
    const call = callOf("0xd4fa2d31b7968e448877f69a96de69f5de8cd23e", "redeem(uint256,address,address)", [
      5n,
      USER,
      USER,
    ]);
    expect(call.amountIn?.asset).to.include({ symbol: "waEthUSDC", decimals: 6 });
  });

  it("may have a way in or out of its own", () => {
    const referred = callOf(SUSDS, "deposit(uint256,address,uint16)", [5n, FRIEND, 1]);
    expect(referred).to.include({ operation: "supply", recipient: FRIEND });
    const shares = callOf(SUSDE, "cooldownShares(uint256)", [5n]);
    expect(shares).to.include({ operation: "unstake", recipient: USER });
    expect(shares.amountIn?.asset.symbol).to.equal("sUSDe");
    const assets = callOf(SUSDE, "cooldownAssets(uint256)", [5n]);
    expect(assets.amountOut?.baseUnits).to.equal(5n);
    expect(callOf(SUSDE, "unstake(address)", [FRIEND])).to.include({ operation: "claim", recipient: FRIEND });
    expect(refusalOf(SDAI, "unstake(address)", [FRIEND])).to.include({ kind: "not-understood" });
  });
});

describe("a vault that no table knows", () => {
  it("is not understood where only the asset would tell what is moved", () => {
    for (const [signature, values] of [
      ["deposit(uint256,address)", [5n, USER]],
      ["withdraw(uint256,address,address)", [5n, USER, USER]],
    ] as const) {
      const refusal = refusalOf(STRANGER, signature, [...values]);
      expect(refusal.kind).to.equal("not-understood");
      expect(refusal.problem).to.include(STRANGER);
    }
  });

  it("redeems its own shares, which are a token without a name, at a contract without a name", () => {
    const call = callOf(STRANGER, "redeem(uint256,address,address)", [5n, USER, USER]);
    expect(call.contract).to.equal(null);
    expect(call.amountIn?.asset).to.include({ contract: STRANGER, symbol: undefined });
  });

  it("is another protocol's contract in no case", () => {
    const pool = "0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2";
    const refusal = refusalOf(pool, "redeem(uint256,address,address)", [5n, USER, USER]);
    expect(refusal.kind).to.equal("not-understood");
  });
});
