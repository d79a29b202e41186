import { expect } from "chai";
import { judge } from "../../../corpus/judge.ts";

const PAID = {
  to: "0xC888baDADE07796a6a563d795AABfa301795293b",
  value: "1000000000000000000",
  chainId: 1,
  maxFeePerGas: "10000000000",
};

/** What each stretch of a request to pay one ether counts as. */
function counted(rest: string) {
  const intent = `Send 1 ETH to ${PAID.to}${rest}`;
  const { verdict } = judge({ rule: "pay", intent, tx: PAID });
  const words = verdict.explanation?.words ?? [];
  return { decision: verdict.decision, words: words.map(({ text, as }) => `${as}: ${text}`) };
}

describe("the words of a term", () => {
  it("are one stretch under its name, where the request is read", () => {
    const { decision, words } = counted(" on Ethereum, gas below 20 gwei");
    expect(decision).to.equal("PASS");
    expect(words).to.include.members(["chain: Ethereum", "gas: gas below 20 gwei"]);
    expect(words.filter((one) => one.startsWith("term"))).to.deep.equal([]);
  });

  it("are so where it is refused, too", () => {
    const { decision, words } = counted(" within 20 minutes, or so says the gardener");
    expect(decision).to.equal("REJECT");
    expect(words).to.include("deadline: within 20 minutes");
  });
});
