import { expect } from "chai";
import type { Call } from "../../../../validator/calls/call.ts";
import { readTerms } from "../../../../validator/reading/read-terms.ts";
import { atOnce } from "../../../../validator/stages/staged.ts";
import { isOtherFee } from "../../../../validator/wording/other-fee.ts";
import { FRIEND } from "../../../corpus/addresses.ts";
import { EVALUATED_AT } from "../../../corpus/terms.ts";

const taking = (bips: bigint) => [{ fees: [{ recipient: FRIEND.toLowerCase(), bips }] } as unknown as Call];
const isOther = (text: string, bips: bigint) =>
  isOtherFee(atOnce(readTerms(text, EVALUATED_AT)).reading, taking(bips));

describe("the fee that a text bears", () => {
  it("is the call's, wherever the share stands beside the word", () => {
    for (const told of [
      "Fee to somebody is okay at 0.25%, not beyond.",
      "I know that 0.25% goes as the fee.",
    ]) {
      expect(isOther(`Sell 1 ETH for 2965 USDC. ${told}`, 25n), told).to.equal(false);
      expect(isOther(`Sell 1 ETH for 2965 USDC. ${told}`, 15n), told).to.equal(true);
    }
  });

  it("is no share of anything else", () => {
    expect(isOther("Sell 1 ETH for 2965 USDC. Rain is at 80% today.", 25n)).to.equal(false);
  });
});
