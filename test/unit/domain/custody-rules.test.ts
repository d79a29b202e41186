import { expect } from "chai";
import { executesOn } from "../../../domain/custody-environment.ts";
import { custodyPhase } from "../../../domain/custody-status.ts";

describe("the custody environment", () => {
  it("executes mainnet in mainnet alone, and other chains anywhere else", () => {
    expect(executesOn("mainnet", 1)).to.equal(true);
    expect(executesOn("testnet", 1)).to.equal(false);
    expect(executesOn("sandbox", 1)).to.equal(false);
    expect(executesOn("mainnet", 11_155_111)).to.equal(false);
    expect(executesOn("testnet", 11_155_111)).to.equal(true);
    expect(executesOn("sandbox", 31_337)).to.equal(true);
  });
});

describe("a custody status", () => {
  it("is an end only where it is surely one; a status we do not know is on its way", () => {
    expect(custodyPhase("COMPLETED")).to.equal("completed");
    for (const status of ["FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"])
      expect(custodyPhase(status), status).to.equal("failed");
    for (const status of ["SUBMITTED", "PENDING_3RD_PARTY_MANUAL_APPROVAL", "CANCELLING", "SOMETHING_NEW"])
      expect(custodyPhase(status), status).to.equal("pending");
  });
});
