import { expect } from "chai";
import { FRIEND, USDC } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const MARKER = "8021".repeat(8);
const hex = (text: string) => Buffer.from(text).toString("hex");
const length = (text: string) => text.length.toString(16).padStart(2, "0");
const paid = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);
const ending = (suffix: string) => ({ ...paid, data: `${paid.data}${suffix}` });
const intent = `Send 100 USDC to ${FRIEND}`;

describe("bytes behind the last argument", () => {
  it("are no fault where they say whose interface made the call", () => {
    for (const codes of ["baseapp", "bc_1a2b3c", "baseapp,morpho"])
      expect(decide(intent, ending(`${hex(codes)}${length(codes)}00${MARKER}`)), codes).to.equal("PASS");
  });

  it("are a fault where they are anything else", () => {
    for (const suffix of [
      "00",
      "00".repeat(32),
      MARKER,
      `${hex("baseapp")}0600${MARKER}`,
      `${hex("baseapp")}0701${MARKER}`,
      `deadbeef0400${MARKER}`,
      `0000${MARKER}`,
    ])
      expect(decide(intent, ending(suffix)), suffix).to.equal("REJECT");
  });
});
