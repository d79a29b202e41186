import { expect } from "chai";
import { C_USDC, USDC, USER } from "../../../corpus/addresses.ts";
import { cToken } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { judge } from "../../../corpus/judge.ts";
import { BOB } from "../../../corpus/parties.ts";
import { USD6 } from "../../../corpus/terms.ts";
import { readAlone, showIntent } from "./show-intent.ts";

const APES = "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d";
const short = (address: string) => address.slice(0, 6).toLowerCase();

describe("where and by whom it is done", () => {
  for (const [rule, text, step] of [
    ["behind both sides stands a place", "Swap 5 AAVE to USDT with CoW", "swap 5 AAVE -> USDT on cow"],
    ["behind both sides stands a place", "Swap 5 USDC for DAI by 1inch", "swap 5 USDC -> DAI on 1inch"],
    ["what moves to an address is sent", `Move 20 USDT to ${BOB}`, `transfer 20 USDT to ${short(BOB)}`],
    ["what moves to a lender is not traded", "Move 20 USDT to Aave", "transfer 20 USDT on aave"],
    [
      "what lenders are given may be called liquidity",
      "Provide 5 USDC as liquidity to Aave",
      "supply 5 USDC on aave",
    ],
  ] as const)
    it(`${rule}: ${text}`, () => {
      expect(showIntent(text).steps).to.deep.equal([step]);
    });
});

describe("where a collectible lies", () => {
  for (const text of [
    `Send the NFT with id 501 from contract ${APES} to ${BOB}`,
    `Give ${BOB} my NFT #501 in the collection ${APES}`,
  ])
    it(`is its collection and no party: ${text}`, () => {
      const { steps, ambiguities } = readAlone(text, 0);
      expect(steps[0]?.token?.contract).to.equal(APES);
      expect(steps[0]?.counterparty).to.include({ address: BOB });
      expect(ambiguities).to.deep.equal([]);
    });
});

describe("terms in few words", () => {
  it("an order is filled fully where it says so", () => {
    for (const term of ["must be fully filled", "don't fill it partially", "never fill in parts"])
      expect(showIntent(`Sell 5 DAI for USDC, ${term}`)).to.include({ partialFill: false });
  });

  it("the worst price is a slippage", () => {
    expect(showIntent("Sell 5 DAI for USDC, at worst 0.5% under market")).to.include({ slippage: 50 });
  });

  it("what one does not want to pay in gwei is a gas price", () => {
    for (const term of [
      "I don't want to pay more than",
      "not willing to pay above",
      "we do not want to go over",
    ])
      expect(showIntent(`Withdraw 5 DAI from Compound, ${term} 10 gwei`)).to.include({
        gasPrice: 10_000_000_000n,
      });
  });
});

describe("an allowance that is reset before it is given anew", () => {
  const approve = (amount: bigint) => ({
    ...erc20.call(USDC, "approve", [C_USDC, amount * USD6]),
    type: "approve",
  });
  const mint = cToken.call(C_USDC, "mint", [600n * USD6]);
  const decide = (intent: string, ...transactions: readonly Record<string, unknown>[]) =>
    judge({ rule: "", intent, tx: { chainId: 1, from: USER, transactions } }).verdict.decision;

  for (const intent of [
    "Supply 600 USDC to Compound V2",
    "Supply 600 USDC to Compound V2; reset the old allowance to zero first",
  ])
    it(`is described as approved, and comes first: ${intent}`, () => {
      expect(decide(intent, approve(0n), approve(600n), mint)).to.equal("PASS");
      expect(decide(intent, approve(600n), approve(0n), mint)).to.equal("REJECT");
      expect(decide(intent, approve(0n), mint)).to.equal("REJECT");
    });

  it("is not left out, and not moved behind its use", () => {
    const intent = "Supply 600 USDC to Compound V2; reset the old allowance to zero first";
    expect(decide(intent, approve(600n), mint)).to.equal("REJECT");
    expect(decide(intent, approve(600n), mint, approve(0n))).to.equal("REJECT");
  });
});
