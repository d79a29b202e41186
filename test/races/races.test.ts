import { expect } from "chai";
import type { EndingsWorld } from "../support/endings-world.ts";
import { racesWorld, runRaces } from "./run-races.ts";

const EXECUTION_TTL_MS = 2500;

/** The short form; `npm run test:races` plays hundreds. */
describe("reports, cancels, settlements and the deadline against one another", () => {
  let world: EndingsWorld;
  before(async () => {
    world = await racesWorld(EXECUTION_TTL_MS);
  });
  after(() => world?.close());

  it("end each transaction once, as acknowledged, and the same in row, history, list, metadata and chain", async () => {
    const { ends, contested, differences, workers } = await runRaces(world, {
      count: 36,
      seed: 15,
      atOnce: 12,
      executionTtlMs: EXECUTION_TTL_MS,
    });
    expect(differences).to.deep.equal([]);
    // What no run can do without, or it says nothing.
    expect(contested).to.be.above(20);
    expect(ends.size, [...ends.keys()].join(" ")).to.be.at.least(4);
    expect(workers.size, "both processes worked on them").to.equal(2);
  });
});
