import { expect } from "chai";
import { isClean } from "../../../commands/audit/finding.ts";
import { foundHistory } from "../../../commands/audit/found-history.ts";
import { auditReplay } from "../../../commands/audit/replay.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, checksThat } from "./audit-world.ts";
import { TAMPERINGS } from "./tampering.ts";

const EVERYTHING_PUBLISHED = [
  "payload hash",
  "request hash",
  "request CID",
  "response CID",
  "orion on chain",
  "registration",
  "publication",
  "request on IPFS",
  "response on IPFS",
  "published decision",
  "published verdict",
  "orion by its verdict",
  "status by decisions",
  "status in history",
  "history",
  "replay",
];

describe("an audit", function () {
  this.timeout(60_000);
  let world: AuditWorld;
  let owner: Owner;
  let approved: string;
  let early: string;
  let cancelled: string;

  before(async () => {
    world = await auditWorld();
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    early = await world.submit(owner);
    cancelled = await world.submit(owner);
  });
  after(() => world.close());

  it("finds no difference in a request that no worker has taken yet", async () => {
    const findings = await world.audit(early);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(checksThat("absent", findings)).to.include.members(["inbox on chain", "request on IPFS"]);
    expect(isClean(findings)).to.equal(true);
  });

  it("finds everything to agree once orion and the owner have approved", async () => {
    await world.temporal.client.workflow.getHandle(`tx-${cancelled}`).cancel();
    await world.startWorkers();
    approved = await world.submit(owner);
    await world.decide(approved, "APPROVED", owner.bearer);
    await published(approved, "APPROVED");
    const findings = await world.audit(approved);
    expect(checksThat("agree", findings)).to.deep.equal(EVERYTHING_PUBLISHED);
    expect(checksThat("absent", findings)).to.deep.equal(["archived history"]);
    expect(findings).to.have.length(EVERYTHING_PUBLISHED.length + 1);
  });

  it("finds no difference in one that was cancelled before anyone decided", async () => {
    await world.temporal.client.workflow.getHandle(`tx-${cancelled}`).result();
    const findings = await world.audit(cancelled);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(checksThat("agree", findings)).to.include.members(["status by decisions", "status in history"]);
  });

  it("compares no chain and no pins of a plain request", async () => {
    const plainOwner = await world.owner();
    const plain = await world.submit(
      plainOwner,
      { ...GOOD_REQUEST, encrypted: false },
      await world.serverKey("admin"),
    );
    await world.until(plain, plainOwner.key, ({ status }) => status === "APPROVED");
    const findings = await world.audit(plain);
    expect(isClean(findings)).to.equal(true);
    expect(checksThat("absent", findings)).to.deep.equal(["chain and IPFS", "archived history"]);
  });

  for (const { what, table, column, to, where, differ } of TAMPERINGS) {
    it(`notices when someone changes ${what}`, async () => {
      const [{ id } = {}] = await world.sql("select id from transaction_request where request_hash = ?", [
        approved,
      ]);
      const row = `${table === "transaction_request" ? "id" : "transaction_id"} = ? and ${where ?? "true"}`;
      const [{ was } = {}] = await world.sql(`select ${column} as was from ${table} where ${row}`, [id]);
      await world.sql(`update ${table} set ${column} = ${to} where ${row}`, [id]);
      try {
        expect(checksThat("differ", await world.audit(approved))).to.deep.equal(differ);
      } finally {
        await world.sql(`update ${table} set ${column} = ? where ${row}`, [was, id]);
      }
    });
  }

  it("agrees again once all of that is put right", async () => {
    expect(isClean(await world.audit(approved))).to.equal(true);
  });

  it("notices a history that today's workflow code would not have made", async () => {
    const found = await foundHistory(approved, world.sources);
    const json = found.json?.replaceAll("publishDecision", "publishSomethingElse");
    expect(await auditReplay(found, world.sources)).to.include({ outcome: "agree" });
    expect(await auditReplay({ ...found, json }, world.sources)).to.include({ outcome: "differ" });
  });

  it("proves nothing while a part that it must read is away, and says which", async () => {
    await world.ipfsServer.kill();
    const findings = await world.audit(approved);
    await world.ipfsServer.restart();
    expect(checksThat("unread", findings)).to.deep.equal(["request on IPFS", "response on IPFS"]);
    expect(checksThat("differ", findings)).to.deep.equal([]);
    expect(isClean(findings)).to.equal(false);
  });

  async function published(requestHash: string, wanted: string): Promise<void> {
    for (;;) {
      const [row] = await world.sql(
        "select 1 from transaction_request where request_hash = ? and status = ? and published_at is not null",
        [requestHash, wanted],
      );
      if (row) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
