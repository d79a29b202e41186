import { expect } from "chai";
import { startPace } from "../../../workflows/custody/pace.ts";

const HELD = { state: "submitted", custodyStatus: "PENDING_AUTHORIZATION" } as const;
const UNCLEAR = { state: "waits", for: "custody-unclear" } as const;

describe("the looks at an order that waits", () => {
  it("grow rarer from five seconds to five minutes while nothing changes, and no rarer", () => {
    const pace = startPace();
    const pauses = Array.from({ length: 20 }, () => pace.after(HELD));
    expect(pauses[0]).to.equal(5000);
    expect(pauses).to.deep.equal(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).to.equal(300_000);
  });

  it("begin anew when something changes", () => {
    const pace = startPace();
    for (let looks = 0; looks < 10; looks++) pace.after(HELD);
    expect(pace.after({ ...HELD, custodyStatus: "QUEUED" })).to.equal(5000);
  });

  it("come soon after an answer was lost, and rarer where that stays so", () => {
    const pace = startPace();
    expect(pace.after(UNCLEAR)).to.equal(1000);
    expect(pace.after(UNCLEAR)).to.equal(7500);
  });

  it("go on as rarely as before in a new run", () => {
    expect(startPace(300_000).after(HELD)).to.equal(300_000);
  });
});
