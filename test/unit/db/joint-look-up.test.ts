import { expect } from "chai";
import { jointLookUp } from "../../../db/joint-look-up.ts";

describe("a joint look-up", () => {
  it("sends the questions of one turn together, and those that come while two queries are under way", async () => {
    const { asked, answer, lookUp } = recorded();
    const answers = ["a", "b", "a"].map(lookUp);
    await nextTurn();
    answers.push(lookUp("c"));
    await nextTurn();
    answers.push(lookUp("d"));
    await new Promise(setImmediate);
    answers.push(...["e", "d"].map(lookUp));
    expect(asked).to.deep.equal([["a", "b"], ["c"]]);
    answer();
    await nextTurn();
    expect(asked.slice(2)).to.deep.equal([["d", "e"]]);
    answer();
    expect(await Promise.all(answers)).to.deep.equal(["A", "B", "A", "C", "D", "E", "D"]);
  });

  it("does not let queries that hang hold up the questions after them", async () => {
    const { asked, answer, lookUp } = recorded();
    const answers: ReturnType<typeof lookUp>[] = [];
    for (const key of ["a", "b", "c"]) {
      answers.push(lookUp(key));
      await nextTurn();
    }
    expect(asked).to.deep.equal([["a"], ["b"]]);
    while (asked.length < 3) await nextTurn();
    expect(asked).to.deep.equal([["a"], ["b"], ["c"]]);
    answer();
    expect(await Promise.all(answers)).to.deep.equal(["A", "B", "C"]);
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
