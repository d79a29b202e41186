import { expect } from "chai";
import { callOf, callsOf, FRIEND, MAX, refusalOf, STRANGER, USER } from "./decoded-calls.ts";

const BAYC = "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d";
const STOREFRONT = "0x495f947276749ce646f68ac8c248420045cb7b5e";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const NOBODY = "0x0000000000000000000000000000000000000000";

const ape = { standard: "erc721", collection: BAYC, tokenId: 7n, amount: 1n };

describe("an ERC-721 collection's call", () => {
  it("moves one token, safely or not, from its owner to the recipient", () => {
    for (const [signature, rest] of [
      ["safeTransferFrom(address,address,uint256)", []],
      ["safeTransferFrom(address,address,uint256,bytes)", ["0x"]],
      ["transferFrom(address,address,uint256)", []],
    ] as const) {
      const call = callOf(BAYC, signature, [USER, FRIEND, 7n, ...rest]);
      expect(call).to.include({ protocol: "erc721", operation: "transfer", owner: USER, recipient: FRIEND });
      expect(call.nonFungibles).to.deep.equal([ape]);
      expect(call).to.not.have.any.keys("amountIn", "peculiarities");
    }
  });

  it("moves a CryptoPunk, which is older than the standard, at its own contract only", () => {
    const PUNKS = "0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb";
    const call = callOf(PUNKS, "transferPunk(address,uint256)", [FRIEND, 7n]);
    expect(call).to.include({ operation: "transfer", recipient: FRIEND });
    expect(call.nonFungibles).to.deep.equal([{ ...ape, collection: PUNKS }]);
    expect(refusalOf(BAYC, "transferPunk(address,uint256)", [FRIEND, 7n]).kind).to.equal("not-understood");
  });

  it("that hands data to the recipient's code says so", () => {
    const call = callOf(BAYC, "safeTransferFrom(address,address,uint256,bytes)", [
      USER,
      FRIEND,
      7n,
      "0x010203",
    ]);
    expect(call.peculiarities).to.deep.equal([{ choice: "data for the recipient's code", bytes: 3 }]);
  });

  it("approves one token, and for nobody takes the approval back", () => {
    const given = callOf(BAYC, "approve(address,uint256)", [FRIEND, 7n]);
    expect(given).to.include({ protocol: "erc721", operation: "approve", spender: FRIEND });
    expect(given.nonFungibles).to.deep.equal([ape]);
    expect(callOf(BAYC, "approve(address,uint256)", [NOBODY, 7n]).operation).to.equal("revoke");
  });

  it("gives an operator everything, or takes it back", () => {
    const given = callOf(BAYC, "setApprovalForAll(address,bool)", [FRIEND, true]);
    expect(given).to.include({ operation: "approve", approvesAll: true, spender: FRIEND });
    expect(given.nonFungibles).to.deep.equal([
      { standard: "erc721", collection: BAYC, tokenId: undefined, amount: MAX },
    ]);
    const taken = callOf(BAYC, "setApprovalForAll(address,bool)", [FRIEND, false]);
    expect(taken).to.include({ operation: "revoke", approvesAll: false, spender: FRIEND });
  });
});

describe("transferFrom and approve, which coins and collections share,", () => {
  it("are a coin's on a known coin and on a contract that no table knows", () => {
    for (const contract of [USDC, STRANGER]) {
      const moved = callOf(contract, "transferFrom(address,address,uint256)", [USER, FRIEND, 7n]);
      expect(moved.protocol).to.equal("erc20");
      expect(moved.amountIn?.baseUnits).to.equal(7n);
      expect(moved).to.not.have.property("nonFungibles");
      expect(callOf(contract, "approve(address,uint256)", [FRIEND, 7n]).protocol).to.equal("erc20");
    }
  });

  it("are not a collection's at the same address of another chain", () => {
    const call = callOf(BAYC, "transferFrom(address,address,uint256)", [USER, FRIEND, 7n], { chainId: 10 });
    expect(call.protocol).to.equal("erc20");
  });
});

describe("an ERC-1155 collection's call", () => {
  it("moves a number of one id", () => {
    const call = callOf(STOREFRONT, "safeTransferFrom(address,address,uint256,uint256,bytes)", [
      USER,
      FRIEND,
      55n,
      3n,
      "0x",
    ]);
    expect(call).to.include({ protocol: "erc1155", operation: "transfer", owner: USER, recipient: FRIEND });
    expect(call.nonFungibles).to.deep.equal([
      { standard: "erc1155", collection: STOREFRONT, tokenId: 55n, amount: 3n },
    ]);
  });

  const batch = "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)";

  it("moves several ids, each with its number", () => {
    const [call] = callsOf(STOREFRONT, batch, [USER, FRIEND, [1n, 2n], [10n, 20n], "0x"]);
    expect(call?.nonFungibles?.map(({ tokenId, amount }) => [tokenId, amount])).to.deep.equal([
      [1n, 10n],
      [2n, 20n],
    ]);
  });

  it("with more ids than numbers, or with none, is malformed", () => {
    const uneven = refusalOf(STOREFRONT, batch, [USER, FRIEND, [1n, 2n], [10n], "0x"]);
    expect(uneven).to.include({ kind: "malformed" });
    expect(refusalOf(STOREFRONT, batch, [USER, FRIEND, [], [], "0x"])).to.include({ kind: "malformed" });
  });

  it("gives an operator everything under its own standard", () => {
    const call = callOf(STOREFRONT, "setApprovalForAll(address,bool)", [FRIEND, true]);
    expect(call).to.include({ protocol: "erc1155", approvesAll: true });
    expect(call.nonFungibles?.[0]?.standard).to.equal("erc1155");
  });
});
