import { expect } from "chai";
import { C_USDC, STETH, USDC, USER, WETH } from "../../../corpus/addresses.ts";
import { cToken, lido } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { outcome } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const GAS = "technical_invariants.gas_limits";
const AT_4000 = { prices_usd: { ETH: 4000 } };

const stake = (gas: Record<string, unknown>) => ({
  ...lido.call(STETH, "submit", ["0x0000000000000000000000000000000000000000"], { value: ETHER }),
  gas,
});
/** 60,000 and 190,000 units. */
const supply = (gas: Record<string, unknown>) => ({
  chainId: 1,
  from: USER,
  transactions: [
    { ...erc20.call(USDC, "approve", [C_USDC, 100n * USD6]), gas_limit: 60_000 },
    { ...cToken.call(C_USDC, "mint", [100n * USD6]), gas_limit: 190_000 },
  ],
  gas,
});

describe("what gas may cost in all", () => {
  const wordings = [
    "don't spend more than $5 on gas",
    "keep total gas cost below $5",
    "gas fees must not exceed 5 dollars",
    "with at most $5 in network fees",
    "max $5 gas",
    "gas cost under 0.00125 ETH",
  ];
  for (const bound of wordings) {
    it(`is limit times price: ${bound}`, () => {
      const intent = `Stake 1 ETH with Lido, ${bound}`;
      expect(outcome(intent, stake({ gas_limit: 250_000, max_fee_gwei: 5 }), AT_4000)).to.equal("PASS");
      expect(outcome(intent, stake({ gas_limit: 250_000, max_fee_gwei: 6 }), AT_4000)).to.equal(GAS);
      expect(outcome(intent, stake({ max_fee_gwei: 5 }), AT_4000)).to.equal(GAS);
      expect(outcome(intent, stake({ gas_limit: 250_000 }), AT_4000)).to.equal(GAS);
    });
  }

  it("cannot be told in dollars without the currency's price", () => {
    const intent = "Stake 1 ETH with Lido, at most $5 in gas";
    expect(outcome(intent, stake({ gas_limit: 250_000, max_fee_gwei: 5 }))).to.equal(GAS);
  });

  it("counts every transaction of a list", () => {
    const intent = "Supply 100 USDC to Compound, spending no more than 5 USD on gas";
    expect(outcome(intent, supply({ max_fee_gwei: 5 }), AT_4000)).to.equal("PASS");
    expect(outcome(intent, supply({ max_fee_gwei: 6 }), AT_4000)).to.equal(GAS);
  });

  it("is no amount that is sent", () => {
    const intent = "Stake 1 ETH with Lido, spend at most 0.01 ETH on gas";
    expect(
      outcome(intent, {
        ...stake({ gas_limit: 250_000, max_fee_gwei: 5 }),
        value: (ETHER / 100n).toString(),
      }),
    ).to.equal("intent_alignment.amount_matching");
  });
});

describe("a priority fee that the intent bounds", () => {
  for (const bound of ["priority fee at most 2 gwei", "tip no more than 2 gwei", "max 2 gwei priority fee"]) {
    it(`is what the transaction adds to the base fee: ${bound}`, () => {
      const intent = `Stake 1 ETH with Lido, ${bound}`;
      const gas = (priority: number | undefined) =>
        stake({ max_fee_gwei: 20, ...(priority === undefined ? {} : { max_priority_fee_gwei: priority }) });
      expect(outcome(intent, gas(2))).to.equal("PASS");
      expect(outcome(intent, gas(3))).to.equal(GAS);
      expect(outcome(intent, gas(undefined))).to.equal(GAS);
    });
  }
});

describe("a gas limit", () => {
  it("may be that of all transactions together", () => {
    const supplying = (limit: string) =>
      `Supply 100 USDC to Compound. Total gas limit across steps <= ${limit}`;
    expect(outcome(supplying("250,000"), supply({ max_fee_gwei: 5 }))).to.equal("PASS");
    expect(outcome(supplying("249,999"), supply({ max_fee_gwei: 5 }))).to.equal(GAS);
    expect(outcome("Supply 100 USDC to Compound, gas limit 200000", supply({ max_fee_gwei: 5 }))).to.equal(
      "PASS",
    );
  });
});

describe("what the intent bounds", () => {
  const bounds = ["gas under 8 gwei", "max fee 8 gwei", "tip at most 2 gwei", "gas limit 300000"];
  const { gas: _, ...plain } = stake({});
  for (const bound of bounds) {
    it(`has to be stated by the transaction: ${bound}`, () => {
      const intent = `Stake 1 ETH with Lido, ${bound}`;
      const stated = { gas: 250_000, maxFeePerGas: "7000000000", maxPriorityFeePerGas: "1000000000" };
      expect(outcome(intent, { ...plain, ...stated })).to.equal("PASS");
      expect(outcome(intent, plain)).to.equal(GAS);
    });
  }

  it("is kept where the account only signs an order, whose gas others pay", () => {
    const order = {
      kind: "sell",
      sellToken: USDC,
      buyToken: WETH,
      sellAmount: "4000000000",
      buyAmount: "990000000000000000",
      validTo: Number(SOON),
      receiver: USER,
      partiallyFillable: false,
    };
    const intent = "Sell 4000 USDC for WETH on CoW Swap, 1% slippage, gas under 8 gwei";
    const prices = { prices: { ETH: 4000, WETH: 4000, USDC: 1 } };
    expect(outcome(intent, { chainId: 1, from: USER, order }, prices)).to.equal("PASS");
  });
});
