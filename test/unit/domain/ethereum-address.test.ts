import { expect } from "chai";
import { parseAddress } from "../../../domain/ethereum-address.ts";

// The examples of EIP-55.
const CHECKSUMMED = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

describe("an Ethereum address", () => {
  it("is accepted in any case and returned with its EIP-55 checksum", () => {
    for (const address of CHECKSUMMED) {
      expect(parseAddress(address)).to.equal(address);
      expect(parseAddress(address.toLowerCase())).to.equal(address);
      expect(parseAddress(`0x${address.slice(2).toUpperCase()}`)).to.equal(address);
    }
  });

  it("is refused in mixed case with a wrong checksum", () => {
    expect(parseAddress("0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).to.equal(undefined);
    expect(parseAddress("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD")).to.equal(undefined);
  });

  it("is nothing else: no ICAP, no bare hex, no other length, no spaces", () => {
    const bare = "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
    for (const text of [
      "",
      "0x",
      bare,
      `0X${bare}`,
      `0x${bare}0`,
      `0x${bare.slice(1)}`,
      ` 0x${bare}`,
      `0x${bare}\n`,
    ])
      expect(parseAddress(text), text).to.equal(undefined);
    expect(parseAddress("XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36")).to.equal(undefined);
  });
});
