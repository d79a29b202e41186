import { expect } from "chai";
import { judgeAll } from "../../../corpus/judge.ts";
import { type Written, written } from "../../../corpus/written/written.ts";

const decidedOtherwise = (kind: Written, decision: "PASS" | "REJECT") =>
  judgeAll(written(kind))
    .filter(({ verdict }) => verdict.decision !== decision)
    .map(({ pair, verdict }) => `${pair.rule}: ${pair.intent} (${verdict.reason})`);

describe("requests in other people's words", () => {
  it("pass where they are right and have been read before", () => {
    expect(decidedOtherwise("right", "PASS")).to.deep.equal([]);
  });

  it("are refused where one fact is wrong", () => {
    expect(decidedOtherwise("wrong", "REJECT")).to.deep.equal([]);
  });

  it("are refused where they do not ask for it to be done, however right their facts are", () => {
    expect(decidedOtherwise("hostile", "REJECT")).to.deep.equal([]);
  });

  it("are all counted: a right one that is read is no longer listed as open", () => {
    expect(decidedOtherwise("open", "REJECT")).to.deep.equal([]);
  });
});
