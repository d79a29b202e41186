import { expect } from "chai";
import { lookAtReceipt } from "../../../activities/custody/look-at-receipt.ts";
import type { ChainNode } from "../../../integrations/chain/chain-node.ts";
import type { Receipt } from "../../../integrations/chain/receipt.ts";
import type { SentTransaction } from "../../../integrations/chain/sent-transaction.ts";
import type { CustodyOrder } from "../../../integrations/custody/custody.ts";

const HASH = `0x${"ab".repeat(32)}`;
const ORDER: CustodyOrder = {
  externalId: "0xab",
  chainId: 11_155_111,
  vaultAccountId: "3",
  to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  valueWei: 5n,
  data: "0xa9059cbb",
  note: "",
};
const SENT: SentTransaction = {
  from: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  to: ORDER.to.toLowerCase(),
  value: 5n,
  data: ORDER.data,
  chainId: ORDER.chainId,
};
const MINED: Receipt = { hash: HASH, blockNumber: 100, succeeded: true, logs: [] };

function look({
  sent = SENT,
  receipt = MINED,
  height = 101,
}: {
  sent?: SentTransaction | undefined;
  receipt?: Receipt | "none";
  height?: number;
}) {
  const node: Pick<ChainNode, "transaction" | "receipt" | "blockNumber"> = {
    transaction: async () => sent,
    receipt: async () => (receipt === "none" ? undefined : receipt),
    blockNumber: async () => height,
  };
  const chains = { find: async () => node as ChainNode };
  return lookAtReceipt({ chains, confirmations: 2 }, ORDER, HASH);
}

describe("what the chain says of an execution by custody", () => {
  it("is the verified call, whoever sent it, once it is as deep as it must be", async () => {
    expect(await look({})).to.deep.equal({ end: "custody-executed", differences: [] });
  });

  it("counts for nothing before that", async () => {
    expect(await look({ height: 100 }), "one block too few").to.equal(undefined);
    expect(await look({ receipt: "none" }), "not mined").to.equal(undefined);
  });

  it("is a failure where the call was made and reverted", async () => {
    const reverted = { ...MINED, succeeded: false };
    expect(await look({ receipt: reverted })).to.deep.equal({ end: "custody-reverted", differences: [] });
  });

  for (const [field, change] of [
    ["chain", { chainId: 1 }],
    ["to", { to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" }],
    ["to", { to: null }],
    ["value", { value: 6n }],
    ["data", { data: "0xa9059cbc" }],
  ] as const) {
    it(`is not the verified call where the ${field} is ${Object.values(change)[0]}`, async () => {
      const sent: SentTransaction = { ...SENT, ...change };
      expect(await look({ sent })).to.deep.equal({ end: "custody-differs", differences: [field] });
    });
  }
});
