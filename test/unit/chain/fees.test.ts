import { expect } from "chai";
import type { ChainNode } from "../../../integrations/chain/chain-node.ts";
import { createFeeSource, raised } from "../../../integrations/chain/fees.ts";

describe("the fees of a replacement", () => {
  it("are at least an eighth higher than before, down to the last wei", () => {
    for (const fee of [1n, 7n, 8n, 9n, 1_000_000_007n]) {
      const old = { maxFeePerGas: fee, maxPriorityFeePerGas: fee };
      const { maxFeePerGas, maxPriorityFeePerGas } = raised(old, {
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
      });
      expect(maxFeePerGas * 8n >= fee * 9n).to.equal(true);
      expect(maxPriorityFeePerGas * 8n >= fee * 9n).to.equal(true);
    }
  });

  it("are the present ones where those are higher still", () => {
    const old = { maxFeePerGas: 10n, maxPriorityFeePerGas: 10n };
    const current = { maxFeePerGas: 100n, maxPriorityFeePerGas: 50n };
    expect(raised(old, current)).to.deep.equal(current);
  });
});

describe("the present fees", () => {
  it("are asked for once while they are fresh, and again after a failure", async () => {
    let asked = 0;
    const node = {
      async feeLevel() {
        asked += 1;
        if (asked === 1) throw new Error("away");
        return { baseFee: 10n, priorityFee: 3n };
      },
    } as ChainNode;
    const fees = createFeeSource(node, 60_000);
    await fees().catch(() => undefined);
    const all = await Promise.all([fees(), fees(), fees()]);
    expect(asked).to.equal(2);
    expect(all[2]).to.deep.equal({ maxFeePerGas: 23n, maxPriorityFeePerGas: 3n });
  });
});
