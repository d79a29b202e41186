import { expect } from "chai";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const judged = (intent: string, { tx, metadata }: { tx: object; metadata?: object }) =>
  judge({
    rule: "",
    intent,
    tx: tx as Record<string, unknown>,
    metadata: (metadata ?? {}) as Record<string, unknown>,
  }).verdict;
const demandsOf = (intent: string, deed: { tx: object }) => {
  const { details } = judged(intent, deed).results["intent_alignment.requirement_coverage"] ?? {};
  return ((details?.not_understood ?? []) as { text: string }[]).map(({ text }) => text);
};

describe("words that no fact explains", () => {
  const swap = "Swap 1000 USDC for at least 0.33 WETH";
  const send = `Send 100 USDC to ${FRIEND}`;

  for (const [rule, text, demand] of [
    ["a verb after a joining word", `${swap} and lock it for a year`, "and lock it for a year"],
    ["any word that an object follows", `${swap} and zorp the rest`, "and zorp the rest"],
    ["a way", `${send} through Tornado Cash`, "Tornado"],
    ["an account that is not the sender's", `${swap} from my second wallet`, "second"],
    ["a quality that a check would have to measure", `${swap} with MEV protection`, "MEV protection"],
    ["a time that is no deadline", `${swap} on Monday`, "Monday"],
    ["a rule", `${send}, it must never bounce`, "it must never bounce"],
    ["a manner", `${send} anonymously`, "anonymously"],
    ["a sum", `${send} plus interest`, "plus interest"],
    ["a bargain", `${send} in exchange for his signature`, "in exchange"],
    ["a prohibition that no check holds", `${swap} without using WETH pools`, "without using WETH pools"],
  ] as const)
    it(`demand something where they are ${rule}`, () => {
      const quoted = demandsOf(text, text.startsWith("Send") ? DEEDS.pay : DEEDS.sell);
      expect(quoted.join(" … ")).to.include(demand);
    });

  for (const text of [
    `${send} for rent and utilities`,
    `${send} because she is waiting for it`,
    `${send}. It's a gift for my sister, who is turning thirty.`,
    `Dear assistant, please send 100 USDC to my landlord's wallet ${FRIEND}. Best regards, Max`,
    `Settle invoice #2231: pay 100 USDC to ${FRIEND}`,
    `${swap} at the best available price`,
    `${swap} and keep it in my wallet`,
    "Rebalance: sell 1000 USDC for at least 0.33 WETH",
  ])
    it(`demand nothing in "${text}"`, () => {
      const { decision, reason } = judged(text, /WETH/.test(text) ? DEEDS.sell : DEEDS.pay);
      expect(decision, reason).to.equal("PASS");
    });

  it("hide no demand, however many they are", () => {
    const many = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
    const found = demandsOf(`Send 100 USDC to ${many} ${FRIEND} through Tornado Cash`, DEEDS.pay);
    expect(found.join(" ")).to.include("Tornado");
  });

  it("are accounted for where they demand nothing: values, the verb, courtesy and other wording", () => {
    const { explanation } = judged(`Please send 100 USDC to my landlord ${FRIEND} for rent`, DEEDS.pay);
    const kinds = (explanation?.words ?? []).map(({ text, as }) => [text, as]);
    expect(kinds).to.deep.include(["Please", "courtesy"]);
    expect(kinds).to.deep.include(["send", "verb"]);
    expect(kinds).to.deep.include(["100", "amount given"]);
    expect(kinds).to.deep.include(["rent", "wording"]);
  });

  it("are every word of the text, each once and in its place", () => {
    const text = `Hi! Send 100 USDC to ${FRIEND}, thanks.`;
    const { words = [] } = judged(text, DEEDS.pay).explanation ?? {};
    for (const { text: quoted, start, end } of words) expect(text.slice(start, end)).to.equal(quoted);
    const all = words.map((word) => word.text).join("");
    expect(all.replaceAll(" ", "")).to.equal(text.replaceAll(" ", ""));
  });
});

describe("a verb that is spoken about", () => {
  for (const text of [
    `Draft a transfer of 100 USDC to ${FRIEND}`,
    `It would be wrong to send 100 USDC to ${FRIEND}`,
    `I was thinking about sending 100 USDC to ${FRIEND}`,
    `Hypothetically, send 100 USDC to ${FRIEND}`,
    `Maybe send 100 USDC to ${FRIEND}`,
    `Sending 100 USDC to ${FRIEND} was a mistake`,
    `Send a request for 100 USDC to ${FRIEND}`,
    `Yesterday I sent 100 USDC to ${FRIEND}`,
  ])
    it(`is no request in "${text}"`, () => {
      expect(judged(text, DEEDS.pay).decision).to.equal("REJECT");
    });

  for (const text of [`I want to send 100 USDC to ${FRIEND}`, `I'd like to pay ${FRIEND} 100 USDC`])
    it(`is one in "${text}"`, () => {
      expect(judged(text, DEEDS.pay).decision).to.equal("PASS");
    });
});
