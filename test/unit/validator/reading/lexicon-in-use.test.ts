import { expect } from "chai";
import guarded from "../../../../validator/data/lexicon/guarded.json" with { type: "json" };
import verbs from "../../../../validator/data/lexicon/verbs.json" with { type: "json" };
import { operationVerb } from "../../../../validator/lexicon/operation-words.ts";
import { FRIEND, V3_ROUTER_02 } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge, judgeAll } from "../../../corpus/judge.ts";

type Deed = { tx: Record<string, unknown>; metadata?: Record<string, unknown>; wrong: readonly unknown[] };

/** How a verb that means nothing else is used, the deed that it asks for and, where there is one, the opposite. */
const USES: Record<string, { say: (verb: string) => string; deed: Deed; opposite?: Deed }> = {
  transfer: { say: (verb) => `${verb} 100 USDC to ${FRIEND}`, deed: DEEDS.pay },
  approve: { say: (verb) => `${verb} ${V3_ROUTER_02} to spend 500 USDC`, deed: DEEDS.approve },
  revoke: {
    say: (verb) => `${verb} Permit2's USDC allowance`,
    deed: DEEDS.revoke,
    opposite: DEEDS.approvePermit2,
  },
  given: { say: (verb) => `${verb} 1000 USDC for at least 0.33 WETH`, deed: DEEDS.sell },
  wanted: { say: (verb) => `${verb} 100 LINK for at most 1520 USDC`, deed: DEEDS.buyLink },
  wrap: { say: (verb) => `${verb} 0.75 ETH`, deed: DEEDS.wrap, opposite: DEEDS.unwrap },
  unwrap: { say: (verb) => `${verb} 2 WETH`, deed: DEEDS.unwrap, opposite: DEEDS.wrap },
  supply: { say: (verb) => `${verb} 750 USDC on Aave`, deed: DEEDS.supply, opposite: DEEDS.withdraw },
  withdraw: { say: (verb) => `${verb} 250 USDC from Aave`, deed: DEEDS.withdraw, opposite: DEEDS.supply },
  borrow: { say: (verb) => `${verb} 2000 USDC from Aave`, deed: DEEDS.borrow, opposite: DEEDS.repay },
  repay: { say: (verb) => `${verb} 300 USDC on Aave`, deed: DEEDS.repay, opposite: DEEDS.borrow },
  stake: { say: (verb) => `${verb} 4 ETH with Lido`, deed: DEEDS.stake, opposite: DEEDS.unstake },
  unstake: { say: (verb) => `${verb} 3 stETH from Lido`, deed: DEEDS.unstake, opposite: DEEDS.stake },
};

const judged = (intent: string, { tx, metadata = {} }: Deed) =>
  judge({ rule: "", intent, tx, metadata }).verdict;

describe("every entry of the lexicon", () => {
  for (const verb of Object.keys(verbs)) {
    const { certain = new Set<string>(), object } = operationVerb(verb) ?? {};
    for (const operation of certain) {
      const use = USES[operation === "swap" ? (object ?? "given") : operation];
      if (!use) continue;
      it(`"${verb}" asks to ${operation}, and never for the opposite`, () => {
        const intent = use.say(verb);
        const { decision, reason } = judged(intent, use.deed);
        expect(decision, `${intent}: ${reason}`).to.equal("PASS");
        if (use.opposite) expect(judged(intent, use.opposite).decision, intent).to.equal("REJECT");
      });
    }
  }

  it("that is guarded stops a request wherever it stands", () => {
    const words = Object.values(guarded).flatMap((lines) => lines.flatMap((line) => line.split(" ")));
    const { tx } = DEEDS.pay;
    // "Whenever" by itself gives up a deadline.
    const pairs = words
      .filter((one) => one !== "" && one !== "whenever")
      .map((word) => word.replaceAll("_", " "))
      .flatMap((said) => [`Send 100 USDC to ${FRIEND} ${said}`, `${said}: send 100 USDC to ${FRIEND}`])
      .map((intent) => ({ rule: "", intent, tx }));
    for (const { pair, verdict } of judgeAll(pairs)) expect(verdict.decision, pair.intent).to.equal("REJECT");
  });
});
