import { expect } from "chai";
import fc from "fast-check";
import { intentText } from "../../../domain/intent-text.ts";
import { duration } from "../../../web/agents/duration.ts";
import { blocksOf, joined, sumOf, verdictsOf } from "../../../web/agents/verdicts.ts";
import { inBaseUnits, inCoins, shareOf } from "../../../web/budgets/amounts.ts";
import { listAge } from "../../../web/operator/list-age.ts";
import { intentText as intentTextOfPages } from "../../../web/settings/intent-text.ts";

describe("amounts on the pages", () => {
  it("come back as they were, whatever the token's decimals", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(36), (amount, decimals) => {
        expect(inBaseUnits(inCoins(amount.toString(), decimals), decimals)).to.equal(amount.toString());
      }),
    );
  });

  it("are read as people write them, and refused where they are no number or too fine", () => {
    expect(inBaseUnits("0.5", 18)).to.equal("500000000000000000");
    expect(inBaseUnits("12", 0)).to.equal("12");
    for (const text of ["", "half", "-1", "1e18", "1,5", ".5", "0x1", "1.", "0.1234567"])
      expect(inBaseUnits(text, 6), text).to.equal(undefined);
  });

  it("have a share of their limit, also of none", () => {
    expect(shareOf("25", "100")).to.equal(0.25);
    expect(shareOf("0", "0")).to.equal(0);
  });
});

describe("the chart of verdicts", () => {
  const interval = {
    start: "2026-11-16T00:00:00.000Z",
    total: 9,
    approved: 1,
    rejected: 2,
    executed: 3,
    failed: 1,
  };

  it("counts what was executed or failed afterwards as approved, and the rest as open", () => {
    expect(verdictsOf(interval)).to.deep.equal({ start: interval.start, approved: 5, rejected: 2, open: 2 });
  });

  it("counts neighbours together where there are more than can be told apart, and loses none", () => {
    const days = Array.from({ length: 400 }, () => verdictsOf(interval));
    const bars = joined(days, 31);
    expect(bars.length).to.be.at.most(31);
    expect(bars.reduce((sum, bar) => sum + sumOf(bar), 0)).to.equal(400 * 9);
    expect(joined(days.slice(0, 31), 31)).to.deep.equal(days.slice(0, 31));
    expect(joined([], 31)).to.deep.equal([]);
  });

  it("puts one block on top of the other, and none for nothing", () => {
    expect(blocksOf(verdictsOf({ ...interval, rejected: 0, total: 6 }))).to.deep.equal([
      { part: "approved", bottom: 0, count: 5 },
      { part: "open", bottom: 5, count: 1 },
    ]);
  });
});

describe("an intent that the pages have signed", () => {
  it("is the text that the service checks, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1 }), (userPrompt, chainId) => {
        const intent = { escrow: "0x1", chainId, expires: "2026-11-17T00:00:00.000Z", userPrompt };
        expect(intentTextOfPages(intent)).to.equal(intentText(intent));
      }),
    );
  });
});

describe("a duration", () => {
  it("is told in the largest unit of which there are two", () => {
    expect(duration(1.44)).to.equal("1.4 s");
    expect(duration(119)).to.equal("119 s");
    expect(duration(150)).to.equal("2.5 minutes");
    expect(duration(20 * 86_400)).to.equal("20 days");
  });
});

describe("the age of a sanctions list", () => {
  it("is said in days, and what is not known is not made up", () => {
    const now = new Date("2026-11-16T12:00:00Z");
    expect(listAge("2026-11-16", now)).to.contain("today");
    expect(listAge("2026-11-14", now)).to.contain("2 days ago");
    for (const date of [null, "", "soon"]) expect(listAge(date, now)).to.contain("does not say");
  });
});
