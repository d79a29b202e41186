import { expect } from "chai";
import { getAddress } from "ethers";
import { calldata } from "../../../corpus/calldata.ts";
import { CORPUS } from "../../../corpus/corpus.ts";
import { judge } from "../../../corpus/judge.ts";
import { ALICE, BOB, USDC } from "../../../corpus/parties.ts";

const payment = (data = calldata("transfer", BOB, 5_000_000n)) =>
  judge({ rule: "", intent: `Send 5 USDC to ${BOB}`, tx: { from: ALICE, to: USDC, data } }).verdict;

describe("the decoded call in a verdict", () => {
  it("is there for a token's transfer, with amounts and arguments as people read them", () => {
    expect(payment().context.call).to.deep.equal({
      operation: "transfer",
      protocol: "erc20",
      contract: null,
      function: "transfer(address,uint256)",
      from: getAddress(ALICE),
      to: getAddress(USDC),
      value: "0",
      arguments: { to: getAddress(BOB), amount: "5000000" },
      amount_in: { amount: "5", base_units: "5000000", token: "USDC", contract: getAddress(USDC) },
      recipient: getAddress(BOB),
    });
  });

  it("is there when the verdict is REJECT, and absent only where nothing was decoded", () => {
    const rejected = payment(calldata("transfer", ALICE, 5_000_000n));
    expect(rejected.decision).to.equal("REJECT");
    expect(rejected.context.call).to.have.property("recipient", getAddress(ALICE));
    expect(payment("0xdeadbeef").context).to.not.have.property("call");
  });
});

describe("the texts of verdicts", () => {
  it("show every address with its checksum", () => {
    const pairs = CORPUS.flatMap(({ pairs: all }) => all).filter((_, index) => index % 7 === 0);
    const plain = pairs.flatMap((pair) => {
      const { reason, results, explanation } = judge(pair).verdict;
      const texts = [
        reason,
        explanation?.summary ?? "",
        ...Object.values(results).map((one) => one.reasoning),
      ];
      return texts.flatMap((text) => text.match(/\b0x[0-9a-fA-F]{40}\b/g) ?? []);
    });
    expect(plain.length).to.be.greaterThan(100);
    expect(plain.filter((address) => address !== getAddress(address.toLowerCase()))).to.deep.equal([]);
  });
});
