import { expect } from "chai";
import { hungRemarks } from "../../../commands/learn-wording/hung-remarks.ts";
import { randomFrom } from "../../../commands/learn-wording/random.ts";
import { learntRemarks } from "../../corpus/learnt/remarks.ts";

const REQUEST = "Send 5 USDC to the baker.";
const rights = [{ rule: "right", intent: REQUEST, tx: { chainId: 1 } }];
const hung = (kind: "harmful" | "harmless") => hungRemarks(rights, kind, randomFrom(2));

describe("a remark that is learnt from", () => {
  it("stands beside a right request for the same transaction, and leaves its words as they are", () => {
    const texts = hung("harmless");
    expect(texts).to.have.length.greaterThan(20_000);
    for (const { intent, tx } of texts) {
      expect(intent).to.include("Send 5 USDC to the baker");
      expect(intent).to.have.length.greaterThan(REQUEST.length);
      expect(tx).to.equal(rights[0]?.tx);
    }
  });

  it("is every one of the lists, but for whole requests with names for their values", () => {
    const remarks = learntRemarks("harmful").filter(
      ({ place, text }) => place !== "request" && !/[{}]/.test(text),
    );
    const texts = hung("harmful").map(({ intent }) => intent.toLowerCase());
    expect(texts).to.have.length(remarks.length);
    for (const [at, { text }] of remarks.entries())
      expect(texts[at]).to.include(text.replace(/\.$/, "").toLowerCase());
  });

  it("stands at the same request at every run", () => {
    expect(hung("harmful").slice(0, 100)).to.deep.equal(hung("harmful").slice(0, 100));
  });
});
