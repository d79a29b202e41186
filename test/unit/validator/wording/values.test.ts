import { expect } from "chai";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { readTerms } from "../../../../validator/reading/read-terms.ts";
import { atOnce } from "../../../../validator/stages/staged.ts";
import { readValues, type Values } from "../../../../validator/wording/read-values.ts";
import { FRIEND, STRANGER, USDC, USER, V2_ROUTER, WETH } from "../../../corpus/addresses.ts";
import { erc20, weth } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { requestText } from "../../../corpus/judge.ts";
import { AT_PRICES, ETHER, EVALUATED_AT, SOON, USD6 } from "../../../corpus/terms.ts";

type Given = Record<string, unknown>;

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const paid = (to: string, dollars: bigint) => erc20.call(USDC, "transfer", [to, dollars * USD6]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  600n * USD6,
  (198n * ETHER) / 1000n,
  [USDC, WETH],
  USER,
  SOON,
]);

function valuesOf(intent: string, tx: Given): Values | undefined {
  const pair = { rule: "by its values", intent, tx, metadata: AT_PRICES };
  const opened = engine.open(requestText(pair), EVALUATED_AT);
  if ("invalid" in opened) throw new Error(opened.invalid);
  const { calls, chain, prices } = opened;
  const terms = atOnce(readTerms(intent, EVALUATED_AT));
  return atOnce(readValues(terms, calls, { chainId: chain.id, prices }));
}

const weighed = (intent: string, tx: Given) => valuesOf(intent, tx)?.sequence.map(({ features }) => features);

describe("what the wording of a request is weighed by", () => {
  it("is the same whatever its sums and parties are", () => {
    const one = weighed(`Zap 35 USDC over to ${FRIEND} for the garage`, paid(FRIEND, 35n));
    expect(one?.flat()).to.include.members(["zap", "sum given", "address recipient", "garage"]);
    expect(weighed(`Zap 4,100 USDC over to ${STRANGER} for the garage`, paid(STRANGER, 4100n))).to.deep.equal(
      one,
    );
  });

  it("has no request in it where a sum, a token, a party or a place is none of the calls'", () => {
    for (const intent of [
      `Zap 36 USDC over to ${FRIEND}`,
      `Zap 35 DAI over to ${FRIEND}`,
      `Zap 35 USDC over to ${STRANGER}`,
      `Zap 35 USDC over to ${FRIEND} by way of Aave`,
      `Zap 35 USDC over to ${FRIEND} and 1 ETH`,
    ])
      expect(weighed(intent, paid(FRIEND, 35n)), intent).to.equal(undefined);
  });

  it("leaves out nothing that pins the call down", () => {
    expect(weighed("Zap 35 USDC over to my friend", paid(FRIEND, 35n))).to.equal(undefined);
    expect(weighed(`Zap USDC over to ${FRIEND}`, paid(FRIEND, 35n))).to.equal(undefined);
  });

  it("names who gets how much in one order", () => {
    const both = { transactions: [paid(FRIEND, 35n), paid(STRANGER, 45n)] };
    const told = (first: string, second: string) => `Zap 35 USDC to ${first}, 45 USDC to ${second}`;
    expect(weighed(told(FRIEND, STRANGER), both)).to.not.equal(undefined);
    expect(weighed(told(STRANGER, FRIEND), both)).to.equal(undefined);
  });

  it("has words that stand between a number and its token", () => {
    const told = weighed(`Zap 35 nice shiny USDC to ${FRIEND}`, paid(FRIEND, 35n));
    expect(told === undefined || told.flat().includes("shiny")).to.equal(true);
  });

  it("leaves a number in the sentence of a trade to others, unless it counts an invoice", () => {
    const told = (beside: string) => `Dump 600 USDC into at least 0.198 WETH on Uniswap V2${beside}`;
    expect(weighed(told(", invoice 77"), sold)).to.not.equal(undefined);
    expect(weighed(told(", rate around 3055"), sold)).to.equal(undefined);
  });

  it("has the days that are over, and none to come", () => {
    const told = (day: string) => `Dump 600 USDC into at least 0.198 WETH on Uniswap V2 as agreed on ${day}`;
    for (const day of ["9 November", "the 9th of Nov", "Nov 9, 2026"])
      expect(weighed(told(day), sold), day).to.not.equal(undefined);
    for (const day of ["9 December", "Dec 9, 2026", "9 November 2027"])
      expect(weighed(told(day), sold), day).to.equal(undefined);
  });

  it("has words of a denial that forbids nothing, and what is forbidden never", () => {
    const told = (aside: string) => `${aside} Dump 600 USDC into at least 0.198 WETH on Uniswap V2.`;
    for (const aside of [
      "The landlord won't take ether any more, odd as that is.",
      "My aunt can't touch what she can't hold.",
      "It's a swap, not a loan.",
    ])
      expect(weighed(told(aside), sold)?.flat(), aside).to.include("dump");
    for (const order of ["Don't use pools without an audit.", "Do not swap yet."])
      expect(weighed(told(order), sold), order).to.equal(undefined);
  });

  it("has a least that is told from its other side", () => {
    const told = (bound: string) => `Dump 600 USDC into WETH on Uniswap V2. ${bound}`;
    for (const bound of ["Nothing under 0.198 will do.", "I reject any fill below 0.198 WETH."])
      expect(weighed(told(bound), sold), bound).to.not.equal(undefined);
    expect(weighed(told("I reject any fill below 0.2 WETH."), sold)).to.equal(undefined);
  });

  it("knows a name by its capital, and a compound by its parts", () => {
    const one = weighed(`Zap 35 USDC to Zyxwvutia at ${FRIEND}`, paid(FRIEND, 35n));
    expect(one).to.deep.include(["zyxwvutia", "a name"]);
    expect(one?.some((features) => features.includes("a name") && features[0] !== "zyxwvutia")).to.equal(
      false,
    );
    const parts = weighed(`Zap 35 USDC to ${FRIEND} for the jam-walrus`, paid(FRIEND, 35n));
    expect(parts?.flat()).to.include.members(["jam", "walrus"]);
  });

  it("tells nobody of another deed than his, and names no other vault", () => {
    const granted = erc20.call(USDC, "approve", [V2_ROUTER, 400n * USD6]);
    const both = { transactions: [granted, paid(FRIEND, 35n)] };
    const told = (verb: string) => `Approve ${V2_ROUTER} for 400 USDC, and ${verb} ${FRIEND} 35 USDC.`;
    expect(weighed(told("pay"), both)).to.not.equal(undefined);
    expect(weighed(told("approve"), both)).to.equal(undefined);
    expect(weighed(`Zap 35 USDC to ${FRIEND} into the Steakhouse vault`, paid(FRIEND, 35n))).to.equal(
      undefined,
    );
  });

  it("says that it is wrapped where something is wrapped before it is sent", () => {
    const wrapped = {
      transactions: [
        weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
        erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
      ],
    };
    expect(weighed(`Wrap 3 ETH and send it to ${FRIEND}`, wrapped)).to.not.equal(undefined);
    expect(weighed(`Just send 3 ETH, plain ether, to ${FRIEND}`, wrapped)).to.equal(undefined);
  });
});
