import { inspect } from "node:util";
import { expect } from "chai";
import { Transaction, Wallet } from "ethers";
import { InvalidSignerKey } from "../../../integrations/chain/chain-error.ts";
import { createChainSigner } from "../../../integrations/chain/chain-signer.ts";

describe("the chain's signer", () => {
  it("signs what ethers' wallet of the same key signs", async () => {
    const wallet = Wallet.createRandom();
    const signer = createChainSigner(wallet.privateKey);
    const request = {
      type: 2,
      chainId: 1,
      nonce: 7,
      to: wallet.address,
      gasLimit: 21_000n,
      maxFeePerGas: 5n,
    };
    const signed = signer.sign(Transaction.from(request));
    expect(signer.address).to.equal(wallet.address);
    expect(signed.raw).to.equal(await wallet.signTransaction(request));
    expect(signed.hash).to.equal(Transaction.from(signed.raw).hash);
  });

  it("shows its key to nobody", () => {
    const { privateKey } = Wallet.createRandom();
    expect(inspect(createChainSigner(privateKey), { depth: 10 })).to.not.include(privateKey.slice(2));
  });

  it("refuses a number that is no key, without quoting it", () => {
    for (const key of [`0x${"0".repeat(64)}`, `0x${"f".repeat(64)}`]) {
      expect(() => createChainSigner(key))
        .to.throw(InvalidSignerKey)
        .that.satisfies((error: Error) => !inspect(error).includes(key.slice(2)));
    }
  });
});
