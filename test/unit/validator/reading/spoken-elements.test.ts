import { expect } from "chai";
import { FRIEND, PERMIT2, STRANGER } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (deed: DeedName, intent: string) =>
  judge({ rule: "spoken elements", intent, tx: DEEDS[deed].tx }).verdict.decision;

/** How what is moved, and to whom, may be said: one wording that means what the call does, and one that means something else. */
const RULES: Readonly<Record<string, readonly [deed: DeedName, right: string, other: string]>> = {
  "a chain that is not meant, and not the one that the call is for": [
    "pay",
    `Send 100 USDC to ${FRIEND}. Ethereum network, not Arbitrum.`,
    `Send 100 USDC to ${FRIEND}, not mainnet.`,
  ],
  "names that stand for addresses, each for its own": [
    "payTwo",
    `Pay Ana 10 and Bruno 20, in USDC. Ana: ${FRIEND}. Bruno: ${STRANGER}.`,
    `Pay Ana 10 and Bruno 20, in USDC. Bruno: ${FRIEND}. Ana: ${STRANGER}.`,
  ],
  "names of those who are paid, and not what calls a payment off": [
    "payTwo",
    `USDC please: Olga 10 (${FRIEND}), Pierre 20 (${STRANGER})`,
    `USDC please: Olga 10 (${FRIEND}), Skipped 20 (${STRANGER})`,
  ],
  "whose right ends because it is not used any more, and not who is ruled out": [
    "revoke",
    `I don't use Permit2 any more, take away its USDC allowance, ${PERMIT2}`,
    "Revoke the USDC allowance of everybody except Permit2",
  ],
  "what is wished to be done, and not what lies there already": [
    "supply",
    "I want 750 USDC deposited in Aave",
    "I want the 750 USDC deposited in Aave",
  ],
  "what is to be sent back, and not what is wanted back": [
    "pay",
    `I want 100 USDC sent back to ${FRIEND}`,
    `I want the 100 USDC sent to ${FRIEND} back.`,
  ],
  "that somebody has it done, and not that one has it": [
    "stake",
    "Please have 4 ETH staked with Lido",
    "I have 4 ETH staked with Lido",
  ],
  "in whose name something is supplied, and not by whom": [
    "supplyForFriend",
    `Supply 750 USDC to Aave in the name of ${FRIEND}`,
    "Supply 750 USDC to Aave in my name",
  ],
};

describe("a request may say", () => {
  for (const [rule, [deed, right, other]] of Object.entries(RULES))
    it(rule, () => {
      expect([decide(deed, right), decide(deed, other)]).to.deep.equal(["PASS", "REJECT"]);
    });
});
