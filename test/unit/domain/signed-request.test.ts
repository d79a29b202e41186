import { expect } from "chai";
import { sha256, verifyMessage, Wallet } from "ethers";
import { acceptedWindows, signedRequestText } from "../../../domain/signed-request.ts";

const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const SIGNATURE =
  "0x3784b9b369381fe5690d92b003f2ac7eded91e9e7e31f5c34065dd90243e1a6a200555e8600daa264ea9586aff26fb5b9f0e146706daa08b995fdf0e4bf3e4d41c";

describe("the text that an Ethereum-signature header signs", () => {
  // The first account of the well-known test mnemonic "test test … junk"; signatures over it are deterministic (RFC 6979).
  const wallet = new Wallet("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
  const request = {
    origin: "http://localhost:3000",
    address: wallet.address,
    method: "GET",
    path: "/transactions/users/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266?limit=10",
    bodySha256: EMPTY_SHA256,
    window: 5_950_000,
  };
  const text =
    "Countersign request v1\n" +
    "origin: http://localhost:3000\n" +
    "address: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n" +
    "method: GET\n" +
    "path: /transactions/users/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266?limit=10\n" +
    "body-sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n" +
    "window: 5950000";

  it("is the documented one, line by line, with nothing after the last", () => {
    expect(signedRequestText(request)).to.equal(text);
    expect(sha256("0x")).to.equal(`0x${EMPTY_SHA256}`);
  });

  it("is what a wallet's signature is checked against", async () => {
    const signature = await wallet.signMessage(text);
    expect(signature).to.equal(SIGNATURE);
    expect(verifyMessage(signedRequestText(request), SIGNATURE)).to.equal(wallet.address);
    const other = { ...request, method: "POST" };
    expect(verifyMessage(signedRequestText(other), SIGNATURE)).not.to.equal(wallet.address);
  });

  it("is accepted for its own window of five minutes and the two beside it", () => {
    const start = 5_950_000 * 300_000;
    expect(acceptedWindows(start)).to.have.members([5_949_999, 5_950_000, 5_950_001]);
    expect(acceptedWindows(start + 299_999)).to.deep.equal(acceptedWindows(start));
    expect(acceptedWindows(start + 300_000)).to.have.members([5_950_000, 5_950_001, 5_950_002]);
    expect(acceptedWindows(start - 1)).to.have.members([5_949_998, 5_949_999, 5_950_000]);
  });
});
