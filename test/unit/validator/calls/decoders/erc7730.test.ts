import { expect } from "chai";
import { Interface } from "ethers";
import { CLEARSIG_REPO_FULL } from "micro-eth-signer/clearsig/repo-full.js";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import { judge } from "../../../../corpus/judge.ts";
import { ALICE, BOB, ETHER, USDC, WETH } from "../../../../corpus/parties.ts";

const KYBER = "0x6131b5fae19ea4f9d964eac0408e4408b66337b5";
const ONE_INCH_V3 = "0x11111112542d85b3ef69ae05771c2dccff4faa26";
const AUGUSTUS_V5 = "0xdef171fe48cf0115b1d80b88dc8eab59176fee57";
const KILN_EXIT = "0x004c226fff73aa94b78a4df1a0e861797ba16819";
const YIELD_POL = "0xb929b89153fc2eed442e81e5a1add4e2fa39028f";
const STARKGATE = "0xce5485cfb26914c5dce00b9baf0580364dafc7a4";
const STRK = "0xca14007eff0db1f8135f4c25b34de49ab0d42766";
const SAVAX = "0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be";
const DESC =
  "tuple(address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc";
const kyber = new Interface([
  `function swap(tuple(address callTarget, address approveTarget, bytes targetData, ${DESC}, bytes clientData) execution) payable`,
]);
const old = new Interface([
  "function unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools) payable",
]);
const staking = new Interface(["function submit() payable"]);

const read = (to: string, data: string, { chainId = 1, value = 0n } = {}) =>
  readCall({ to, data, from: ALICE, value: value.toString() }, chainId, 0)[0];
const swap = kyber.encodeFunctionData("swap", [
  [ALICE, ALICE, "0x", [USDC, WETH, [], [], [], [], BOB, 100_000_000n, ETHER, 0n, "0x"], "0x"],
]);

