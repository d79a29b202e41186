import { expect } from "chai";
import { bitcoinAddress } from "../../../../validator/calls/decoders/bitcoin-address.ts";
import { encoded, expectOnly, expectPassed, expectRefused, THIEF } from "./judged.ts";

const LBTC = "0x8236a87084f8B84306f72007F36F2618A5634494";
const SCRIPT = "0x5120a60869f0dbcf1dc659c9cecbaf8050135ea9e8cdc487053f1dc6880949dc684c";
const ADDRESS = "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr";
const OTHER = "0x00140000000000000000000000000000000000000001";

describe("LBTC that is burnt for bitcoin", () => {
  const redeem = (script: string, amount: bigint, to = LBTC) => ({
    to,
    data: encoded("redeemForBtc(bytes,uint256)", [script, amount]),
  });

  it("is paid out to the address or the script that the intent names", () => {
    expectOnly(`Redeem 0.5 LBTC for bitcoin, paid to ${ADDRESS}`, redeem(SCRIPT, 50_000_000n), {
      script: redeem(OTHER, 50_000_000n),
      "script, none": redeem("0x", 50_000_000n),
      amount: redeem(SCRIPT, 60_000_000n),
      contract: redeem(SCRIPT, 50_000_000n, THIEF),
    });
    expectPassed(redeem(SCRIPT, 50_000_000n), [`Redeem 0.5 LBTC to the script ${SCRIPT} with Lombard`]);
    expectRefused(redeem(SCRIPT, 50_000_000n), [
      "Redeem 0.5 LBTC for bitcoin",
      `Redeem 0.5 LBTC for bitcoin, paid to ${ADDRESS.slice(0, -1)}q`,
      `Redeem 0.5 WBTC for bitcoin, paid to ${ADDRESS}`,
      `Stake 0.5 LBTC, paid to ${ADDRESS}`,
    ]);
  });
});

describe("an address of Bitcoin's", () => {
  it("is that of its script, for every kind that people pay to", () => {
    // BIP 350's and BIP 173's own vectors, the payment to Genesis and one to a script.
    expect(bitcoinAddress("0x0014751e76e8199196d454941c45d1b3a323f1433bd6")).to.equal(
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    );
    expect(bitcoinAddress("0x512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798")).to.equal(
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    );
    expect(bitcoinAddress("0x76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac")).to.equal(
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    );
    expect(bitcoinAddress("0xa914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87")).to.equal(
      "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
    );
    expect(bitcoinAddress(SCRIPT)).to.equal(ADDRESS);
    expect(bitcoinAddress("0x6a0568656c6c6f")).to.equal(undefined);
  });
});
