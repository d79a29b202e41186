import { expect } from "chai";
import {
  calldata,
  DEADLINE,
  encode,
  NATIVE,
  OTHER,
  readOne,
  refusalOf,
  SENDER,
  shown,
  USDC,
  USER,
} from "./uniswap-plans.ts";

const MANAGER = "0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e";
const KEY = "tuple(address,address,uint24,int24,address)";

type Action = readonly [code: string, input: string];

const modify = (...actions: Action[]) =>
  calldata("modifyLiquidities(bytes,uint256)", [
    encode(
      ["bytes", "bytes[]"],
      [`0x${actions.map(([code]) => code).join("")}`, actions.map(([, input]) => input)],
    ),
    DEADLINE,
  ]);
const mint = (owner: string): Action => [
  "02",
  encode(
    [KEY, "int24", "int24", "uint256", "uint128", "uint128", "address", "bytes"],
    [[NATIVE, USDC, 500, 10, NATIVE], -10, 10, 1000n, 9n, 7n, owner, "0x"],
  ),
];
const settlePair = (one: string, other: string): Action => [
  "0d",
  encode(["address", "address"], [one, other]),
];
const takePair = (to: string): Action => [
  "11",
  encode(["address", "address", "address"], [NATIVE, USDC, to]),
];
const sweep = (to: string): Action => ["14", encode(["address", "address"], [NATIVE, to])];
const decrease = (liquidity: bigint): Action => [
  "01",
  encode(["uint256", "uint256", "uint128", "uint128", "bytes"], [42n, liquidity, 3n, 2n, "0x"]),
];

describe("the Uniswap V4 position manager", () => {
  it("adds both currencies at most and gives the rest of the attached one back", () => {
    const call = readOne({
      to: MANAGER,
      value: "9",
      data: modify(mint(SENDER), settlePair(NATIVE, USDC), sweep(SENDER)),
    });
    expect(call).to.include({
      operation: "add liquidity",
      recipient: USER,
      deadline: DEADLINE,
      protocol: "uniswap_v4",
    });
    expect(call.amountsIn?.map(shown)).to.deep.equal(["at most 9 native", "at most 7 USDC"]);
    expect(call).not.to.have.property("sideTransfers");
  });

  it("shows what it does not give back, or gives to somebody else", () => {
    const kept = readOne({ to: MANAGER, value: "9", data: modify(mint(OTHER), settlePair(NATIVE, USDC)) });
    expect(kept.recipient).to.equal(OTHER);
    expect(kept.sideTransfers?.[0]?.recipient).to.equal(MANAGER);
    const given = readOne({
      to: MANAGER,
      value: "9",
      data: modify(mint(SENDER), settlePair(NATIVE, USDC), sweep(OTHER)),
    });
    expect(given.sideTransfers?.map((side) => [shown(side), side.recipient])).to.deep.equal([
      ["9 native", OTHER],
    ]);
  });

  it("removes liquidity to whom the payment names, or claims what was earned", () => {
    const call = readOne({ to: MANAGER, data: modify(decrease(5n), takePair(OTHER)) });
    expect(call).to.include({ operation: "remove liquidity", recipient: OTHER });
    expect(call.amountsOut?.map(shown)).to.deep.equal(["at least 3 native", "at least 2 USDC"]);
    expect(call.nonFungibles?.[0]).to.include({ tokenId: 42n, collection: MANAGER });
    expect(readOne({ to: MANAGER, data: modify(decrease(0n), takePair(SENDER)) })).to.include({
      operation: "claim",
      recipient: USER,
    });
  });

  it("is refused where it pays in other currencies, changes two positions, or does something unknown", () => {
    expect(refusalOf({ to: MANAGER, data: modify(mint(SENDER), settlePair(USDC, OTHER)) }).kind).to.equal(
      "malformed",
    );
    expect(
      refusalOf({ to: MANAGER, data: modify(decrease(5n), decrease(6n), takePair(SENDER)) }).kind,
    ).to.equal("not-understood");
    const earned = modify(mint(SENDER), settlePair(NATIVE, USDC), takePair(OTHER));
    expect(refusalOf({ to: MANAGER, value: "9", data: earned }).kind).to.equal("not-understood");
    expect(refusalOf({ to: MANAGER, data: modify(decrease(5n), ["17", "0x"]) }).problem).to.include("0x17");
  });
});
