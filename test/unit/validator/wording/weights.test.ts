import { expect } from "chai";
import { FRIEND, USDC } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { judge } from "../../../corpus/judge.ts";
import { USD6 } from "../../../corpus/terms.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 35n * USD6]);
const verdictOf = (intent: string) => judge({ rule: "by its wording", intent, tx: paid }).verdict;

/** Words that no table has, around a request that has them too. */
const KIND = [
  "The twins turned six and their cousin baked the cake.",
  "What a sunny day, greetings from the harbour!",
  "My plumber fixed the boiler before breakfast.",
];

describe("a request in everyday words", () => {
  it("passes with what people tell beside it", () => {
    for (const remark of KIND)
      expect(verdictOf(`${remark} Shoot 35 USDC over to ${FRIEND}, please.`).decision, remark).to.equal(
        "PASS",
      );
  });

  it("is refused for one clause against it, however much kindness stands around it", () => {
    for (const against of ["Only simulate it, of course.", "But ask me first.", "That was a joke!"]) {
      const told = `${KIND[0]} Shoot 35 USDC over to ${FRIEND}, please. ${KIND[1]} ${against} ${KIND[2]}`;
      expect(verdictOf(told).decision, against).to.equal("REJECT");
    }
  });

  it("is not read where more than a fifth of its words were never seen", () => {
    const told = `Shoot 35 USDC over to ${FRIEND}, zorbify the quonk while blenting florps.`;
    expect(verdictOf(told).decision).to.equal("REJECT");
  });
});
