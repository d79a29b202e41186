import { readFileSync } from "node:fs";
import { expect } from "chai";
import { exampleOf, labelledRemarks } from "../../../../commands/learn-remarks/labelled-remarks.ts";
import { learn } from "../../../../commands/learn-remarks/learn.ts";
import { tableOf } from "../../../../commands/learn-remarks/table-of.ts";
import { withMasks } from "../../../../commands/learn-remarks/with-masks.ts";
import { lex } from "../../../../validator/intent/lexer.ts";
import { lightAt } from "../../../../validator/reading/remarks/bounds.ts";
import { weigh } from "../../../../validator/reading/remarks/weigh.ts";
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

  it("may name a paper's number, but not what was done with it or another sum", () => {
    for (const told of ["Cost centre 4400", "Statement 06/24", "Resolution 2024-17 refers"])
      expect(decide(`${PAY}. ${told}.`).decision, told).to.equal("PASS");
    for (const told of [
      "Resolution 2024-17 was withdrawn",
      "Resolution 2024-17 forbids it",
      "Statement 06/24 says it's paid",
      "Vote 88 said 300",
      "Vote 88 went the other way",
      "After vote 88",
      "Kid no. 2 gets the same",
      "Confirmation 300.50",
    ])
      expect(decide(`${PAY}. ${told}.`).decision, told).to.equal("REJECT");
  });

  it("may tell of today or of an hour, but not when to do it or that it was done", () => {
    for (const told of ["Twelve years old today", "Salaries are due today"])
      expect(decide(`${PAY}. ${told}.`).decision, told).to.equal("PASS");
    for (const told of [
      "Already went out today",
      "No need for it today",
      "Not today",
      "It's been sent since Sunday",
      "Start it at 5am",
      "Wait for the 5am call",
    ])
      expect(decide(`${PAY}. ${told}.`).decision, told).to.equal("REJECT");
  });

  it("may name a token that has nothing to do with it, but not ask for it", () => {
    expect(decide(`My kids think DOGE is a real dog. ${PAY}`).decision).to.equal("PASS");
    for (const told of [
      "I meant DAI",
      "The plumber insists on DAI",
      "He was promised DAI",
      "We agreed on DAI last week",
      "Claim the COMP as well",
      "And my ETH too",
    ])
      expect(decide(`${PAY}. ${told}.`).decision, told).to.equal("REJECT");
  });

  it("may be made of words of requests where it names an occasion and no account", () => {
    for (const told of ["need it for gas", "that's my trading budget for the week"])
      expect(decide(`${PAY}, ${told}`).decision, told).to.equal("PASS");
    for (const told of [
      "and the gas too",
      "it goes to our wallet",
      "just my share of it",
      "for the week",
      "need it this week only",
      "plus the fees",
    ])
      expect(decide(`${PAY}, ${told}`).decision, told).to.equal("REJECT");
  });

  it("may stand as a title before a sum, unless it says what the sum is", () => {
    const sum = `100 USDC to ${FRIEND}`;
    for (const title of [
      "Settling up with the roofer, a very patient man",
      "My roommate fronted the groceries all month, bless him",
    ])
      expect(decide(`${title}: ${sum}`).decision, title).to.equal("PASS");
    for (const title of [
      "What he must never get",
      "What my sister will get next month",
      "What I paid him last year",
      "An idea for some other day",
      "How much Tom thinks he gets",
      "Sadly no longer needed, my friend",
    ])
      expect(decide(`${title}: ${sum}`).decision, title).to.equal("REJECT");
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
    const light = labelledRemarks().filter(({ isHarmful, place, text }) => {
      const lexemes = withMasks(lex(text));
      return isHarmful && weigh(lexemes, place) < lightAt(place, lexemes);
    });
    expect(light).to.deep.equal([]);
  });

  it("is the one that the lists give", () => {
    const file = new URL("../../../../validator/data/remarks/weights.json", import.meta.url);
    const examples = labelledRemarks().map(exampleOf);
    expect(tableOf(learn(examples), examples) === readFileSync(file, "utf8")).to.equal(true);
  });

  it("has no remark on both lists", () => {
    const keys = labelledRemarks().map(({ place, text }) => `${place} ${text.toLowerCase()}`);
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
