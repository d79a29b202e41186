import { expect } from "chai";
import { FRIEND, PERMIT2, STRANGER } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (deed: DeedName, intent: string) =>
  judge({ rule: "spoken elements", intent, tx: DEEDS[deed].tx }).verdict.decision;

/** How what is moved, and to whom, may be said: one wording that means what the call does, and one that means something else. */
const RULES: Readonly<Record<string, readonly [deed: DeedName, right: string, other: string]>> = {
  "what is withdrawn to an exchange, and not what is withdrawn from a position": [
    "pay",
    `Withdraw 100 USDC to my Kraken deposit address ${FRIEND}`,
    `Withdraw 100 USDC from the farm to my Kraken deposit address ${FRIEND}`,
  ],
  "what is deposited at an exchange, and not what is deposited in a contract": [
    "pay",
    `Deposit 100 USDC to my exchange address ${FRIEND}`,
    `Deposit 100 USDC to the vault at the deposit address ${FRIEND}`,
  ],
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
};

describe("a request may say", () => {
  for (const [rule, [deed, right, other]] of Object.entries(RULES))
    it(rule, () => {
      expect([decide(deed, right), decide(deed, other)]).to.deep.equal(["PASS", "REJECT"]);
    });
});
