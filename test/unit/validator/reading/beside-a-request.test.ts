import { expect } from "chai";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS, type DeedName } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (deed: DeedName, intent: string) =>
  judge({ rule: "beside", intent, tx: DEEDS[deed].tx }).verdict.decision;

const REVOKE = "Revoke the USDC approval of Permit2";
const PAY = `Send 100 USDC to ${FRIEND}`;

/** What is said beside a request: what leaves it as it is passes, what looks like it and changes it does not. */
const RULES: Readonly<Record<string, readonly [deed: DeedName, right: string, changed: string]>> = {
  "why somebody is shut out, and not that he is wanted": [
    "revoke",
    `${REVOKE}. I don't use that app any more.`,
    `${REVOKE}. We use it all the time.`,
  ],
  "how it came about, and not what it waits for": [
    "pay",
    `The money arrived at last. ${PAY}`,
    `I've to top up the account. When that has arrived, ${PAY.replace("Send", "send")}`,
  ],
  "a payment that is made every month, once": [
    "pay",
    `Monthly stipend for the moderators: ${PAY}`,
    `Monthly stipend for 12 months: ${PAY}`,
  ],
  "the number of a paper, and of no term": ["pay", `${PAY} (no. 2024-118)`, `${PAY} amount number 300`],
  "the number of a paper before the sum, and no sum": [
    "pay",
    `Please settle invoice 2031/7-B from the florist, 100 USDC to ${FRIEND}`,
    `${PAY}. Bill: 90.`,
  ],
  "whose an address is, and not whose it was": [
    "pay",
    `Send 100 USDC to the influencer agency, ${FRIEND}`,
    `Send 100 USDC to her former wallet ${FRIEND}`,
  ],
  "the chain that the request goes to, and no other": [
    "pay",
    `${PAY}. She prefers Ethereum.`,
    `${PAY}. It's our Solana budget.`,
  ],
  "the name that an address was given for": [
    "pay",
    `Carol's address: ${FRIEND}. Send Carol 100 USDC.`,
    `Carol's address: ${FRIEND}. Send Dave 100 USDC.`,
  ],
  "what else is not to be done, and not that this is not": [
    "pay",
    `${PAY}. Don't do anything else.`,
    `${PAY}. Never send to ${FRIEND}.`,
  ],
  "whom something is sent to, and not whom it leaves out": [
    "pay",
    `Send 100 USDC to the new people at ${FRIEND}`,
    `Send 100 USDC to the new people, ${FRIEND} can wait`,
  ],
  "what a payment is part of, and no part of it": [
    "pay",
    `${PAY}, that's the second half of the carpenter's bill`,
    `${PAY}, the second half of the bill next week`,
  ],
  "what somebody can do then, and not that he may undo it": [
    "pay",
    `${PAY} so she can pay for gas`,
    `${PAY} so she can cancel`,
  ],
  "what somebody wants who is paid elsewhere, and no wish of his alone": [
    "pay",
    `The vet wants 100 USDC. Send it to ${FRIEND}`,
    `The vet wants 100 USDC to ${FRIEND}`,
  ],
  "what an address is called, and not that it is nobody's": [
    "pay",
    `Send 100 USDC to the flood relief fund: ${FRIEND}`,
    `Send 100 USDC to the burn contract ${FRIEND}`,
  ],
  "a name by what it stands beside, and no way to go": [
    "pay",
    `Please pay supplier Anna 100 USDC at ${FRIEND}`,
    `Send 100 USDC to ${FRIEND} via supplier Anna`,
  ],
  "a slip in the name of the chain that the request goes to, and no other": [
    "pay",
    `${PAY} on ethereun`,
    `${PAY} on optimizm`,
  ],
  "what is asked for in a word cut short, and no name like it": [
    "pay",
    `100 USDC, send 'em thru to ${FRIEND}`,
    `${PAY} via Thru`,
  ],
  "a phrase where it means what it says": [
    "revoke",
    `${REVOKE}. I don't trust them anymore.`,
    `${REVOKE}. It is done.`,
  ],
  "a remainder that is told by its sum, and none that is left": [
    "pay",
    `Send the remaining 100 USDC to ${FRIEND}`,
    `The remaining 100 USDC stay, send 100 USDC to ${FRIEND}`,
  ],
  "another sum, and not the same one twice": [
    "pay",
    `Send another 100 USDC to ${FRIEND}`,
    `${PAY} and another 100 USDC`,
  ],
  "what somebody is whose address is told, and not what holds the money back": [
    "pay",
    `Pay the escrow agent ${FRIEND} 100 USDC`,
    `Send 100 USDC through the escrow ${FRIEND}`,
  ],
  "what a revocation is for, and not that it is over": [
    "revoke",
    "Permit2 should no longer be able to touch my USDC. Revoke that approval.",
    "The USDC approval of Permit2 should no longer be revoked",
  ],
  "the chain that something is sent on, and not whom it is sent on to": [
    "payOnBase",
    `She gets 20 USDC from me. Send it on Base, her address is ${FRIEND}.`,
    `Send 20 USDC on Base to ${FRIEND}. He should send it on.`,
  ],
  "where a permission is for, and not where it is": [
    "approvePermit2",
    "Approve Permit2 to spend 1000 USDC so I can trade on Uniswap",
    "Approve Uniswap to spend 1000 USDC so I can trade on Permit2",
  ],
  "the chain behind a sum, and no other": ["payOnBase", `20 usdc base ${FRIEND}`, `20 usdc arb ${FRIEND}`],
  "a sum that is corrected, and none that is taken back": [
    "pay",
    `Send 200 USDC to ${FRIEND}, sorry, make that 100.`,
    `Send 200 USDC to ${FRIEND}, sorry, make that 100. No wait.`,
  ],
};

describe("beside a request may stand", () => {
  for (const [rule, [deed, right, changed]] of Object.entries(RULES))
    it(rule, () => {
      expect(decide(deed, right), right).to.equal("PASS");
      expect(decide(deed, changed), changed).to.equal("REJECT");
    });

  it("a plan of one's own behind an approval, and no word that puts the approval off", () => {
    const approve = "Approve Permit2 to spend 1000 USDC";
    expect(decide("approvePermit2", `${approve}, I want to add liquidity later today`)).to.equal("PASS");
    expect(decide("approvePermit2", `${approve}. I will do this after the deposit.`)).to.equal("REJECT");
  });
});
