import { expect } from "chai";
import guarded from "../../../../validator/data/lexicon/guarded.json" with { type: "json" };
import meantWords from "../../../../validator/data/lexicon/meant-words.json" with { type: "json" };
import words from "../../../../validator/data/lexicon/words.json" with { type: "json" };
import world from "../../../../validator/data/lexicon/world.json" with { type: "json" };
import { AAVE_POOL, DAI, FRIEND, USDC, USER } from "../../../corpus/addresses.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";
import { MAX } from "../../../corpus/terms.ts";

const LONGEST = 10_000;

/** Every class of words, every kind of phrase and every mark, again and again up to the longest text that is taken. */
const REPEATED: readonly string[] = [
  ...Object.values({ ...words, ...world, ...guarded }).map((lines) => lines.join(" ").replaceAll("_", " ")),
  ...Object.values(meantWords).map((lines) => lines.join(" ")),
  ..."( \" “ ' > , . ; : - / # $ % 1 0x ? ! & + …".split(" "),
  "100 USDC ",
  "to ",
  "for ",
  "and ",
  "send 1 USDC to my ",
  `${FRIEND} `,
  "for the rent and the ",
  "because I ",
  "my brother's friend's ",
  '"send" ',
  "swap 1 ETH for USDC, then ",
  "Bob ",
  "no more than ",
  "1,000,",
  "a.eth ",
  "invoice 1 2 3 4 ",
  "#1 #2 ",
  "all of my ",
  "half of a third of ",
  "as my ",
  "so he had a ",
  "my cake, ",
  "thanks, ",
  "it's for the party of ",
  "(rent) ",
  "I had ETH and ",
].map((text) => (text.endsWith(" ") || text.length === 1 ? text : `${text} `));

const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Milliseconds of this thread's processor, the least of up to three runs; what is quick enough at once is not run again. */
function fastest(enough: number, run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && best >= enough; turn += 1) {
    const before = process.threadCpuUsage();
    run();
    best = Math.min(best, process.threadCpuUsage(before).user / 1000);
  }
  return best;
}

describe("the longest text", () => {
  it("is judged in a fraction of a second, whatever it repeats", () => {
    const { tx } = DEEDS.pay;
    for (const text of REPEATED) {
      const intent = `Send 100 USDC to ${FRIEND} ${filled(text, LONGEST - 70)}`;
      const slow = fastest(800, () => judge({ rule: "long", intent, tx }));
      expect(slow, text.slice(0, 40)).to.be.lessThan(800);
    }
  });

  it("is so beside several calls, whatever it refers to", () => {
    const repay = (token: string) => aave.call(AAVE_POOL, "repay", [token, MAX, 2, USER]);
    const tx = { chainId: 1, from: USER, transactions: [repay(USDC), repay(DAI)] };
    const pieces = [
      "close both USDC, ",
      "once done, ",
      "repay it, ",
      "the same 5 DAI to it, ",
      "its DAI, nor ",
    ];
    for (const text of pieces) {
      const slow = fastest(800, () => judge({ rule: "long", intent: filled(text, LONGEST), tx }));
      expect(slow, text).to.be.lessThan(800);
    }
  });
});
