import { expect } from "chai";
import { type EndingsWorld, endingsWorld, VERIFIED_CALL } from "../../support/endings-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import type { Headers, Owner } from "../../support/transactions-world.ts";

const HASH = `0x${"cd".repeat(32)}`;

describe("an approved transaction", () => {
  let world: EndingsWorld;
  let owner: Owner;
  before(async () => {
    world = await endingsWorld();
    await world.startWorkers();
    owner = world.owner1;
  });
  after(async () => {
    await world.close();
  });
  const plain = () => world.approved(owner, VERIFIED_CALL, { encrypted: false });
  const proof = (requestHash: string, body: object, headers: Headers = world.orionKey) =>
    fetch(`${world.api.url}/internal/orion-metadata/${requestHash}/tee-proof`, {
      method: "PATCH",
      body: JSON.stringify(body),
      headers: { ...headers, "content-type": "application/json" },
    });

  for (const who of ["key", "bearer", "admin"] as const) {
    it(`is cancelled by its owner or an ADMIN key (${who}), which ends it FAILED`, async () => {
      const requestHash = await plain();
      const headers = who === "admin" ? world.admin : owner[who];
      expect((await world.cancel(requestHash, headers)).status).to.equal(200);
      const { status, statusReason } = await world.ended(requestHash, owner);
      expect([status, statusReason]).to.deep.equal(["FAILED", "It was cancelled before its execution."]);
      expect((await world.cancel(requestHash, headers)).status, "it is over").to.equal(400);
      expect((await world.report(requestHash, HASH, owner.key)).status, "it is over").to.equal(400);
      expect((await world.settlement(requestHash, { status: "EXECUTED" })).status).to.equal(400);
      if (who === "key") await recordHistory("transaction-cancelled-by-owner", world.handle(requestHash));
    });
  }

  it("is nobody else's to cancel, nor is a pending one anybody's", async () => {
    const requestHash = await plain();
    const other = await world.owner();
    expect((await world.cancel(requestHash, other.key)).status).to.equal(404);
    expect((await world.cancel(requestHash, world.orionKey)).status).to.equal(404);
    expect((await world.cancel(requestHash, {})).status).to.equal(401);
    expect((await world.cancel(await world.submit(owner), owner.key)).status).to.equal(400);
    expect((await world.dossier(requestHash, owner)).status).to.equal("APPROVED");
  });

  for (const [status, reason] of [
    ["EXECUTED", "Its settlement was reported."],
    ["FAILED", "Its settlement was reported as failed."],
  ] as const) {
    it(`ends ${status} by a settlement that says so, which the metadata shows`, async () => {
      const requestHash = await world.approved(owner);
      const body = {
        status,
        txHash: HASH,
        blockNumber: 12,
        ...(status === "FAILED" ? { error: "No gas." } : {}),
      };
      const answer = await world.settlement(requestHash, body);
      expect(answer.status).to.equal(200);
      const metadata = (await answer.json()) as Record<string, Record<string, unknown>>;
      expect(metadata.settlement).to.include(body);
      expect(metadata.verdict).to.deep.equal({ decision: "APPROVED", confidence: 1, failingNodes: [] });
      expect(metadata.chainTxHash).to.match(/^0x[0-9a-f]{64}$/);
      const ended = await world.ended(requestHash, owner);
      expect([ended.status, ended.statusReason]).to.deep.equal([status, reason]);
      expect((await world.settlement(requestHash, body)).status, "the same again").to.equal(200);
      expect((await world.settlement(requestHash, { ...body, blockNumber: 13 })).status).to.equal(400);
      if (status === "EXECUTED") await recordHistory("transaction-settled", world.handle(requestHash));
    });
  }

  it("is settled by server keys alone, and not before it is approved", async () => {
    const pending = await world.submit(owner);
    expect((await world.settlement(pending, { status: "EXECUTED" })).status).to.equal(400);
    expect((await world.settlement(HASH, { status: "EXECUTED" })).status).to.equal(404);
    expect((await world.settlement(pending, { status: "EXECUTED" }, owner.key)).status).to.equal(403);
    expect((await world.settlement(pending, { status: "EXECUTED" }, owner.bearer)).status).to.equal(401);
    for (const body of [
      {},
      { status: "PENDING" },
      { status: "FAILED", txHash: "0x1" },
      { status: "FAILED", more: 1 },
    ])
      expect((await world.settlement(pending, body)).status, JSON.stringify(body)).to.equal(400);
  });

  it("or any other keeps the proof of where it was judged, the latest one", async () => {
    const requestHash = await world.submit(owner);
    const first = await proof(requestHash, { teeProof: { quote: "AA==", pcrs: [1, 2] }, enclave: "e1" });
    expect(first.status).to.equal(200);
    expect(await first.json()).to.deep.include({
      requestHash,
      teeProof: { quote: "AA==", pcrs: [1, 2] },
      enclave: "e1",
      settlement: null,
      verdict: null,
    });
    const second = await proof(requestHash, { teeProof: "signed" }, world.admin);
    expect(await second.json()).to.include({ teeProof: "signed", enclave: null });
    expect((await proof(HASH, { teeProof: "signed" })).status).to.equal(404);
    expect((await proof(requestHash, { teeProof: 1 })).status).to.equal(400);
    expect((await proof(requestHash, { teeProof: "x" }, owner.key)).status).to.equal(403);
    expect((await proof(requestHash, { teeProof: "x" }, {})).status).to.equal(401);
  });
});
