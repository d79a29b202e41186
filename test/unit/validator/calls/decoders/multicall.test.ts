import { expect } from "chai";
import { AbiCoder, concat, Interface, toBeHex } from "ethers";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import type { ReadCall } from "../../../../../validator/calls/unreadable-call.ts";
import { calldata } from "../../../../corpus/calldata.ts";
import { ALICE, BOB, MALLORY, USDC } from "../../../../corpus/parties.ts";

const MULTICALL3 = "0xca11bde05977b3631167028862be2a173976ca11";
const ACCOUNT = "0xacc0000000000000000000000000000000000acc";
const batches = new Interface([
  "function aggregate(tuple(address target, bytes callData)[] calls) payable",
  "function blockAndAggregate(tuple(address target, bytes callData)[] calls) payable",
  "function tryAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) payable",
  "function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) payable",
  "function aggregate3(tuple(address target, bool allowFailure, bytes callData)[] calls) payable",
  "function aggregate3Value(tuple(address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable",
  "function multicall(bytes[] data) payable",
  "function execute(address dest, uint256 value, bytes func)",
  "function executeBatch(address[] dest, bytes[] func)",
  "function executeBatch(address[] dest, uint256[] value, bytes[] func)",
  "function executeBatch(tuple(address target, uint256 value, bytes callData)[] calls)",
  "function execute(bytes32 mode, bytes executionCalldata)",
  "function handleOps(tuple(address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)",
]);
const transfer = calldata("transfer", BOB, 5n);
const approve = calldata("approve", MALLORY, 9n);

const read = (to: string, data: string, value = 0n) =>
  readCall({ to, data, from: ALICE, value: value.toString() }, 1, 0);
const calls = (leaves: ReadCall[]) =>
  leaves.map((leaf) => {
    if (!("call" in leaf)) throw new Error(leaf.unreadable.problem);
    return leaf.call;
  });
const kindOf = ([leaf]: ReadCall[]) => (leaf && "unreadable" in leaf ? leaf.unreadable.kind : "readable");

describe("a batch by Multicall3", () => {
  const plain = [
    [USDC, transfer],
    [USDC, approve],
  ];
  const shapes: [name: string, values: unknown[]][] = [
    ["aggregate", [plain]],
    ["blockAndAggregate", [plain]],
    ["tryAggregate", [false, plain]],
    ["tryBlockAndAggregate", [true, plain]],
    ["aggregate3", [plain.map(([to, data]) => [to, true, data])]],
    ["aggregate3Value", [plain.map(([to, data]) => [to, true, 0n, data])]],
  ];
  for (const [name, values] of shapes) {
    it(`${name} is every call of it, made by Multicall3 itself`, () => {
      const leaves = calls(read(MULTICALL3, batches.encodeFunctionData(name, values)));
      expect(leaves.map(({ operation, from }) => [operation, from])).to.deep.equal([
        ["transfer", MULTICALL3],
        ["approve", MULTICALL3],
      ]);
      expect(leaves[1]?.wrappers[0]?.protocol).to.equal("multicall3");
    });
  }

  it("hands on just the value that comes along", () => {
    const data = batches.encodeFunctionData("aggregate3Value", [[[BOB, false, 5n, "0x"]]]);
    expect(calls(read(MULTICALL3, data, 5n))[0]).to.include({
      protocol: "native",
      value: 5n,
      recipient: BOB,
    });
    expect(kindOf(read(MULTICALL3, data, 6n))).to.equal("malformed");
    const without = batches.encodeFunctionData("aggregate3", [[[USDC, false, transfer]]]);
    expect(kindOf(read(MULTICALL3, without, 1n))).to.equal("malformed");
  });

  it("that is empty, or sent to another contract, is no batch", () => {
    expect(kindOf(read(MULTICALL3, batches.encodeFunctionData("aggregate3", [[]])))).to.equal("malformed");
    const data = batches.encodeFunctionData("aggregate3", [[[USDC, false, transfer]]]);
    expect(kindOf(read(MALLORY, data))).to.equal("not-understood");
  });

  it("inside batches is unpacked, but not without end", () => {
    const nest = (depth: number): string =>
      depth === 0
        ? transfer
        : batches.encodeFunctionData("aggregate3", [
            [[depth === 1 ? USDC : MULTICALL3, false, nest(depth - 1)]],
          ]);
    expect(calls(read(MULTICALL3, nest(4)))[0]?.wrappers).to.have.length(4);
    expect(kindOf(read(MULTICALL3, nest(12)))).to.equal("not-understood");
  });
});

