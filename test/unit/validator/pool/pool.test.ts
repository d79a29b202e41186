import { expect } from "chai";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createPool } from "../../../../validator/pool/pool.ts";
import { FRIEND } from "../../../corpus/addresses.ts";

const text = JSON.stringify({
  human_intent: `Send 1 ETH to ${FRIEND}`,
  proposed_tx: { chainId: 1, to: FRIEND, value: "1000000000000000000" },
});

describe("the threads", () => {
  it("finish what they were given before they end, of whatever kind", async () => {
    const pool = createPool({ threads: 1, maxQueued: 10, data: loadReferenceData({}) });
    await pool.warmUp();
    const request = { text, evaluatedAt: Date.now() };
    const given = [pool.recheck(request, { asidesCleared: false }), pool.examine(request)];
    await pool.close();
    const answers = await Promise.all(given);
    expect(answers.filter((answer) => "invalid" in answer)).to.deep.equal([]);
  });
});
