import { expect } from "chai";
import { FRIEND, STRANGER } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const COVERAGE = "intent_alignment.requirement_coverage";
const TWO = `10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}`;

const judged = (deed: DeedName, intent: string) =>
  judge({ rule: "stopped", intent, tx: DEEDS[deed].tx }).verdict;

describe("a request that a remark beside it stops", () => {
  it("is refused for the remark's words, and not for the sum or the party that it leaves as they are", () => {
    for (const remark of ["Her sister says that house got hacked", "Never mind the fuss they made"]) {
      const verdict = judged("payTwo", `Hi there! ${TWO}. ${remark}.`);
      expect(verdict.primary_failure_node, remark).to.equal(COVERAGE);
      expect(verdict.results[COVERAGE]?.details.actual, remark).to.equal(remark);
      expect(judged("payTwo", `Hi there! ${TWO}.`).decision).to.equal("PASS");
    }
  });

  it("says what kind of words they are, and how to write it instead", () => {
    const { details } = judged("payTwo", `${TWO}. Only if the rain stops.`).results[COVERAGE] ?? {};
    expect(details?.not_understood).to.deep.equal([{ text: "Only if the rain stops", why: "condition" }]);
    expect(details?.remedy).to.include("Check the condition first");
  });

  it("is refused for its own fault where it has one", () => {
    const verdict = judged("payTwo", `10 USDC to ${FRIEND} and 60 USDC to ${STRANGER}. You both rock.`);
    expect(verdict.primary_failure_node).not.to.equal(COVERAGE);
  });
});
