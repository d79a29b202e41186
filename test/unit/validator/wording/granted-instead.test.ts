import { expect } from "chai";
import { AAVE_POOL, C_USDC, DAI, FRIEND, USDC, USER } from "../../../corpus/addresses.ts";
import { aave, cToken } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";
import { USD6 } from "../../../corpus/terms.ts";

const { operatorGone } = DEEDS;
const HOLDER = "0x1E0049783F008A0085193E00003D00cd54003c71";
const APES = "0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D";
const decide = (intent: string, tx: Record<string, unknown> = operatorGone.tx) =>
  judge({ rule: "", intent, tx }).verdict.decision;

describe("a right that the call takes away", () => {
  for (const text of [
    `Remove ${HOLDER} as operator of my Bored Apes (${APES})`,
    `Revoke operator rights of ${HOLDER} on my Bored Apes ${APES}`,
  ])
    it(`is taken by words that take: ${text}`, () => expect(decide(text)).to.equal("PASS"));

  for (const text of [
    `Give ${HOLDER} operator rights (approval for all = true) on my Bored Ape collection ${APES}.`,
    `Let ${HOLDER} have operator rights (approval for all = true) on my Bored Ape collection ${APES}.`,
  ])
    it(`is not taken by words that only grant: ${text}`, () => expect(decide(text)).to.equal("REJECT"));
});

describe("what brings back or takes away", () => {
  const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 400n * USD6, USER]);
  const borrowed = cToken.call(C_USDC, "borrow", [286n * USD6]);
  const revoked = {
    transactions: [erc20.call(USDC, "approve", [FRIEND, 0]), erc20.call(DAI, "approve", [FRIEND, 0])],
  };
  for (const [right, wrong, tx] of [
    [
      "400 USDC out of my Aave V3 deposit to my wallet",
      "The car passed! So 400 USDC from my wallet go on my Aave V3 deposit, would you.",
      withdrawn,
    ],
    [
      "Borrow 286 USDC on Compound V2 (cUSDC).",
      "286 USDC go to my Compound V2 debt in cUSDC. Carry on.",
      borrowed,
    ],
    [
      `No more allowances over USDC and DAI for ${FRIEND}.`,
      `Give to ${FRIEND} allowances over USDC and DAI.`,
      revoked,
    ],
  ] as const)
    it(`is not asked for by words for the opposite: ${wrong}`, () => {
      expect(decide(right, tx)).to.equal("PASS");
      expect(decide(wrong, tx)).to.equal("REJECT");
    });
});
