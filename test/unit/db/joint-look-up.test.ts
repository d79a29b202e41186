import { expect } from "chai";
import { jointLookUp } from "../../../db/joint-look-up.ts";

describe("a joint look-up", () => {
  it("sends a lone question at once, and those that come meanwhile together", async () => {
    const { asked, answer, lookUp } = recorded();
    const all = Promise.all(["a", "b", "c", "d", "c"].map(lookUp));
    expect(asked).to.deep.equal([["a"], ["b"]]);
    answer();
    await new Promise(setImmediate);
    expect(asked.slice(2)).to.deep.equal([["c", "d"]]);
    answer();
    expect(await all).to.deep.equal(["A", "B", "C", "D", "C"]);
  });

  it("answers undefined for what is not found", async () => {
    const lookUp = jointLookUp<string>(async () => new Map());
    expect(await lookUp("a")).to.equal(undefined);
  });

  it("goes on after a query that failed", async () => {
    let fails = true;
    const lookUp = jointLookUp<string>(async ([key = ""]) => {
      if (fails) throw new Error("away");
      return new Map([[key, key.toUpperCase()]]);
    });
    const failed = await Promise.allSettled([lookUp("a"), lookUp("b"), lookUp("c")]);
    expect(failed.map(({ status }) => status)).to.deep.equal(["rejected", "rejected", "rejected"]);
    fails = false;
    expect(await lookUp("a")).to.equal("A");
  });
});

/** A look-up whose queries are answered when the test says so. */
function recorded() {
  const asked: string[][] = [];
  let open: (() => void)[] = [];
  const lookUp = jointLookUp<string>((keys) => {
    asked.push([...keys]);
    return new Promise((resolve) => {
      open.push(() => resolve(new Map(keys.map((key) => [key, key.toUpperCase()]))));
    });
  });
  function answer(): void {
    const answered = open;
    open = [];
    for (const each of answered) each();
  }
  return { asked, answer, lookUp };
}
