import { expect } from "chai";
import { Interface } from "ethers";
import {
  AAVE_POOL,
  C_DAI,
  C_USDC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  MULTI_SEND_CALL_ONLY,
  SAFE,
  SDAI,
  STETH,
  STRANGER,
  USDC,
  USER,
  WSTETH,
} from "../../../corpus/addresses.ts";
import { execBySafe, multiSend } from "../../../corpus/encoders/accounts.ts";
import { aave, cToken, lido } from "../../../corpus/encoders/lending.ts";
import { erc20, erc4626 } from "../../../corpus/encoders/tokens.ts";
import { decide, type Given } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const listed = (...transactions: Given[]) => ({ chainId: 1, from: USER, transactions });
const repay = (amount: bigint) => aave.call(AAVE_POOL, "repay", [DAI, amount, 2, USER]);
const borrow = (mode: number) => aave.call(AAVE_POOL, "borrow", [USDC, 100n * USD6, mode, 0, USER]);
const approve = (token: string, spender: string, amount: bigint) =>
  erc20.call(token, "approve", [spender, amount]);
const queue = (amount: bigint, owner = USER) =>
  lido.call(LIDO_QUEUE, "requestWithdrawals", [[amount], owner]);
const viaSafe = (spender: string) =>
  execBySafe(
    SAFE,
    multiSend(MULTI_SEND_CALL_ONLY, [
      approve(USDC, spender, 100n * USD6),
      aave.call(AAVE_POOL, "supply", [USDC, 100n * USD6, SAFE, 0]),
    ]),
    { operation: 1 },
  );
const modules = new Interface(["function enableModule(address)"]);
const enabling = (module: string) =>
  execBySafe(SAFE, { to: SAFE, data: modules.encodeFunctionData("enableModule", [module]) });
const withdrawn = (vault: string) => erc4626.call(vault, "withdraw", [ETHER, USER, USER]);

/** What is asked for, a transaction that does it, and one that does not. */
const RULES: [rule: string, intent: string, right: Given, wrong: Given][] = [
  [
    "what is got out of a lender is withdrawn",
    "Get 250 USDC out of Compound V2",
    cToken.call(C_USDC, "redeemUnderlying", [250n * USD6]),
    cToken.call(C_USDC, "borrow", [250n * USD6]),
  ],
  [
    "what is returned to a lender is repaid",
    "Return the 750 DAI I borrowed from Aave",
    repay(750n * ETHER),
    erc20.call(DAI, "transfer", [STRANGER, 750n * ETHER]),
  ],
  [
    "a position that is topped up is supplied to",
    "Top up my position on Aave with 500 USDC",
    aave.call(AAVE_POOL, "supply", [USDC, 500n * USD6, USER, 0]),
    aave.call(AAVE_POOL, "borrow", [USDC, 500n * USD6, 2, 0, USER]),
  ],
  [
    "what is queued for withdrawal is unstaked",
    "Queue 5 stETH for withdrawal with Lido",
    queue(5n * ETHER),
    queue(50n * ETHER),
  ],
  ["a rate may be part of a word", "Open a variable-rate loan of 100 USDC on Aave", borrow(2), borrow(1)],
  [
    "a protocol may stand in the possessive",
    "Revoke Aave's allowance on my DAI",
    approve(DAI, AAVE_POOL, 0n),
    approve(DAI, STRANGER, 0n),
  ],
  ["a vault may be called one's own", "Withdraw 1 DAI from my sDAI", withdrawn(SDAI), withdrawn(STRANGER)],
  [
    "a Safe may be made to do it, in every verb",
    "Have the Safe approve 100 USDC for Aave and supply it, in one batch",
    viaSafe(AAVE_POOL),
    viaSafe(STRANGER),
  ],
  [
    "a Safe transaction is carried by a Safe",
    `Execute a Safe transaction paying 1 ETH to ${FRIEND}`,
    execBySafe(SAFE, { to: FRIEND, value: ETHER.toString() }),
    { chainId: 1, from: USER, to: FRIEND, value: ETHER.toString(), data: "0x" },
  ],
  [
    "what brackets tell again is asked for once",
    "Wrap 2 stETH to wstETH (approve + wrap)",
    listed(approve(STETH, WSTETH, 2n * ETHER), lido.call(WSTETH, "wrap", [2n * ETHER])),
    listed(approve(STETH, STRANGER, 2n * ETHER), lido.call(WSTETH, "wrap", [2n * ETHER])),
  ],
  [
    "an approval goes before its use, wherever the intent mentions it",
    "Repay 750 DAI on Aave. Approve only what is needed.",
    listed(approve(DAI, AAVE_POOL, 750n * ETHER), repay(750n * ETHER)),
    listed(repay(750n * ETHER), approve(DAI, AAVE_POOL, 750n * ETHER)),
  ],
  [
    "whose debt it is may be said by the protocol's name alone",
    "Repay 750 DAI of my Aave debt",
    repay(750n * ETHER),
    cToken.call(C_DAI, "repayBorrow", [750n * ETHER]),
  ],
  [
    "an exact approval is of what is needed",
    "Repay 750 DAI on Aave with an exact approval",
    listed(approve(DAI, AAVE_POOL, 750n * ETHER), repay(750n * ETHER)),
    listed(approve(DAI, AAVE_POOL, 751n * ETHER), repay(750n * ETHER)),
  ],
  [
    "what may expire no later than a time has that end",
    "Repay 750 DAI on Aave. It must expire no later than 25 minutes from now.",
    { ...repay(750n * ETHER), validTo: Number(SOON) },
    { ...repay(750n * ETHER), validTo: Number(SOON) + 3600 },
  ],
  [
    "marks of a list are no amounts",
    "Repay 750 DAI on Aave. Note: (1) it is my own loan; (2) it is urgent.",
    repay(750n * ETHER),
    repay(ETHER),
  ],
];

describe("an intent about lending, staking or a Safe", () => {
  for (const [rule, intent, right, wrong] of RULES) {
    it(`${rule}: ${intent}`, () => {
      expect(decide(intent, right)).to.equal("PASS");
      expect(decide(intent, wrong)).to.equal("REJECT");
    });
  }

  const mentions = [
    "repay 750 dai aave",
    "Repay 750 DAI (Aave)",
    "Repay 750 DAI of what I owe Aave",
    "Repay 750 DAI. Venue: Aave",
    "Repay 750 DAI @ Aave",
  ];
  for (const intent of mentions) {
    it(`is done with the lender that it mentions, and with no other: ${intent}`, () => {
      expect(decide(intent, repay(750n * ETHER))).to.equal("PASS");
      expect(decide(intent, cToken.call(C_DAI, "repayBorrow", [750n * ETHER]))).to.equal("REJECT");
    });
  }

  it("names no address in a change of control that the call leaves alone", () => {
    const intent = `Replace the module ${FRIEND} with ${STRANGER} on my Safe`;
    expect(decide(intent, enabling(STRANGER))).to.equal("REJECT");
  });
});
