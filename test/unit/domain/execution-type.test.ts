import { expect } from "chai";
import { custodyKindOf, EXECUTION_TYPES } from "../../../domain/execution-type.ts";

describe("an execution type", () => {
  it("has the interface's number and the custody integration that executes it", () => {
    expect(EXECUTION_TYPES).to.deep.equal({ DIRECT_USER: 0, USER_EXECUTED: 1, AGENT_EXECUTED: 2 });
    expect(([0, 1, 2] as const).map(custodyKindOf)).to.deep.equal([undefined, "execution", "agent"]);
  });
});
