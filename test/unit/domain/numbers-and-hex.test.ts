import { expect } from "chai";
import { parseCalldata } from "../../../domain/hex.ts";
import { parseWei } from "../../../domain/wei.ts";

describe("a wei value", () => {
  it("is a decimal string up to 2^256-1", () => {
    expect(parseWei("0")).to.equal(0n);
    expect(parseWei("1000000000000000000")).to.equal(10n ** 18n);
    expect(parseWei((2n ** 256n - 1n).toString())).to.equal(2n ** 256n - 1n);
  });

  it("is refused above 2^256-1, with signs, fractions, exponents, hex, spaces, other digits or leading zeros", () => {
    const over = (2n ** 256n).toString();
    for (const text of [
      over,
      `${over}0`,
      "-1",
      "+1",
      "1.0",
      "1e18",
      "0x1",
      "",
      " 1",
      "1\n",
      "1_000",
      "١",
      "00",
      "01",
    ])
      expect(parseWei(text), JSON.stringify(text)).to.equal(undefined);
  });

  it("is refused by its length before its digits are read", () => {
    expect(parseWei("1".repeat(10_000_000))).to.equal(undefined);
  });
});

describe("calldata", () => {
  it("is whole bytes of hex, returned in lower case", () => {
    expect(parseCalldata("0x")).to.equal("0x");
    expect(parseCalldata("0xA9059CBB")).to.equal("0xa9059cbb");
    for (const text of ["", "0", "0xa", "a9059cbb", "0Xa9", "0xzz", "0xa9 "]) {
      expect(parseCalldata(text), text).to.equal(undefined);
    }
  });
});

describe("a hash", () => {});
