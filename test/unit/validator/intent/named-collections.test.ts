import { expect } from "chai";
import {
  BAYC,
  FRIEND,
  OPENSEA_CONDUIT,
  OPENSTORE,
  PUDGY,
  STRANGER,
  USER,
} from "../../../corpus/addresses.ts";
import { erc721, erc1155 } from "../../../corpus/encoders/tokens.ts";
import { outcome } from "../../../corpus/outcome.ts";

const send = (collection: string, id: bigint, to = FRIEND, chainId = 1) =>
  erc721.call(collection, "safeTransferFrom", [USER, to, id], { chainId });
const forAll = (collection: string, operator: string, isApproved: boolean) =>
  erc721.call(collection, "setApprovalForAll", [operator, isApproved]);
const NFT = "intent_alignment.nft_matching";

describe("a collection that is called by its name", () => {
  const intents = [
    `Send Bored Ape #12 to ${FRIEND}`,
    `transfer my bored ape 12 to ${FRIEND}`,
    `Give ${FRIEND} my Bored Ape Yacht Club #12`,
    `Send BAYC token id 12 to ${FRIEND}`,
  ];
  for (const intent of intents) {
    it(`is the contract that the table knows by it: ${intent}`, () => {
      expect(outcome(intent, send(BAYC, 12n))).to.equal("PASS");
      expect(outcome(intent, send(PUDGY, 12n))).to.equal(NFT);
      expect(outcome(intent, send(BAYC, 21n))).to.equal(NFT);
      expect(outcome(intent, send(BAYC, 12n, STRANGER))).to.equal("intent_alignment.recipient_matching");
    });
  }

  it("is of Ethereum", () => {
    expect(outcome(`Send Bored Ape #12 to ${FRIEND}`, send(BAYC, 12n, FRIEND, 8453))).to.equal(NFT);
  });

  it("proves nothing where no table knows it", () => {
    expect(outcome(`Send my Zebra #12 to ${FRIEND}`, send(STRANGER, 12n))).to.equal(NFT);
  });

  it("may be handed over as a whole, to whom the intent names", () => {
    const intent = "Let OpenSea manage all my Pudgy Penguins (set approval for all)";
    expect(outcome(intent, forAll(PUDGY, OPENSEA_CONDUIT, true))).to.equal("PASS");
    expect(outcome(intent, forAll(PUDGY, STRANGER, true))).to.equal("intent_alignment.spender_matching");
    expect(outcome(intent, forAll(BAYC, OPENSEA_CONDUIT, true))).to.equal(NFT);
    const revoking = "Revoke OpenSea's approval for all my Bored Apes";
    expect(outcome(revoking, forAll(BAYC, OPENSEA_CONDUIT, false))).to.equal("PASS");
    expect(outcome(revoking, forAll(BAYC, OPENSEA_CONDUIT, true))).to.not.equal("PASS");
  });
});

describe("a collection that is called by its contract", () => {
  it("is no recipient, whatever its standard is called", () => {
    const intent = `Move token 77 of the ERC-721 contract ${PUDGY} to ${FRIEND}`;
    expect(outcome(intent, send(PUDGY, 77n))).to.equal("PASS");
    expect(outcome(intent, send(PUDGY, 77n, PUDGY))).to.not.equal("PASS");
    expect(outcome(intent, send(BAYC, 77n))).to.equal(NFT);
  });

  it("has as many of one id as the intent counts", () => {
    const several = (amount: bigint) =>
      erc1155.call(OPENSTORE, "safeTransferFrom", [USER, FRIEND, 55n, amount, "0x"]);
    const intent = `Send 3 units of token id 55 from the ERC-1155 contract ${OPENSTORE} to ${FRIEND}`;
    expect(outcome(intent, several(3n))).to.equal("PASS");
    expect(outcome(intent, several(30n))).to.equal(NFT);
  });

  it("has the operator that the intent sets", () => {
    const intent = `Set ${FRIEND} as approved operator for all NFTs of contract ${PUDGY}`;
    expect(outcome(intent, forAll(PUDGY, FRIEND, true))).to.equal("PASS");
    expect(outcome(intent, forAll(PUDGY, STRANGER, true))).to.not.equal("PASS");
  });
});