describe("a call that only the ERC-7730 registry knows", () => {
  it("keeps what its description shows without saying what it is, for the intent to name", () => {
    const leaf = read(ONE_INCH_V3, old.encodeFunctionData("unoswap", [USDC, 100_000_000n, ETHER, []]));
    if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
    // A trade without a minimum that is told in a token is none that an intent could bound.
    expect(leaf.call).to.include({ operation: "other" });
    expect(leaf.call.deed).to.include({ name: "Swap", isOpen: true });
    expect(leaf.call.amountIn).to.deep.include({ baseUnits: 100_000_000n });
    expect(leaf.call.deed?.facts).to.deep.include({
      is: "number",
      called: ["minimum to receive"],
      required: true,
      value: ETHER,
    });
  });

  it("is refused with what it seems to be where its value is for nothing that is told", () => {
    const data = staking.encodeFunctionData("submit");
    const leaf = read(KYBER, swap, { value: ETHER });
    expect(leaf).to.have.nested.property("unreadable.problem").that.includes("what the value of");
    expect(read(SAVAX, data, { chainId: 43_114 })).to.have.nested.property("call.value", 0n);
  });

  it("is read with its typed fields, the way of a bounded trade hidden", () => {
    const leaf = read(KYBER, swap);
    if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
    expect(leaf.call).to.include({ protocol: "kyberswap", operation: "swap", recipient: BOB });
    expect(leaf.call.amountIn).to.deep.include({ baseUnits: 100_000_000n });
    expect(leaf.call.amountOut).to.deep.include({ baseUnits: ETHER, bound: "at least" });
  });

  it("hides nothing of a trade that says neither who gets it nor by its name that the sender does", () => {
    const open = new Interface([
      "function swapOnZeroXv2(address fromToken, address toToken, uint256 fromAmount, uint256 amountOutMin, address exchange, bytes payload) payable",
    ]);
    const data = open.encodeFunctionData("swapOnZeroXv2", [USDC, WETH, 1n, 1n, BOB, "0x"]);
    const leaf = read(AUGUSTUS_V5, data);
    if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
    expect(leaf.call.peculiarities).to.deep.include({
      choice: "described value",
      label: "Exchange",
      value: BOB,
    });
  });

  it("is named where its calldata is no calldata of it", () => {
    for (const data of [swap.slice(0, 10), `${swap.slice(0, 10)}${"f".repeat(640)}`, `${swap}00`]) {
      const leaf = read(KYBER, data);
      expect(leaf).to.have.nested.property("unreadable.problem").that.includes("KyberSwap");
    }
  });

  it("is read where the registry leaves nothing open", () => {
    const leaf = read(SAVAX, staking.encodeFunctionData("submit"), { chainId: 43_114, value: ETHER });
    if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
    expect(leaf.call).to.include({
      protocol: "benqi",
      operation: "stake",
      recipient: ALICE,
      payable: true,
    });
    expect(leaf.call.amountIn).to.deep.include({ baseUnits: ETHER });
    expect(leaf.call.contract).to.include("ERC-7730");
  });

  it("is unknown on a chain or at an address that the registry does not name", () => {
    for (const leaf of [read(KYBER, swap, { chainId: 11_155_111 }), read(BOB, swap)]) {
      expect(leaf).to.have.nested.property("unreadable.problem").that.includes("No decoder knows");
    }
  });

  it("leaves no value unsaid: a bound of a trade, a hidden address, where a bridge leads to", () => {
    const named = (to: string, signature: string, values: unknown[], chainId = 1) => {
      const [name = ""] = signature.split("(");
      const data = new Interface([`function ${signature}`]).encodeFunctionData(name, values);
      const leaf = read(to, data, { chainId });
      if (!leaf || !("call" in leaf)) throw new Error(leaf?.unreadable.problem);
      const labels = (leaf.call.peculiarities ?? []).flatMap((one) =>
        one.choice === "described value" ? [one.label] : [],
      );
      return { ...leaf.call, labels };
    };
    const staked = named(YIELD_POL, "buyVoucherPOL(uint256 _amount, uint256 _minSharesToMint)", [ETHER, 0n]);
    expect(staked).to.include({ operation: "stake" });
    expect(staked.amountIn).to.deep.include({ baseUnits: ETHER });
    expect(staked.labels).to.deep.equal([]);
    const bridge = named(STARKGATE, "deposit(address token, uint256 amount, uint256 l2Recipient)", [
      STRK,
      ETHER,
      7n,
    ]);
    expect(bridge).to.include({ operation: "bridge" });
    expect(bridge.deed?.facts.filter(({ required }) => required)).to.have.length(1);
  });

  it("is refused at once where it shows a value as long as calldata can be, or more than can be named", () => {
    const exit = new Interface(["function requestExit(bytes[] validators_)"]);
    const data = (keys: string[]) => exit.encodeFunctionData("requestExit", [keys]);
    const long = `0x${"ab".repeat(400_000)}`;
    const { verdict } = judge({
      rule: "",
      intent: "Exit my validator with Kiln",
      tx: { chainId: 1, from: ALICE, to: KILN_EXIT, data: data([long]), value: "0" },
    });
    expect(verdict.decision).to.equal("REJECT");
    expect(JSON.stringify(verdict.results).length).to.be.lessThan(100_000);
    const many = read(KILN_EXIT, data(Array.from({ length: 100 }, () => "0xab")));
    expect(many).to.have.nested.property("unreadable.problem").that.includes("nobody could name");
  });

  it("never throws, whatever function and whatever bytes", () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed;
    };
    for (const { context, display } of Object.values(CLEARSIG_REPO_FULL)) {
      const [deployment] = context?.contract?.deployments ?? [];
      if (!deployment) continue;
      for (const signature of Object.keys(display?.formats ?? {})) {
        const selector = new Interface([`function ${signature}`]).fragments[0];
        const head = selector
          ? new Interface([selector]).getFunction(signature.split("(")[0] ?? "")?.selector
          : "0x00000000";
        const words = Array.from({ length: random() % 20 }, () =>
          (random() % 300).toString(16).padStart(64, "0"),
        );
        const leaf = read(deployment.address.toLowerCase(), `${head}${words.join("")}`, {
          chainId: deployment.chainId,
        });
        expect(leaf).to.be.an("object");
      }
    }
  });
});
