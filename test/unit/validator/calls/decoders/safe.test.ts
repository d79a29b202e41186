import { expect } from "chai";
import { concat, Interface, solidityPacked } from "ethers";
import type { ControlChange } from "../../../../../validator/calls/control-change.ts";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import type { ReadCall } from "../../../../../validator/calls/unreadable-call.ts";
import { calldata } from "../../../../corpus/calldata.ts";
import { ALICE, BOB, MALLORY, USDC } from "../../../../corpus/parties.ts";

const SAFE = "0x5afe000000000000000000000000000000005afe";
const MULTI_SEND = "0x38869bf66a61cf6bdb996a6ae40d5853fd43b526";
const CALL_ONLY = "0x9641d764fc13c8b624c04430c7356c1c7c8102e2";
const NOBODY = "0x0000000000000000000000000000000000000000";
const safe = new Interface([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable",
  "function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)",
  "function addOwnerWithThreshold(address owner, uint256 _threshold)",
  "function removeOwner(address prevOwner, address owner, uint256 _threshold)",
  "function swapOwner(address prevOwner, address oldOwner, address newOwner)",
  "function changeThreshold(uint256 _threshold)",
  "function enableModule(address module)",
  "function disableModule(address prevModule, address module)",
  "function setGuard(address guard)",
  "function setModuleGuard(address moduleGuard)",
  "function setFallbackHandler(address handler)",
  "function changeMasterCopy(address _masterCopy)",
  "function approveHash(bytes32 hashToApprove)",
  "function multiSend(bytes transactions) payable",
  "function upgradeTo(address newImplementation)",
  "function upgradeToAndCall(address newImplementation, bytes data) payable",
  "function changeAdmin(address newAdmin)",
  "function transferOwnership(address newOwner)",
  "function renounceOwnership()",
  "function grantRole(bytes32 role, address account)",
  "function revokeRole(bytes32 role, address account)",
  "function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)",
]);
const transfer = calldata("transfer", BOB, 5n);

interface Execution {
  to?: string;
  value?: bigint;
  data?: string;
  operation?: number;
  gasPrice?: bigint;
}
const exec = ({ to = USDC, value = 0n, data = transfer, operation = 0, gasPrice = 0n }: Execution = {}) =>
  safe.encodeFunctionData("execTransaction", [
    to,
    value,
    data,
    operation,
    100n,
    20n,
    gasPrice,
    NOBODY,
    MALLORY,
    "0x",
  ]);
const packed = (to: string, data: string, { operation = 0, value = 0n } = {}) =>
  solidityPacked(
    ["uint8", "address", "uint256", "uint256", "bytes"],
    [operation, to, value, (data.length - 2) / 2, data],
  );
const batch = (...calls: string[]) => safe.encodeFunctionData("multiSend", [concat(calls)]);
const read = (data: string, value = 0n) =>
  readCall({ to: SAFE, data, from: ALICE, value: value.toString() }, 1, 0);
const calls = (leaves: ReadCall[]) =>
  leaves.map((leaf) => {
    if (!("call" in leaf)) throw new Error(leaf.unreadable.problem);
    return leaf.call;
  });
const refusal = ([leaf]: ReadCall[]) => (leaf && "unreadable" in leaf ? leaf.unreadable : undefined);

describe("a Safe's transaction", () => {
  it("is the call that the Safe makes with its own funds", () => {
    const [call, ...others] = calls(read(exec()));
    expect(others).to.have.length(0);
    expect(call).to.include({ operation: "transfer", from: SAFE, recipient: BOB, protocol: "erc20" });
    expect(call?.wrappers[0]).to.include({ protocol: "safe", to: SAFE, delegatecall: false });
  });

  it("made by a module is the same", () => {
    const data = safe.encodeFunctionData("execTransactionFromModule", [USDC, 0n, transfer, 0]);
    expect(calls(read(data))[0]).to.include({ operation: "transfer", from: SAFE, recipient: BOB });
  });

  it("shows currency that is sent along as a transfer to the Safe", () => {
    const [deposit, call] = calls(read(exec(), 9n));
    expect(deposit).to.include({ protocol: "native", recipient: SAFE, from: ALICE, value: 9n });
    expect(call).to.include({ operation: "transfer", recipient: BOB });
  });

  it("shows the refund of gas as a fee, and none where there is no price", () => {
    const [call] = calls(read(exec({ gasPrice: 3n })));
    expect(call?.fees).to.have.length(1);
    expect(call?.fees?.[0]).to.deep.nested.include({ recipient: MALLORY, "amount.baseUnits": 360n });
    expect(calls(read(exec()))[0]).not.to.have.property("fees");
  });

  for (const [name, to] of [
    ["MultiSend", MULTI_SEND],
    ["MultiSendCallOnly", CALL_ONLY],
  ] as const) {
    it(`through ${name} is every call of the batch, made by the Safe`, () => {
      const data = batch(packed(USDC, transfer), packed(ALICE, "0x", { value: 7n }));
      const leaves = calls(read(exec({ to, data, operation: 1 })));
      expect(leaves.map(({ operation, recipient, from }) => [operation, recipient, from])).to.deep.equal([
        ["transfer", BOB, SAFE],
        ["transfer", ALICE, SAFE],
      ]);
      expect(leaves[1]?.value).to.equal(7n);
    });
  }

  it("that runs other code by delegatecall is not understood, even where it looks like a transfer", () => {
    for (const to of [USDC, MALLORY]) {
      const refused = refusal(read(exec({ to, operation: 1 })));
      expect(refused?.kind).to.equal("not-understood");
      expect(refused?.problem).to.include(to);
    }
    const data = batch(packed(USDC, transfer, { operation: 1 }));
    expect(refusal(read(exec({ to: MULTI_SEND, data, operation: 1 })))?.kind).to.equal("not-understood");
  });

  it("with a third operation, or a batch that is cut short or padded, is malformed", () => {
    const whole = batch(packed(USDC, transfer));
    const broken = [
      exec({ operation: 2 }),
      exec({ to: MULTI_SEND, operation: 1, data: batch(packed(USDC, transfer).slice(0, -2)) }),
      exec({ to: MULTI_SEND, operation: 1, data: batch(`${packed(USDC, transfer)}00`) }),
      exec({ to: MULTI_SEND, operation: 1, data: `${whole}00` }),
      exec({ to: MULTI_SEND, operation: 1, data: `${whole.slice(0, -2)}01` }),
      exec({ to: MULTI_SEND, operation: 1, data: batch() }),
      exec({ to: MULTI_SEND, operation: 1, data: "0x" }),
    ];
    for (const data of broken) expect(refusal(read(data))?.kind).to.equal("malformed");
  });

  it("as Safe's services write it reads as its execution does", () => {
    const data = batch(packed(USDC, transfer));
    const told = readCall({ to: MULTI_SEND, data, operation: 1, from: SAFE }, 1, 0);
    expect(calls(told)[0]).to.include({ operation: "transfer", from: SAFE, recipient: BOB });
    const hijack = readCall({ to: USDC, data: transfer, operation: "1", from: SAFE }, 1, 0);
    expect(refusal(hijack)?.kind).to.equal("not-understood");
  });

  it("approved by its hash is not understood", () => {
    const data = safe.encodeFunctionData("approveHash", [`0x${"ab".repeat(32)}`]);
    expect(refusal(read(data))?.kind).to.equal("not-understood");
  });
});

