import { expect } from "chai";
import { runStorm } from "./storm.ts";

const KILLS = 6;

describe("transactions with decisions, while parts are killed at random", function () {
  this.timeout(900_000);

  it(`keep every promise over ${KILLS} kills`, async () => {
    const seed = Date.now() % 100_000;
    const report = await runStorm({
      kills: KILLS,
      seed,
      pauseMs: 1000,
      recoverWithinMs: 45_000,
      everyMs: 250,
      settleWithinMs: 240_000,
    });
    expect(report.violations, `seed ${seed}`).to.deep.equal([]);
    expect(Object.values(report.hits).reduce((sum, hits) => sum + hits, 0)).to.equal(KILLS);
    expect(report.accepted, "accepted").to.be.at.least(5);
    expect(report.ordered, "accepted by custody").to.be.at.least(1);
    expect(report.approvals + report.rejections, "decisions acknowledged").to.be.at.least(3);
  });
});
