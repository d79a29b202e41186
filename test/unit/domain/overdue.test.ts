import { expect } from "chai";
import { overdueOf } from "../../../domain/overdue.ts";
import type { Wait } from "../../../domain/wait.ts";

const now = new Date("2026-11-16T12:00:00Z");
const waiting = (wait: Wait, agoMs: number) => ({ wait, since: new Date(now.getTime() - agoMs) });

describe("what waits for longer than it should", () => {
  it("is what the service has not done in a minute, and what people have not done at all, in this order", () => {
    const all = [
      waiting("owner", 0),
      waiting("start", 60_000),
      waiting("start", 59_999),
      waiting("orion", 60_000),
    ];
    expect(overdueOf(all, now)).to.deep.equal([
      { wait: "start", late: [all[1]] },
      { wait: "owner", late: [all[0]] },
    ]);
  });
});
