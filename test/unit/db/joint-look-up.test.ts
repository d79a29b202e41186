import { expect } from "chai";
import { jointLookUp } from "../../../db/joint-look-up.ts";

describe("a joint look-up", () => {
  it("sends the questions of one turn together, and those that come while a query is under way", async () => {
    const { asked, answer, lookUp } = recorded();
    const answers = ["a", "b", "a"].map(lookUp);
    await nextTurn();
    answers.push(lookUp("c"));
    await new Promise(setImmediate);
    answers.push(...["d", "c"].map(lookUp));
    expect(asked).to.deep.equal([["a", "b"]]);
    answer();
    await nextTurn();
    expect(asked.slice(1)).to.deep.equal([["c", "d"]]);
    answer();
    expect(await Promise.all(answers)).to.deep.equal(["A", "B", "A", "C", "D", "C"]);
  });

  it("does not let a query that hangs hold up the questions after it", async () => {
    const { asked, answer, lookUp } = recorded();
    const answers = [lookUp("a")];
    await nextTurn();
    answers.push(lookUp("b"));
    while (asked.length < 2) await nextTurn();
    expect(asked).to.deep.equal([["a"], ["b"]]);
    answer();
    expect(await Promise.all(answers)).to.deep.equal(["A", "B"]);
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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2));
}

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
