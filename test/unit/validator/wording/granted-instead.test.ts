import { expect } from "chai";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const { operatorGone } = DEEDS;
const HOLDER = "0x1E0049783F008A0085193E00003D00cd54003c71";
const APES = "0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D";
const decide = (intent: string) =>
  judge({ rule: "", intent, tx: operatorGone.tx as Record<string, unknown> }).verdict.decision;

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
