import { expect } from "chai";
import { FRIEND, STRANGER, USDC } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { judge } from "../../../corpus/judge.ts";
import { ETHER, USD6 } from "../../../corpus/terms.ts";

const basisOf = (tx: Record<string, unknown>, intent = `Send 5 USDC to ${FRIEND}`) =>
  judge({ rule: "", intent, tx }).verdict.context.rests_on as Record<string, string>;
const VERSION = /, version [0-9a-f]{16} of \d{4}-\d\d-\d\d$/;

describe("what a verdict's facts rest on", () => {
  it("is a table with its version, for what tables know", () => {
    const facts = basisOf(erc20.call(USDC, "transfer", [FRIEND, 5n * USD6]));
    expect(facts[`token ${USDC}`])
      .to.match(/^the table of tokens/)
      .and.to.match(VERSION);
    expect(facts["call 1"]).to.equal("its calldata, by a decoder of its own");
    expect(facts.chain).to.equal("the request's own word");
    expect(facts.sanctions).to.include("OFAC");
  });

  it("is the registry with its package, for what only that describes", () => {
    const sAvax = "0x2b2C81e08f1Af8835a78Bb2A90AE924ACE0eA4bE";
    const stake = callsOf(["function submit() payable"]).call(sAvax, "submit", [], {
      value: ETHER,
      chainId: 43_114,
    });
    expect(basisOf(stake, "Stake 1 AVAX with BENQI")["call 1"]).to.match(
      /^its calldata, by the ERC-7730 registry, micro-eth-signer \d/,
    );
  });

  it("is the request's own word, or nobody's, for what is only told or not known", () => {
    const told = basisOf({
      operation: "transfer",
      asset: "USDC",
      amount: "5",
      recipient: FRIEND,
      chainId: 1,
    });
    expect(told["call 1"]).to.equal("the request's own description, without calldata");
    const unknown = basisOf(erc20.call(STRANGER, "transfer", [FRIEND, 5n]));
    expect(unknown[`token ${STRANGER}`]).to.equal("no table");
  });
});
