import { expect } from "chai";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import {
  calldata,
  DAI,
  DEADLINE,
  OTHER,
  readOne,
  refusalOf,
  shown,
  USDC,
  USDT,
  USER,
} from "./uniswap-plans.ts";

const PERMIT2 = "0x000000000022d473030f116ddee9f6b43ac78ba3";
const WORD = `0x${"11".repeat(32)}`;
const MAX = 2n ** 256n - 1n;

describe("a token's permit", () => {
  it("is an approval by the owner's signature", () => {
    const data = calldata("permit(address,address,uint256,uint256,uint8,bytes32,bytes32)", [
      USER,
      OTHER,
      500n,
      DEADLINE,
      27,
      WORD,
      WORD,
    ]);
    const call = readOne({ to: USDC, data });
    expect(call).to.include({ operation: "approve", spender: OTHER, owner: USER, deadline: DEADLINE });
    expect(shown(call.amountIn)).to.equal("500 USDC");
    expect(call.permits?.[0]).to.include({
      baseUnits: 500n,
      spender: OTHER,
      owner: USER,
      expiresAt: undefined,
    });
  });

  it("is a revocation where it permits nothing", () => {
    const data = calldata("permit(address,address,uint256,uint256,bytes)", [
      USER,
      OTHER,
      0n,
      DEADLINE,
      "0x12",
    ]);
    expect(readOne({ to: USDC, data }).operation).to.equal("revoke");
  });

  it("grants everything in DAI's manner", () => {
    const data = calldata("permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)", [
      USER,
      OTHER,
      0n,
      0n,
      true,
      27,
      WORD,
      WORD,
    ]);
    const call = readOne({ to: DAI, data });
    expect(call.operation).to.equal("approve");
    expect(call.amountIn?.baseUnits).to.equal(MAX);
  });

  it("moves the signer's funds with transferWithAuthorization", () => {
    const data = calldata(
      "transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)",
      [OTHER, USER, 500n, 0n, DEADLINE, WORD, 27, WORD, WORD],
    );
    expect(readOne({ to: USDC, data })).to.include({
      operation: "transfer",
      owner: OTHER,
      recipient: USER,
      deadline: DEADLINE,
    });
  });
});

