import { encoded, expectOnly, expectPassed, expectRefused, THIEF } from "./judged.ts";

const MANAGER = "0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338";

describe("an EigenPod", () => {
  const create = (to = MANAGER, value = 0n) => ({ to, value, data: encoded("createPod()", []) });

  it("is created at EigenLayer's own manager, and nothing is paid for it", () => {
    expectOnly("Create an EigenPod with EigenLayer", create(), {
      contract: create(THIEF),
      "value beside it": create(MANAGER, 1n),
      "bytes behind it": { to: MANAGER, data: `${encoded("createPod()", [])}00` },
    });
    expectPassed(create(), ["Open a new EigenPod", "Please deploy my EigenLayer pod"]);
  });

  it("is not asked for by what else may be done with one, nor beside it", () => {
    expectRefused(create(), [
      "Stake 32 ETH through my EigenPod",
      "Create an EigenPod and stake 32 ETH through it",
      "Don't create an EigenPod",
      "Withdraw from my EigenPod",
      "Create an EigenPod tomorrow",
    ]);
  });
});
