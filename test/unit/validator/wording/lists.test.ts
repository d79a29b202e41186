import { expect } from "chai";
import { judgeAll } from "../../../corpus/judge.ts";
import { type Learnt, learntTexts } from "../../../corpus/learnt/learnt.ts";

/** All of them take minutes. */
const EVERY = 12;

/** How many of a hundred pass. */
function passing(kind: Learnt): number {
  const some = learntTexts(kind).filter((_, at) => at % EVERY === 0);
  const passed = judgeAll(some).filter(({ verdict }) => verdict.decision === "PASS");
  return (100 * passed.length) / some.length;
}

describe("the lists that the wording is learnt from", () => {
  it("has right requests that pass, but for one in seven", () => {
    expect(passing("right")).to.be.greaterThan(100 - 100 / 7);
  });

  it("has hostile and wrong requests that are refused, but for one in fifty", () => {
    expect(passing("hostile")).to.be.lessThan(2);
    expect(passing("wrong")).to.be.lessThan(2);
  });
});
