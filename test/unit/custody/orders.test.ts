import { expect } from "chai";
import type { CustodyOrder, CustodyTransaction } from "../../../integrations/custody/custody.ts";
import { custodyApi, webhookKeys } from "../../../integrations/custody/custody-addresses.ts";
import { differenceFrom } from "../../../integrations/custody/difference-from.ts";
import { readTransaction } from "../../../integrations/custody/read-answer.ts";

const order: CustodyOrder = {
  externalId: "0xab",
  chainId: 11_155_111,
  vaultAccountId: "3",
  to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  valueWei: 1n,
  data: "0xA9059cbb",
  note: "",
};
const answer = {
  id: "b70701f4-d7b1-4795-a8ee-b09cdb5b850d",
  externalTxId: "0xab",
  status: "CONFIRMING",
  operation: "CONTRACT_CALL",
  assetId: "ETH_TEST5",
  source: { type: "VAULT_ACCOUNT", id: "3" },
  destinationAddress: "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
  amountInfo: { amount: "0.000000000000000001" },
  extraParameters: { contractCallData: "0xa9059cbb" },
};
const found = readTransaction(answer);

describe("a transaction found by its external id", () => {
  it("is the order where all that is told agrees, whatever the letters' case", () => {
    expect(differenceFrom(order, found)).to.equal(undefined);
  });

  it("is the order where destination, amount and data are not told yet", () => {
    const early: CustodyTransaction = { ...found, to: undefined, valueWei: undefined, data: undefined };
    expect(differenceFrom(order, early)).to.equal(undefined);
  });

  for (const [field, change] of [
    ["external id", { externalId: "0xac" }],
    ["operation", { operation: "TRANSFER" }],
    ["asset", { assetId: "ETH" }],
    ["vault account", { vaultAccountId: "4" }],
    ["destination", { to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" }],
    ["amount", { valueWei: 2n }],
    ["call data", { data: "0xa9059cbc" }],
  ] as const) {
    it(`is another where the ${field} differs`, () => {
      expect(differenceFrom(order, { ...found, ...change })).to.equal(field);
    });
  }

  it("is another where a plain transfer has data", () => {
    const transfer = { ...order, data: "0x" };
    expect(differenceFrom(transfer, { ...found, operation: "TRANSFER" })).to.equal("call data");
    expect(differenceFrom(transfer, { ...found, operation: "TRANSFER", data: undefined })).to.equal(
      undefined,
    );
  });
});

describe("an answer of the custody provider", () => {
  it("that lacks id or status is none", () => {
    for (const bad of [null, "<html>", {}, { ...answer, id: 7 }, { ...answer, status: "done; drop" }])
      expect(() => readTransaction(bad))
        .to.throw()
        .with.property("kind", "custody-unclear");
  });

  it("tells nothing by fields of another form: a number for an amount, a hash that is none", () => {
    const odd = { ...answer, amountInfo: { amount: 1e-18 }, txHash: "0x12", destinationAddress: "bc1q" };
    expect(readTransaction(odd)).to.include({ valueWei: undefined, txHash: undefined, to: undefined });
  });
});

describe("the custody provider's address", () => {
  for (const [environment, region, address] of [
    ["sandbox", "US", "https://sandbox-api.fireblocks.io/v1"],
    ["sandbox", "EU", "https://sandbox-api.fireblocks.io/v1"],
    ["testnet", "US", "https://api.fireblocks.io/v1"],
    ["mainnet", "EU", "https://eu-api.fireblocks.io/v1"],
    ["mainnet", "EU2", "https://eu2-api.fireblocks.io/v1"],
  ] as const) {
    it(`is ${address} for ${environment} in ${region}`, () => {
      expect(custodyApi(environment, region, undefined)).to.equal(address);
    });
  }

  it("is the configured one where there is one, with or without /v1", () => {
    expect(custodyApi("mainnet", "EU", "http://127.0.0.1:1")).to.equal("http://127.0.0.1:1/v1");
    expect(custodyApi("mainnet", "EU", "http://127.0.0.1:1/v1")).to.equal("http://127.0.0.1:1/v1");
    expect(webhookKeys("http://127.0.0.1:1/v1")).to.deep.equal(["http://127.0.0.1:1/.well-known/jwks.json"]);
    expect(webhookKeys(undefined)).to.include("https://eu2-keys.fireblocks.io/.well-known/jwks.json");
  });
});
