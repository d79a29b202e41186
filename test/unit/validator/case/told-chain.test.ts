import { expect } from "chai";
import { withToldChain } from "../../../../validator/case/told-chain.ts";

describe("the chain that a transaction is for", () => {
  it("is taken from where a client writes it", () => {
    const shapes = [
      { chain_id: 10 },
      { tx: { chainId: 10 } },
      { transactions: [{}, { chainId: 10 }] },
      { calls: [{ chainId: 10 }] },
      { network: "Optimism" },
    ];
    for (const proposed of shapes) {
      expect(withToldChain(proposed), JSON.stringify(proposed)).to.have.property("chainId", 10);
    }
  });

  it("is the one at the top where several are told", () => {
    const proposed = { chainId: 1, tx: { chainId: 10 } };
    expect(withToldChain(proposed)).to.have.property("chainId", 1);
  });
});
