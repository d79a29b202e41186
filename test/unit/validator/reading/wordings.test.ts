import { expect } from "chai";
import { withMasks } from "../../../../commands/learn-remarks/with-masks.ts";
import { lex } from "../../../../validator/intent/lexer.ts";
import { weigh } from "../../../../validator/reading/remarks/weigh.ts";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const verdictOf = (intent: string, deed: DeedName) =>
  judge({ rule: "wording", intent, tx: DEEDS[deed].tx }).verdict;
const decide = (intent: string, deed: DeedName = "pay") => verdictOf(intent, deed).decision;

describe("a clause of the request in words that no rule has", () => {
  it("is passed over where they leave what it asks for as it is", () => {
    expect(decide(`Send 100 USDC over to ${FRIEND} for the lovely mural she painted`)).to.equal("PASS");
    expect(
      decide("My USDC just lie around doing nothing, so please deposit 750 USDC into Aave", "supply"),
    ).to.equal("PASS");
  });

  it("is refused where a word changes whose, how much or when", () => {
    for (const intent of [
      `Send 100 USDC to an address like ${FRIEND}`,
      `Send 100 USDC to ${FRIEND}'s successor`,
      `Send anything but 100 USDC to ${FRIEND}`,
      `Send 100 USDC from my second operating wallet to ${FRIEND}`,
      `Send 100 USDC to ${FRIEND} over Lightning`,
      `Send 100 USDC to ${FRIEND} in four slices spread over the day`,
    ])
      expect(decide(intent), intent).to.equal("REJECT");
    for (const intent of [
      "Supply 750 USDC to Aave for the treasury",
      "Supply 750 USDC to Aave as a twelve-month fixed deposit",
      "Supply 750 USDC to my brother's Aave position",
    ])
      expect(decide(intent, "supply"), intent).to.equal("REJECT");
  });

  it("is refused where the word stands in the place of the verb", () => {
    for (const intent of ["Plant 750 USDC at Aave", "Please escrow 750 USDC at Aave"])
      expect(decide(intent, "supply"), intent).to.equal("REJECT");
    expect(decide(`Stream 100 USDC to ${FRIEND}`)).to.equal("REJECT");
  });

  it("is weighed by its words and not by the values in it", () => {
    const weight = (clause: string) => weigh(withMasks(lex(clause)), "request");
    expect(weight("send {amount} to the contract that replaced {address}")).to.be.above(
      weight("send {amount} to the gardener at {address}"),
    );
  });

  it("is accounted for as what it is", () => {
    const intent = `Send 100 USDC over to ${FRIEND} for the lovely mural she painted`;
    const { words = [] } = verdictOf(intent, "pay").explanation ?? {};
    expect(words.find(({ text }) => text === "painted")?.as).to.equal("wording");
  });
});
