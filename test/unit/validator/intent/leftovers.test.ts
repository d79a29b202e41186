import { expect } from "chai";
import { ALICE } from "../../../corpus/parties.ts";
import { ANCHOR, readAlone } from "./show-intent.ts";

const demandsOf = (text: string) =>
  readAlone(text, ANCHOR)
    .notUnderstood.filter(({ demands }) => demands)
    .map((stretch) => stretch.text);
const problemsOf = (text: string) => readAlone(text, ANCHOR).ambiguities.map(({ quote }) => quote.text);

describe("words that no element is read from", () => {
  const swap = "Swap 3000 USDC for WETH";
  const send = `Send 100 USDC to ${ALICE}`;

  for (const [rule, text, demand] of [
    ["a verb after a joining word", `${swap} and lock it for a year`, "and lock it for a year"],
    ["any word that an object follows", `${swap} and zorp the rest`, "and zorp the rest"],
    ["a way", `${send} through Tornado Cash`, "Tornado"],
    ["a third token on the way", `${swap} through DAI`, "DAI"],
    ["an account that is not the sender's", `${swap} from my second wallet`, "second"],
    ["a quality that a check would have to measure", `${swap} with MEV protection`, "MEV protection"],
    ["a time that is no deadline", `${swap} on Monday`, "Monday"],
    ["a duration", `${send} for one hour only`, "hour only"],
    ["a rule", `${send}, it must never bounce`, "it must never bounce"],
    ["a manner", `${send} anonymously`, "anonymously"],
    ["a sum", `${send} plus interest`, "plus interest"],
    ["a bargain", `${send} in exchange for his signature`, "in exchange"],
    ["a prohibition that no check holds", `${swap} without using WETH pools`, "without using WETH pools"],
  ] as const)
    it(`demand something where they are ${rule}`, () => {
      expect(demandsOf(text)).to.include(demand);
    });

  for (const text of [
    `${send} for rent and utilities`,
    `${send} because she is waiting for it`,
    `${send}. It's a gift for my sister, who is turning thirty.`,
    `Dear assistant, please send 100 USDC to my landlord's wallet ${ALICE}. Best regards, Max`,
    `Settle invoice #2231: pay 100 USDC to ${ALICE}`,
    `${swap} at the best available price`,
    `${swap} and keep it in my wallet`,
    `${swap} and make sure I get no less than 0.99 WETH`,
    `Rebalance: sell 3000 USDC for WETH`,
    "Borrow 500 USDC from Aave against my ETH",
  ])
    it(`demand nothing in "${text}"`, () => {
      expect(demandsOf(text)).to.deep.equal([]);
    });

  it("hide no demand, however many they are", () => {
    const many = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
    const found = demandsOf(`Send 100 USDC to ${many} ${ALICE} through Tornado Cash`);
    expect(found[0]).to.match(/^word0 .* word39$/);
    expect(found).to.include("Tornado");
  });

  it("are accounted for where they demand nothing: who an address belongs to, courtesy, a purpose", () => {
    const { words = [] } = readAlone(`Please send 100 USDC to my landlord ${ALICE} for rent`, ANCHOR);
    const kinds = words.map(({ text, as }) => [text, as]);
    expect(kinds).to.deep.include(["Please", "courtesy"]);
    expect(kinds).to.deep.include(["send", "verb"]);
    expect(kinds).to.deep.include(["100", "amount given"]);
    expect(kinds).to.deep.include(["for rent", "purpose"]);
  });

  it("are every word of the text, each once and in its place", () => {
    const text = `Hi! Send 100 USDC to ${ALICE}, thanks.`;
    const { words = [] } = readAlone(text, ANCHOR);
    for (const { text: quoted, start, end } of words) expect(text.slice(start, end)).to.equal(quoted);
    expect(
      words
        .map((word) => word.text)
        .join("")
        .replaceAll(" ", ""),
    ).to.equal(text.replaceAll(" ", ""));
  });
});

describe("a verb that is spoken about", () => {
  for (const text of [
    `Draft a transfer of 5 USDC to ${ALICE}`,
    `It would be wrong to send 5 USDC to ${ALICE}`,
    `I was thinking about sending 5 USDC to ${ALICE}`,
    `Hypothetically, send 5 USDC to ${ALICE}`,
    `Maybe send 5 USDC to ${ALICE}`,
    `Sending 5 USDC to ${ALICE} was a mistake`,
    `Send a request for 5 USDC to ${ALICE}`,
  ])
    it(`is no request in "${text}"`, () => {
      expect(problemsOf(text)).to.have.lengthOf(1);
    });

  for (const text of [
    `I want to send 5 USDC to ${ALICE}`,
    `Use Permit2 to approve ${ALICE} for 50 USDC`,
    `Place a limit order to sell 1000 USDC for ETH`,
    `I promised to send 5 USDC to ${ALICE}`,
  ])
    it(`is one in "${text}"`, () => {
      expect(problemsOf(text)).to.deep.equal([]);
    });
});
