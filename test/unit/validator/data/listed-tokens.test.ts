import { expect } from "chai";
import type { Address } from "../../../../validator/addresses/address.ts";
import { listedAt, listedBySymbol, listedTable } from "../../../../validator/data/listed-tokens.ts";
import { tokensBySymbol } from "../../../../validator/data/tokens.ts";
import { USDC } from "../../../corpus/parties.ts";

const rows = () => listedTable().lines.split("\n").slice(0, -1);

describe("the large list of tokens", () => {
  it("finds every one of its rows, and no other", () => {
    const all = rows();
    expect(all.length).to.be.greaterThan(10_000);
    expect(all).to.deep.equal(all.toSorted());
    for (const row of [
      ...all.slice(0, 50),
      ...all.slice(-50),
      ...all.filter((_, index) => index % 500 === 0),
    ]) {
      const [place = "", decimals, symbol] = row.split(" ");
      const [chainId, contract] = place.split(":");
      const found = listedAt(Number(chainId), contract as Address);
      expect(found, row).to.deep.include({ contract, symbol, decimals: Number(decimals) });
    }
    for (const contract of [USDC, `0x${"00".repeat(20)}`, `0x${"ff".repeat(20)}`])
      expect(listedAt(1, contract as Address), contract).to.equal(undefined);
    expect(listedAt(31_337, USDC)).to.equal(undefined);
  });

  it("has no symbol that a smaller table uses on the chain, and none twice", () => {
    const seen = new Set<string>();
    for (const row of rows()) {
      const [place = "", , symbol = ""] = row.split(" ");
      const key = `${place.split(":")[0]} ${symbol.toLowerCase()}`;
      expect(seen.has(key), row).to.equal(false);
      seen.add(key);
    }
    expect(listedBySymbol(1, "usdc")).to.equal(undefined);
    expect(tokensBySymbol(1, "USDC").map(({ contract }) => contract)).to.deep.equal([USDC]);
  });
});
