import { expect } from "chai";
import type { CustodyStep } from "../../../activities/custody/custody-step.ts";
import { startPace } from "../../../workflows/custody/pace.ts";

const MINUTE = 60_000;

/** The pauses of so many looks at the same. */
function pausesOf(step: CustodyStep, looks: number): number[] {
  const pace = startPace();
  return Array.from({ length: looks }, () => pace.after(step));
}

describe("the pause between two looks at an order", () => {
  it("grows to five minutes while nothing changes, and begins anew when something does", () => {
    const pace = startPace();
    const waits: CustodyStep = { state: "submitted", custodyStatus: "PENDING_AUTHORIZATION" };
    const pauses = Array.from({ length: 20 }, () => pace.after(waits));
    expect(pauses[0]).to.equal(5000);
    expect(pauses.at(-1)).to.equal(5 * MINUTE);
    expect(pace.after({ state: "submitted", custodyStatus: "BROADCASTING" })).to.equal(5000);
  });

  it("is half a minute at the most while it is unclear whether the provider has it", () => {
    const pauses = pausesOf({ state: "waits", for: "custody-unclear" }, 20);
    expect(pauses[0]).to.equal(1000);
    expect(Math.max(...pauses)).to.equal(MINUTE / 2);
  });
});
