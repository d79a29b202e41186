import { expect } from "chai";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { callOf, FRIEND, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const STETH = "0xae7ab96520de3a18e5e111b5eaab095312d7fe84";
const WSTETH = "0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0";
const QUEUE = "0x889edc2edab5f40e902b864ad4d7ade8e412f9b1";
const NOBODY = "0x0000000000000000000000000000000000000000";
const ETHER = 10n ** 18n;

const plain = (to: string, chainId = 1) => {
  const [read] = readCall({ to, value: ETHER.toString(), from: USER }, chainId, 0);
  if (!read || !("call" in read)) throw new Error("not read");
  return read.call;
};

describe("staking with Lido", () => {
  it("gives native currency for stETH, whoever referred", () => {
    const call = callOf(STETH, "submit(address)", [STRANGER], { value: ETHER });
    expect(call).to.include({
      protocol: "lido",
      contract: "Lido stETH",
      operation: "stake",
      recipient: USER,
    });
    expect(call.amountIn?.asset.contract).to.equal("native");
    expect(call.amountOut?.asset.symbol).to.equal("stETH");
    expect(call.alsoOperation).to.deep.equal(["supply"]);
  });

  it("is what a plain transfer to stETH and wstETH does", () => {
    for (const contract of [STETH, WSTETH]) {
      expect(plain(contract)).to.include({
        protocol: "lido",
        operation: "stake",
        signature: null,
        recipient: USER,
      });
    }
    expect(plain(STETH).amountOut?.asset.symbol).to.equal("stETH");
    expect(plain(WSTETH).amountOut).to.deep.include({ baseUnits: 0n, bound: "at least" });
    expect(plain(WSTETH).amountOut?.asset.symbol).to.equal("wstETH");
  });

  it("is not what a transfer to the queue, a stranger or another chain's address does", () => {
    for (const call of [plain(QUEUE), plain(STRANGER), plain(STETH, 10)]) {
      expect(call).to.include({ protocol: "native", operation: "transfer" });
    }
  });

  it("at a contract that is not Lido's is not understood", () => {
    const refusal = refusalOf(STRANGER, "submit(address)", [NOBODY], { value: ETHER });
    expect(refusal.kind).to.equal("not-understood");
  });
});

describe("wrapping stETH", () => {
  it("counts in stETH, and unwrapping in wstETH", () => {
    const wrapped = callOf(WSTETH, "wrap(uint256)", [5n]);
    expect(wrapped).to.include({ operation: "wrap", recipient: USER });
    expect(wrapped.amountIn?.asset.symbol).to.equal("stETH");
    const unwrapped = callOf(WSTETH, "unwrap(uint256)", [5n]);
    expect(unwrapped).to.include({ operation: "unwrap", recipient: USER });
    expect(unwrapped.amountIn?.asset.symbol).to.equal("wstETH");
  });
});

describe("leaving Lido", () => {
  const request = "requestWithdrawals(uint256[],address)";
  const permit = (name: string) => `${name}(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))`;
  const word = `0x${"11".repeat(32)}`;

  it("asks for the sum of the requests, for whoever will own them", () => {
    const call = callOf(QUEUE, request, [[3n, 4n], FRIEND]);
    expect(call).to.include({ operation: "unstake", recipient: FRIEND });
    expect(call.alsoOperation).to.deep.equal(["withdraw"]);
    expect(call.amountIn?.baseUnits).to.equal(7n);
    expect(call.amountIn?.asset.symbol).to.equal("stETH");
    expect(callOf(QUEUE, request, [[3n], NOBODY]).recipient).to.equal(USER);
  });

  it("may count in wstETH", () => {
    const call = callOf(QUEUE, "requestWithdrawalsWstETH(uint256[],address)", [[3n], USER]);
    expect(call.amountIn?.asset.symbol).to.equal("wstETH");
  });

  it("with a permit shows the permission, which may be for more", () => {
    for (const [name, symbol] of [
      ["requestWithdrawalsWithPermit", "stETH"],
      ["requestWithdrawalsWstETHWithPermit", "wstETH"],
    ] as const) {
      const call = callOf(QUEUE, permit(name), [[3n], USER, [9n, 1n, 27, word, word]]);
      expect(call.amountIn?.baseUnits).to.equal(3n);
      expect(call.permits?.[0]).to.include({ baseUnits: 9n, spender: QUEUE, owner: USER });
      expect(call.permits?.[0]?.asset.symbol).to.equal(symbol);
    }
  });

  it("without a request is malformed", () => {
    expect(refusalOf(QUEUE, request, [[], USER])).to.include({ kind: "malformed" });
  });

  it("ends with a claim for the caller or for somebody", () => {
    expect(callOf(QUEUE, "claimWithdrawal(uint256)", [4711n])).to.include({
      operation: "claim",
      recipient: USER,
    });
    const batch = callOf(QUEUE, "claimWithdrawals(uint256[],uint256[])", [[1n], [2n]]);
    expect(batch).to.include({ operation: "claim", recipient: USER });
    const given = callOf(QUEUE, "claimWithdrawalsTo(uint256[],uint256[],address)", [[1n], [2n], FRIEND]);
    expect(given).to.include({ operation: "claim", recipient: FRIEND });
  });

  it("moves a request itself as a collectible", () => {
    const call = callOf(QUEUE, "transferFrom(address,address,uint256)", [USER, FRIEND, 4711n]);
    expect(call.nonFungibles?.[0]).to.include({ standard: "erc721", tokenId: 4711n });
  });
});
