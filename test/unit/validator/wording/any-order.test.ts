import { expect } from "chai";
import { FRIEND, STRANGER, USDC, USER, V2_ROUTER, WETH } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { judge } from "../../../corpus/judge.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

type Given = Record<string, unknown>;

const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  600n * USD6,
  (198n * ETHER) / 1000n,
  [USDC, WETH],
  USER,
  SOON,
]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 35n * USD6]);
const both = {
  transactions: [paid, erc20.call(USDC, "transfer", [STRANGER, 45n * USD6])],
};

const decisionOf = (intent: string, tx: Given) =>
  judge({ rule: "told in another order", intent, tx, metadata: AT_PRICES }).verdict.decision;

const orders = <One>(some: readonly One[]): One[][] =>
  some.length < 2
    ? [[...some]]
    : some.flatMap((one, at) => orders(some.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/** How each order of the parts is decided, where that is not as it should be. */
const decidedOtherwise = (parts: readonly string[], tx: Given, decision: "PASS" | "REJECT") =>
  orders(parts)
    .map((order) => order.join(", "))
    .filter((intent) => decisionOf(intent, tx) !== decision);

describe("a request all of whose words are known", () => {
  it("is read in whatever order its parts stand", () => {
    const trade = ["swap 600 USDC", "at least 0.198 WETH", "on Uniswap V2", "to my own wallet"];
    expect(decidedOtherwise(trade, sold, "PASS")).to.deep.equal([]);
    expect(decidedOtherwise(["payment", "35 USDC", `to ${FRIEND}`, "please"], paid, "PASS")).to.deep.equal(
      [],
    );
  });

  it("is read in no order with the sides of a trade exchanged", () => {
    const turned = ["buy 600 USDC", "with at most 0.198 WETH", "on Uniswap V2", "to my own wallet"];
    expect(decidedOtherwise(turned, sold, "REJECT")).to.deep.equal([]);
  });

  it("is read in no order with a word that none of its deeds knows", () => {
    for (const word of ["perhaps", "yesterday", "unless", "half", "monthly", "zorbify"])
      expect(
        decidedOtherwise(["payment", "35 USDC", `to ${FRIEND}`, word], paid, "REJECT"),
        word,
      ).to.deep.equal([]);
  });

  it("says of each payment who gets how much, and nothing else will do", () => {
    expect(decisionOf(`35 USDC to ${FRIEND} and 45 USDC to ${STRANGER}`, both)).to.equal("PASS");
    expect(decisionOf(`To ${FRIEND} 35 USDC, and ${STRANGER} gets 45 USDC.`, both)).to.equal("PASS");
    expect(decisionOf(`45 USDC to ${FRIEND} and 35 USDC to ${STRANGER}`, both)).to.equal("REJECT");
    expect(decisionOf(`To ${FRIEND} 45 USDC, and ${STRANGER} gets 35 USDC.`, both)).to.equal("REJECT");
    expect(decisionOf(`35 USDC and 45 USDC to ${FRIEND}`, both)).to.equal("REJECT");
  });
});
