import { expect } from "chai";
import { FRIEND, STRANGER } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (intent: string) =>
  judge({ rule: "", intent, tx: DEEDS.pay.tx as Record<string, unknown> }).verdict.decision;

describe("whose an address is, in brackets beside it", () => {
  for (const text of [
    `Send 100 USDC to Bob (${FRIEND})`,
    `Send 100 USDC to Ana Lopez (${FRIEND})`,
    `Send 100 USDC to ${FRIEND} (friend.eth)`,
    `friend.eth (${FRIEND}): 100 USDC`,
  ])
    it(`is a label, and the address counts: ${text}`, () => expect(decide(text)).to.equal("PASS"));

  for (const text of [
    `Send 100 USDC to Bob (${STRANGER})`,
    `Send 100 USDC to Bob (not ${FRIEND})`,
    `Send 100 USDC to Maybe (${FRIEND})`,
    `Send 100 USDC to Bob (${FRIEND}) or Ana (${STRANGER})`,
    `Send 100 USDC to ${FRIEND} (Cancelled)`,
    `Send 100 USDC to frıend.eth (${FRIEND})`,
  ])
    it(`is none where it says something else: ${text}`, () => expect(decide(text)).to.equal("REJECT"));
});
