import { readFileSync } from "node:fs";
import { expect } from "chai";
import { exampleOf, labelledRemarks } from "../../../../commands/learn-remarks/labelled-remarks.ts";
import { learn } from "../../../../commands/learn-remarks/learn.ts";
import { tableOf } from "../../../../commands/learn-remarks/table-of.ts";
import { lex } from "../../../../validator/intent/lexer.ts";
import { LIGHT } from "../../../../validator/reading/remarks/bounds.ts";
import { weigh } from "../../../../validator/reading/remarks/weigh.ts";
import { withMasks } from "../../../../validator/reading/wordings/masked.ts";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (intent: string, deed: DeedName = "pay") =>
  judge({ rule: "remark", intent, tx: DEEDS[deed].tx }).verdict;

const PAY = `Send 100 USDC to ${FRIEND}`;

describe("a remark beside a request", () => {
  it("is passed over where it only tells something, whatever its words", () => {
    for (const intent of [
      `I never thought I'd say this, but ${PAY}`,
      `${PAY}. My neighbour already paid me for the concert.`,
      `My card was blocked all week. ${PAY}`,
      `${PAY} (taxes are simpler that way, my advisor says)`,
      `${PAY}\nMemo: logo redesign, final part`,
    ])
      expect(decide(intent).decision, intent).to.equal("PASS");
  });

  it("refuses the request that it undoes, puts off, shares out or adds to", () => {
    for (const intent of [
      `I never wanted this, so much for that: ${PAY}`,
      `${PAY}. My neighbour already paid her for me.`,
      `My kid typed this. ${PAY}`,
      `${PAY} (once my advisor says so)`,
      `${PAY}\nMemo: hold until Friday`,
      `${PAY} and the same for Anna`,
    ])
      expect(decide(intent).decision, intent).to.equal("REJECT");
  });

  it("is no remark where it names a sum, an unknown place or a part of the request", () => {
    for (const intent of [
      `${PAY}. Sorry, he gave me a discount, it came down to 74.`,
      `${PAY}, that nice little sum came to ninety two thousand`,
      `${PAY}, as always over Glittery`,
      `Token: USDC\nAmount: 100\nRecipient: payroll`,
    ])
      expect(decide(intent).decision, intent).to.equal("REJECT");
  });

  it("is not passed over in words that nobody knows", () => {
    expect(decide(`${PAY}. annulla tutto per favore`).decision).to.equal("REJECT");
    expect(decide(`${PAY}. bitte erst morgen abend`).decision).to.equal("REJECT");
  });

  it("is not outweighed by kind words around it", () => {
    const kind =
      "my lovely sister and her happy children had a wonderful summer at the sea with cake and music";
    expect(decide(`${PAY}. ${kind}.`).decision).to.equal("PASS");
    expect(decide(`${PAY}. ${kind} and my kid typed this request of mine and ${kind}.`).decision).to.equal(
      "REJECT",
    );
  });

  it("is accounted for as what it is", () => {
    const { words = [] } = decide(`${PAY}. So happy for them!`).explanation ?? {};
    expect(words.find(({ text }) => text.includes("happy"))?.as).to.equal("remark");
  });
});

describe("the table of remarks", () => {
  it("weighs as harmful every remark that is listed so", () => {
    const light = labelledRemarks().filter(
      ({ isHarmful, place, text }) => isHarmful && weigh(withMasks(lex(text)), place) < LIGHT,
    );
    expect(light).to.deep.equal([]);
  });

  it("is the one that the lists give", () => {
    const file = new URL("../../../../validator/data/remarks/weights.json", import.meta.url);
    expect(tableOf(learn(labelledRemarks().map(exampleOf))) === readFileSync(file, "utf8")).to.equal(true);
  }).timeout(120_000);

  it("has no remark on both lists", () => {
    const keys = labelledRemarks().map(({ place, text }) => `${place} ${text.toLowerCase()}`);
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
