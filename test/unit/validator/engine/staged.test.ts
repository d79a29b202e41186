import { expect } from "chai";
import { atOnce, inStep, type Staged } from "../../../../validator/stages/staged.ts";

describe("work in stages", () => {
  const seen: string[] = [];
  function* work(name: string, isShort: boolean): Staged<string> {
    yield "terms";
    seen.push(`${name} terms`);
    if (!isShort) {
      yield "calls";
      seen.push(`${name} calls`);
    }
    yield "nodes";
    seen.push(`${name} nodes`);
    return name;
  }
  beforeEach(() => seen.splice(0));

  it("goes stage by stage for all, whoever skips one, and gives each its own result", () => {
    expect(inStep([work("a", true), work("b", false), work("c", true)])).to.deep.equal(["a", "b", "c"]);
    expect(seen).to.deep.equal(["a terms", "b terms", "c terms", "b calls", "a nodes", "c nodes", "b nodes"]);
  });

  it("goes to its end for one by itself", () => {
    expect(atOnce(work("a", false))).to.equal("a");
    expect(seen).to.deep.equal(["a terms", "a calls", "a nodes"]);
  });
});