describe("administration", () => {
  const ROLE = `0x${"ab".repeat(32)}`;
  const changes: [name: string, values: unknown[], change: ControlChange][] = [
    ["addOwnerWithThreshold", [BOB, 1], { change: "add owner", subject: BOB, threshold: 1n }],
    ["removeOwner", [ALICE, BOB, 2], { change: "remove owner", subject: BOB, threshold: 2n }],
    ["swapOwner", [ALICE, BOB, MALLORY], { change: "replace owner", subject: MALLORY, replaces: BOB }],
    ["changeThreshold", [1], { change: "set threshold", threshold: 1n }],
    ["enableModule", [MALLORY], { change: "enable module", subject: MALLORY }],
    ["disableModule", [ALICE, BOB], { change: "disable module", subject: BOB }],
    ["setGuard", [NOBODY], { change: "set guard", subject: undefined }],
    ["setModuleGuard", [BOB], { change: "set module guard", subject: BOB }],
    ["setFallbackHandler", [MALLORY], { change: "set fallback handler", subject: MALLORY }],
    ["changeMasterCopy", [MALLORY], { change: "replace code", subject: MALLORY, of: "account", runs: false }],
    ["upgradeTo", [MALLORY], { change: "replace code", subject: MALLORY, of: "contract", runs: false }],
    [
      "upgradeToAndCall",
      [MALLORY, "0x1234"],
      { change: "replace code", subject: MALLORY, of: "contract", runs: true },
    ],
    ["changeAdmin", [MALLORY], { change: "set admin", subject: MALLORY }],
    ["transferOwnership", [MALLORY], { change: "transfer ownership", subject: MALLORY }],
    ["renounceOwnership", [], { change: "renounce ownership" }],
    ["grantRole", [ROLE, MALLORY], { change: "grant role", subject: MALLORY, role: ROLE }],
    ["revokeRole", [ROLE, BOB], { change: "revoke role", subject: BOB, role: ROLE }],
  ];
  for (const [name, values, change] of changes) {
    it(`${name} says what it changes, also inside a Safe's transaction`, () => {
      const data = safe.encodeFunctionData(name, values);
      for (const leaves of [readCall({ to: SAFE, data }, 1, 0), read(exec({ to: SAFE, data }))]) {
        const [call] = calls(leaves);
        expect(call?.operation).to.equal("administer");
        expect(call?.controlChange).to.deep.equal(change);
      }
    });
  }

  it("of a Safe is not understood where another account asks for it, or the Safe asks another", () => {
    const data = safe.encodeFunctionData("addOwnerWithThreshold", [BOB, 1]);
    for (const leaves of [read(data), read(exec({ to: MALLORY, data }))]) {
      expect(refusal(leaves)?.kind).to.equal("not-understood");
      expect(refusal(leaves)?.problem).to.include("from itself only");
    }
  });

  it("a new Safe is a deployment", () => {
    const data = safe.encodeFunctionData("createProxyWithNonce", [ALICE, "0x1234", 1n]);
    expect(calls(read(data))[0]).to.include({ operation: "deploy" });
  });
});

describe("an account that is delegated to code (EIP-7702)", () => {
  it("is refused, with every delegate and chain id 0 by name", () => {
    const authorizationList = [
      { address: MALLORY, chainId: 0, nonce: 1 },
      { address: BOB, chainId: "0x1", nonce: 2 },
    ];
    const refused = refusal(readCall({ to: ALICE, type: 4, authorizationList }, 1, 0));
    expect(refused?.kind).to.equal("not-understood");
    for (const part of [MALLORY, "every chain (chain id 0)", BOB, "chain 1"]) {
      expect(refused?.problem).to.include(part);
      expect(refused?.actual).to.include(part);
    }
  });

  it("is refused by its type alone", () => {
    expect(refusal(readCall({ to: ALICE, type: "0x4" }, 1, 0))?.problem).to.include("EIP-7702");
  });
});

describe("a contract's creation", () => {
  it("is refused, whatever the code", () => {
    expect(refusal(readCall({ data: "0x60806040" }, 1, 0))?.problem).to.include("creates a contract");
  });
});
