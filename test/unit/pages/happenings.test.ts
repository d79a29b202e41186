import { expect } from "chai";
import { happenings } from "../../../web/transactions/happenings.ts";
import type { Dossier } from "../../../web/transactions/transaction.ts";

const AT = "2026-11-16T12:00:00.000Z";

function told(event: string, given: Partial<Dossier> = {}) {
  const dossier = {
    apiKeyApprovals: [],
    executions: [],
    custody: null,
    ...given,
    timeline: [{ at: AT, event }],
  };
  const [first] = happenings(dossier as unknown as Dossier);
  return first;
}

describe("what happened to a transaction", () => {
  it("is told in words with what proves it, as far as that is known", () => {
    expect(told("registered on chain", { requestCid: "bafy", registrationTx: null })).to.deep.equal({
      at: AT,
      words: "The sealed request was pinned to IPFS and registered on chain.",
      proof: [{ name: "CID of the request", value: "bafy" }],
    });
  });

  it("says who decided, and that an agent's key is not its owner", () => {
    expect(told("orion REJECTED")?.words).to.equal("The arbiter rejected it.");
    expect(told("user_ui APPROVED")?.words).to.equal("You approved it.");
    expect(told("user REJECTED")?.words).to.equal("You rejected it.");
    const apiKeyApprovals = [{ id: "1", decision: "REJECTED" as const, createdAt: AT }];
    expect(told("user REJECTED", { apiKeyApprovals })?.words).to.equal("A key of yours rejected it.");
  });

  it("shows an event that nobody wrote words for as it is", () => {
    expect(told("something new")).to.include({ words: "something new" });
  });
});
