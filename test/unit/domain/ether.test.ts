import { expect } from "chai";
import { etherOf, weiOf } from "../../../domain/ether.ts";

describe("ether and wei", () => {
  for (const [wei, ether] of [
    [0n, "0"],
    [1n, "0.000000000000000001"],
    [10n ** 17n, "0.1"],
    [10n ** 18n, "1"],
    [1_477_110_000_000_000_065_536n, "1477.110000000000065536"],
    [2n ** 256n - 1n, "115792089237316195423570985008687907853269984665640564039457.584007913129639935"],
  ] as const) {
    it(`${wei} wei are ${ether} ether, there and back`, () => {
      expect(etherOf(wei)).to.equal(ether);
      expect(weiOf(ether)).to.equal(wei);
    });
  }

  it("reads trailing zeros, however many", () => {
    expect(weiOf("1.50")).to.equal(15n * 10n ** 17n);
    expect(weiOf("2.000000000000000000000")).to.equal(2n * 10n ** 18n);
  });

  for (const text of ["", ".5", "1.", "-1", "1e18", "0x1", "1,5", " 1", "0.0000000000000000001"]) {
    it(`takes ${JSON.stringify(text)} for no amount`, () => {
      expect(weiOf(text)).to.equal(undefined);
    });
  }
});
