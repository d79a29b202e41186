import { expect } from "chai";
import {
  type ConformanceWorld,
  conformanceWorld,
  type Mount,
  type Revision,
} from "../../conformance/conformance-world.ts";

/** The rest of them is behind `npm run conformance`. */
const HERE: readonly (readonly [Mount, string, Revision])[] = [
  ["service", "server-initialize", "2025-11-25"],
  ["service", "http-header-validation", "2026-07-28"],
  ["fixture", "tools-call-with-progress", "2025-11-25"],
  ["fixture", "server-stateless", "2026-07-28"],
];

describe("MCP's own conformance suite", () => {
  let world: ConformanceWorld;
  before(async () => {
    world = await conformanceWorld();
  });
  after(() => world.close());

  for (const [mount, scenario, revision] of HERE) {
    it(`finds nothing amiss in ${scenario}, in revision ${revision}`, async () => {
      const { passed, failed } = await world.server(mount, scenario, revision);
      expect(failed).to.deep.equal([]);
      expect(passed).to.be.above(0);
    });
  }

  it("finds nothing amiss with the authorization server", async () => {
    const { passed, failed } = await world.authorization();
    expect(failed).to.deep.equal([]);
    expect(passed).to.equal(3);
  });
});