describe("Permit2", () => {
  const DETAILS = "(address token,uint160 amount,uint48 expiration,uint48 nonce)";

  it("approves a spender for a token, or takes it back", () => {
    const approve = (amount: bigint) =>
      readOne({
        to: PERMIT2,
        data: calldata("approve(address,address,uint160,uint48)", [USDC, OTHER, amount, DEADLINE]),
      });
    expect(approve(5n)).to.include({ operation: "approve", spender: OTHER, contract: "Permit2" });
    expect(shown(approve(5n).amountIn)).to.equal("5 USDC");
    expect(approve(0n).operation).to.equal("revoke");
  });

  it("permits until the expiration, which the last possible one is none", () => {
    const permit = (expiration: bigint) =>
      readOne({
        to: PERMIT2,
        data: calldata(
          `permit(address,(${DETAILS} details,address spender,uint256 sigDeadline) permit,bytes)`,
          [USER, [[USDC, 5n, expiration, 0n], OTHER, DEADLINE], "0x12"],
        ),
      }).permits?.[0]?.expiresAt;
    expect(permit(1_900_000_000n)).to.equal(1_900_000_000n);
    expect(permit(2n ** 48n - 1n)).to.equal(undefined);
    expect(permit(0n)).to.equal(DEADLINE);
  });

  it("permits every token of a batch", () => {
    const call = readOne({
      to: PERMIT2,
      data: calldata(
        `permit(address,(${DETAILS}[] details,address spender,uint256 sigDeadline) permit,bytes)`,
        [
          USER,
          [
            [
              [USDC, 5n, DEADLINE, 0n],
              [DAI, 6n, DEADLINE, 0n],
            ],
            OTHER,
            DEADLINE,
          ],
          "0x12",
        ],
      ),
    });
    expect(call).to.include({ operation: "approve", spender: OTHER }).and.not.have.property("amountIn");
    expect(call.permits?.map(({ asset, baseUnits }) => [asset.symbol, baseUnits])).to.deep.equal([
      ["USDC", 5n],
      ["DAI", 6n],
    ]);
  });

  it("moves an owner's tokens, one by one where it is a batch", () => {
    const single = calldata("transferFrom(address,address,uint160,address)", [USER, OTHER, 5n, USDC]);
    expect(readOne({ to: PERMIT2, data: single })).to.include({
      operation: "transfer",
      owner: USER,
      recipient: OTHER,
    });
    const batch = calldata(
      "transferFrom((address from,address to,uint160 amount,address token)[] transferDetails)",
      [
        [
          [USER, OTHER, 5n, USDC],
          [OTHER, USER, 6n, DAI],
        ],
      ],
    );
    const calls = readCall({ to: PERMIT2, data: batch, from: USER }, 1, 0).flatMap((read) =>
      "call" in read ? [read.call] : [],
    );
    expect(calls.map(({ owner, amountIn }) => [owner, shown(amountIn)])).to.deep.equal([
      [USER, "5 USDC"],
      [OTHER, "6 DAI"],
    ]);
    expect(calls[0]?.wrappers[0]?.protocol).to.equal("permit2");
  });

  it("is not understood where a batch is empty", () => {
    const data = calldata("lockdown((address token,address spender)[] approvals)", [[]]);
    expect(refusalOf({ to: PERMIT2, data }).kind).to.equal("not-understood");
  });

  it("locks down as a revocation for each spender", () => {
    const data = calldata("lockdown((address token,address spender)[] approvals)", [
      [
        [USDC, OTHER],
        [DAI, OTHER],
      ],
    ]);
    const read = readCall({ to: PERMIT2, data, from: USER }, 1, 0);
    expect(read.map((each) => ("call" in each ? each.call.operation : "unread"))).to.deep.equal([
      "revoke",
      "revoke",
    ]);
  });

  const TRANSFER = "((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit";
  const BATCH = "((address token,uint256 amount)[] permitted,uint256 nonce,uint256 deadline) permit";

  it("transfers by a signature what was asked for, and never more than is permitted", () => {
    const transfer = (requested: bigint) =>
      calldata(`permitTransferFrom(${TRANSFER},(address to,uint256 requestedAmount) details,address,bytes)`, [
        [[USDC, 500n], 1n, DEADLINE],
        [OTHER, requested],
        USER,
        "0x12",
      ]);
    const call = readOne({ to: PERMIT2, data: transfer(400n) });
    expect(call).to.include({ operation: "transfer", recipient: OTHER, owner: USER, deadline: DEADLINE });
    expect(shown(call.amountIn)).to.equal("400 USDC");
    expect(refusalOf({ to: PERMIT2, data: transfer(501n) }).kind).to.equal("malformed");
  });

  it("tells every further transfer of a signed batch", () => {
    const call = readOne({
      to: PERMIT2,
      data: calldata(
        `permitWitnessTransferFrom(${BATCH},(address to,uint256 requestedAmount)[] details,address,bytes32,string,bytes)`,
        [
          [
            [
              [USDC, 500n],
              [USDT, 600n],
            ],
            1n,
            DEADLINE,
          ],
          [
            [OTHER, 500n],
            [OTHER, 600n],
          ],
          USER,
          WORD,
          "Witness",
          "0x12",
        ],
      ),
    });
    expect(shown(call.amountIn)).to.equal("500 USDC");
    expect(call.sideTransfers).to.have.length(1);
    expect(shown(call.sideTransfers?.[0])).to.equal("600 USDT");
  });

  it("cancels nonces", () => {
    const data = calldata("invalidateNonces(address,address,uint48)", [USDC, OTHER, 5n]);
    expect(readOne({ to: PERMIT2, data }).operation).to.equal("cancel");
  });
});
