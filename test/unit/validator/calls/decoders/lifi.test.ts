import { expect } from "chai";
import { callOf, FRIEND, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const LIFI = "0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const USDC_BASE = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
const BRIDGE = "(bytes32,string,string,address,address,address,uint256,uint256,bool,bool)";
const ACROSS = "(bytes32,bytes32,bytes32,uint256,uint128,bytes32,uint32,uint32,uint32,bytes)";
const START = `startBridgeTokensViaAcrossV4(${BRIDGE},${ACROSS})`;
const ZERO = `0x${"00".repeat(20)}`;
const ID = `0x${"11".repeat(32)}`;
const word = (address: string) => `0x${address.slice(2).padStart(64, "0")}`;

const bridgeTo = (receiver: string, more: { acts?: boolean } = {}) => [
  ID,
  "across",
  "an interface",
  ZERO,
  USDC,
  receiver,
  5_000_000n,
  8453n,
  false,
  more.acts ?? false,
];
const across = (receiver: string, refund: string, message = "0x") => [
  word(receiver),
  word(refund),
  word(USDC_BASE),
  4_990_000n,
  0n,
  word(ZERO),
  1,
  2_000_000_000,
  0,
  message,
];

describe("LI.FI's bridging by Across", () => {
  it("tells what leaves, what arrives, for whom, and which chain the intent has to name", () => {
    const call = callOf(LIFI, START, [bridgeTo(USER), across(USER, USER)]);
    expect(call).to.include({ protocol: "lifi", operation: "bridge", recipient: USER });
    expect(call.amountIn).to.deep.include({ baseUnits: 5_000_000n });
    expect(call.amountOut).to.deep.include({ baseUnits: 4_990_000n });
    expect(call.amountOut?.asset).to.include({ symbol: "USDC", chainId: 8453 });
    expect(call.destination).to.deep.include({ chainId: 8453, name: "Base" });
  });

  it("is not read where it names two receivers, refunds another or has the receiver act", () => {
    const problem = (bridge: unknown[], data: unknown[]) => refusalOf(LIFI, START, [bridge, data]).problem;
    expect(problem(bridgeTo(USER), across(STRANGER, USER))).to.include("two receivers");
    expect(problem(bridgeTo(FRIEND), across(FRIEND, STRANGER))).to.include("refunded to somebody");
    expect(problem(bridgeTo(USER, { acts: true }), across(USER, USER, "0x12"))).to.include("act");
  });
});

describe("a deposit for a validator", () => {
  const CONTRACT = "0x00000000219ab540356cbb839cbe05303d7705fa";
  const DEPOSIT = "deposit(bytes,bytes,bytes,bytes32)";
  const KEY = `0x${"ab".repeat(48)}`;
  const SIGNATURE = `0x${"cd".repeat(96)}`;
  const deposit = (credentials: string) => [KEY, credentials, SIGNATURE, ID];

  it("is a stake for whom the credentials name, with a key that the intent has to name", () => {
    const credentials = `0x01${"00".repeat(11)}${USER.slice(2)}`;
    const call = callOf(CONTRACT, DEPOSIT, deposit(credentials), { value: 32n * 10n ** 18n });
    expect(call).to.include({ operation: "stake", recipient: USER, payable: true });
    expect(call.peculiarities).to.deep.equal([{ choice: "described value", label: "validator", value: KEY }]);
  });

  it("is not read where the stake would go back to a key", () => {
    const refusal = refusalOf(CONTRACT, DEPOSIT, deposit(`0x00${"11".repeat(31)}`), { value: 1n });
    expect(refusal.problem).to.include("to a key");
  });
});
