import { expect } from "chai";
import { reportedEnd } from "../../../domain/ending-report.ts";

const awaited = { kind: "execution", end: null } as const;
const differs = { kind: "execution", end: "execution-differs" } as const;
const confirmed = { kind: "execution", end: "execution-confirmed" } as const;
const settled = { kind: "settlement", end: "settlement-failed" } as const;

describe("reports of an end", () => {
  it("come to none while nobody knows", () => {
    expect(reportedEnd([])).to.equal(undefined);
    expect(reportedEnd([awaited, awaited])).to.equal(undefined);
  });

  it("come to what was acknowledged, whatever is found on chain", () => {
    expect(reportedEnd([differs, confirmed, settled])).to.equal("settlement-failed");
  });

  it("come to the execution that did what was verified before one that did not", () => {
    expect(reportedEnd([differs, awaited, confirmed])).to.equal("execution-confirmed");
    expect(reportedEnd([awaited, differs])).to.equal("execution-differs");
  });
});
