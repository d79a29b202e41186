import { expect } from "chai";
import { startValidator } from "./running-validator.ts";

describe("a validator with more requests than it takes", () => {
  it("answers 503 with Retry-After to those beyond its queue, and 200 to the others", async () => {
    const validator = await startValidator({ threads: 1, maxQueued: 0 });
    try {
      await validator.arbiter.ready;
      const slow = { human_intent: "Send 1 ETH and 2 DAI. ".repeat(450) };
      const answers = await Promise.all(Array.from({ length: 12 }, () => validator.post(slow)));
      const refused = answers.filter(({ status }) => status === 503);
      expect(answers.filter(({ status }) => status === 200)).to.have.length(answers.length - refused.length);
      expect(refused).not.to.have.length(0);
      expect(refused[0]?.headers.get("retry-after")).to.equal("1");
      expect(await refused[0]?.json()).to.have.all.keys("detail");
    } finally {
      await validator.stop();
    }
  });
});
