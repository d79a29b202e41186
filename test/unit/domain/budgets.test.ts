import { expect } from "chai";
import type { SpentBudget } from "../../../domain/budgets/budget.ts";
import { checkBudgets } from "../../../domain/budgets/check-budgets.ts";
import { movedNothing } from "../../../domain/budgets/moved-nothing.ts";
import type { Outflows } from "../../../domain/budgets/outflow.ts";
import { refusalText } from "../../../domain/budgets/refusal-text.ts";

const TOKEN = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

function budget(given: Partial<SpentBudget>): SpentBudget {
  return {
    asset: "native",
    chainId: null,
    limits: { transaction: null, "24h": null, "30d": null },
    spent: { "24h": 0n, "30d": 0n },
    ...given,
  };
}

const moving = (amount: bigint, asset = "native", chainId = 1): Outflows => ({
  chainId,
  of: [{ asset, amount }],
  isWhole: true,
});

describe("a budget", () => {
  const limits = { transaction: 50n, "24h": 100n, "30d": 500n };

  it("lets pass what its limits leave, to the last unit", () => {
    const spent = { "24h": 60n, "30d": 60n };
    expect(checkBudgets(moving(40n), [budget({ limits, spent })])).to.equal(undefined);
    expect(checkBudgets(moving(50n), [budget({ limits })])).to.equal(undefined);
  });

  for (const [period, amount, spent, left] of [
    ["transaction", 51n, { "24h": 0n, "30d": 0n }, 50n],
    ["24h", 41n, { "24h": 60n, "30d": 60n }, 40n],
    ["30d", 2n, { "24h": 0n, "30d": 499n }, 1n],
    // Lowered below what is spent already.
    ["24h", 1n, { "24h": 120n, "30d": 120n }, 0n],
  ] as const) {
    it(`refuses ${amount} where ${left} are left (${period}), and says so`, () => {
      const refused = checkBudgets(moving(amount), [budget({ limits, spent })]);
      expect(refused).to.include({ period, left, asked: amount, limit: limits[period] });
    });
  }

  it("is about its own asset, and about its own chain where it names one", () => {
    const none = { transaction: 0n, "24h": null, "30d": null };
    expect(checkBudgets(moving(1n, TOKEN), [budget({ limits: none })])).to.equal(undefined);
    expect(checkBudgets(moving(1n), [budget({ limits: none, chainId: 10 })])).to.equal(undefined);
    expect(checkBudgets(moving(1n, "native", 10), [budget({ limits: none, chainId: 10 })])).to.include({
      chainId: 10,
      left: 0n,
    });
  });

  it("for a token refuses what nobody can read; one for the native currency counts its value", () => {
    const unread: Outflows = { chainId: 1, of: [{ asset: "native", amount: 5n }], isWhole: false };
    expect(checkBudgets(unread, [budget({ limits })])).to.equal(undefined);
    expect(checkBudgets(unread, [budget({ limits, spent: { "24h": 96n, "30d": 96n } })])).to.include({
      asked: 5n,
      left: 4n,
    });
    expect(checkBudgets(unread, [budget({ limits, asset: TOKEN, chainId: 10 })])).to.equal(undefined);
    expect(checkBudgets(unread, [budget({ limits, asset: TOKEN })])).to.include({
      asset: TOKEN,
      asked: null,
    });
  });

  it("is named in the refusal, with what is left", () => {
    const spent = { "24h": 60n, "30d": 60n };
    const refused = checkBudgets(moving(41n, TOKEN), [budget({ limits, spent, asset: TOKEN, chainId: 1 })]);
    expect(refused && refusalText("agent", refused)).to.equal(
      `The agent budget for the token ${TOKEN} on chain 1 is 100 base units in 24 hours, of which 40 are left; this call takes out up to 41.`,
    );
  });
});

describe("an order that is over", () => {
  const order = { end: "custody-failed", wasClaimed: true, custodyStatus: null, txHash: null } as const;

  for (const [what, known, expected] of [
    ["that nobody was allowed to submit", { wasClaimed: false, end: "execution-cancelled" }, true],
    ["that the provider refused, and surely has not", { wasClaimed: false, end: "custody-refused" }, true],
    ["that the chain reverted", { end: "custody-reverted", custodyStatus: "COMPLETED", txHash: "0x1" }, true],
    ["that the provider ended before it was signed", { custodyStatus: "REJECTED" }, true],
    ["that the provider cancelled in time", { end: "execution-cancelled", custodyStatus: "CANCELLED" }, true],
    ["that was executed", { end: "custody-executed", custodyStatus: "COMPLETED", txHash: "0x1" }, false],
    ["that the provider failed with, broadcast or not", { custodyStatus: "FAILED" }, false],
    ["whose time is up, and nobody knows", { end: "execution-expired" }, false],
    ["that is rejected, and has a hash all the same", { custodyStatus: "REJECTED", txHash: "0x1" }, false],
    ["under whose id there is something else", { end: "custody-differs", custodyStatus: "REJECTED" }, false],
  ] as const) {
    it(`${expected ? "moved nothing" : "counts as spent"}: one ${what}`, () => {
      expect(movedNothing({ ...order, ...known })).to.equal(expected);
    });
  }
});