describe("a contract's own multicall", () => {
  const POOL = "0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2";
  const pool = new Interface([
    "function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)",
    "function withdraw(address asset, uint256 amount, address to)",
  ]);
  const supply = pool.encodeFunctionData("supply", [USDC, 5n, ALICE, 0]);
  const withdraw = pool.encodeFunctionData("withdraw", [USDC, 5n, BOB]);

  it("is the calls of the same contract for the same caller", () => {
    const leaves = calls(read(POOL, batches.encodeFunctionData("multicall", [[supply, withdraw]])));
    expect(
      leaves.map(({ operation, from, to, recipient }) => [operation, from, to, recipient]),
    ).to.deep.equal([
      ["supply", ALICE, POOL, ALICE],
      ["withdraw", ALICE, POOL, BOB],
    ]);
  });

  it("that is empty, or has a call too short for a selector, is malformed", () => {
    expect(kindOf(read(POOL, batches.encodeFunctionData("multicall", [["0x"]])))).to.equal("malformed");
    expect(kindOf(read(POOL, batches.encodeFunctionData("multicall", [[]])))).to.equal("malformed");
  });
});

describe("a smart account's execution", () => {
  const mode = (kind: string, selector = "00000000") =>
    `0x${kind}00${"00".repeat(4)}${selector}${"00".repeat(22)}`;
  const executions = AbiCoder.defaultAbiCoder().encode(
    ["tuple(address,uint256,bytes)[]"],
    [[[USDC, 0n, transfer]]],
  );
  const shapes: [signature: string, values: unknown[]][] = [
    ["execute(address,uint256,bytes)", [USDC, 0n, transfer]],
    ["executeBatch(address[],bytes[])", [[USDC], [transfer]]],
    ["executeBatch(address[],uint256[],bytes[])", [[USDC], [0n], [transfer]]],
    ["executeBatch((address,uint256,bytes)[])", [[[USDC, 0n, transfer]]]],
    ["execute(bytes32,bytes)", [mode("00"), concat([USDC, toBeHex(0n, 32), transfer])]],
    ["execute(bytes32,bytes)", [mode("01"), executions]],
    ["execute(bytes32,bytes)", [mode("01", "78210001"), executions]],
  ];
  for (const [signature, values] of shapes) {
    it(`${signature} is the account's own call`, () => {
      const [call] = calls(read(ACCOUNT, batches.encodeFunctionData(signature, values)));
      expect(call).to.include({ operation: "transfer", from: ACCOUNT, recipient: BOB });
    });
  }

  it("by delegatecall, or in a mode of its own, is not understood", () => {
    for (const odd of [mode("ff"), mode("00", "12345678")]) {
      const data = batches.encodeFunctionData("execute(bytes32,bytes)", [
        odd,
        concat([USDC, toBeHex(0n, 32), transfer]),
      ]);
      expect(kindOf(read(ACCOUNT, data))).to.equal("not-understood");
    }
  });

  it("with lists of different lengths is malformed", () => {
    const data = batches.encodeFunctionData("executeBatch(address[],uint256[],bytes[])", [
      [USDC, USDC],
      [0n],
      [transfer],
    ]);
    expect(kindOf(read(ACCOUNT, data))).to.equal("malformed");
  });

  it("handed to an entry point by somebody else is not understood", () => {
    const data = batches.encodeFunctionData("handleOps", [[], BOB]);
    expect(kindOf(read("0x0000000071727de22e5e9d8baf0edac6f37da032", data))).to.equal("not-understood");
  });
});
