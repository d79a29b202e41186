import { expect } from "chai";
import { type Finding, isClean } from "../../../commands/audit/finding.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import type { AuditSources } from "../../../commands/audit/sources.ts";
import { type EndingsWorld, endingsWorld, VERIFIED_CALL } from "../../support/endings-world.ts";
import { auditSources, checksThat } from "./audit-world.ts";

describe("an audit of how a transaction came to its end", () => {
  let world: EndingsWorld;
  let sources: AuditSources;
  let executed: string;
  let settled: string;

  before(async () => {
    world = await endingsWorld();
    await world.startWorkers();
    sources = auditSources(world);
    const { owner1: owner } = world;
    [executed, settled] = [await world.approved(owner), await world.approved(owner)];
    const txHash = await world.send(owner, { ...VERIFIED_CALL, to: VERIFIED_CALL.to });
    await world.report(executed, txHash, owner.key);
    await world.settlement(settled, { status: "FAILED", error: "no funds" });
    for (const hash of [executed, settled]) await world.handle(hash).result();
  });
  after(() => world?.close());

  const audit = async (requestHash: string): Promise<Finding[]> =>
    (await runAudit(requestHash, sources)) ?? [];
  const sql = (text: string, values: unknown[] = []) => world.chain.database.em.fork().execute(text, values);

  it("finds an execution the same in row, history and on chain", async () => {
    const findings = await audit(executed);
    expect(checksThat("agree", findings)).to.include.members([
      "status by decisions",
      "status in history",
      "end by its reports",
      "execution on chain",
      "execution in history",
      "reports in history",
      "replay",
    ]);
    expect(isClean(findings)).to.equal(true);
  });

  it("finds a settlement the same in row, history and metadata", async () => {
    const findings = await audit(settled);
    expect(checksThat("agree", findings)).to.include.members([
      "end by its reports",
      "settlement",
      "reports in history",
    ]);
    expect(isClean(findings)).to.equal(true);
  });

  const forgeries: {
    what: string;
    of: () => string;
    change: string;
    back: string;
    differ: string[];
  }[] = [
    {
      what: "what an execution turned out to be",
      of: () => executed,
      change: `update ending_report set "end" = 'execution-reverted' where kind = 'execution'`,
      back: `update ending_report set "end" = 'execution-confirmed' where kind = 'execution'`,
      differ: ["end by its reports", "execution on chain"],
    },
    {
      what: "which chain transaction it was",
      of: () => executed,
      change:
        "update ending_report set tx_hash = t.registration_tx from transaction_request t where t.id = transaction_id and kind = 'execution'",
      back: "update ending_report set tx_hash = $TX where kind = 'execution'",
      differ: ["execution on chain"],
    },
    {
      what: "the end itself, row and report together",
      of: () => executed,
      change: `with r as (update ending_report set "end" = 'execution-reverted' where kind = 'execution' returning transaction_id)
        update transaction_request set status = 'FAILED', status_reason = 'execution-reverted' where id = (select transaction_id from r)`,
      back: `with r as (update ending_report set "end" = 'execution-confirmed' where kind = 'execution' returning transaction_id)
        update transaction_request set status = 'EXECUTED', status_reason = 'execution-confirmed' where id = (select transaction_id from r)`,
      differ: ["status in history", "execution on chain"],
    },
    {
      what: "which report the workflow was told of",
      of: () => settled,
      change:
        "update ending_report set reporter = id::text, id = gen_random_uuid() where kind = 'settlement'",
      back: "update ending_report set id = reporter::uuid where kind = 'settlement'",
      differ: ["reports in history"],
    },
    {
      what: "the settlement in the metadata",
      of: () => settled,
      change: "update orion_metadata set settlement_status = 'EXECUTED'",
      back: "update orion_metadata set settlement_status = 'FAILED'",
      differ: ["settlement"],
    },
    {
      what: "the settlement in the report",
      of: () => settled,
      change: `update ending_report set "end" = 'settlement-executed' where kind = 'settlement'`,
      back: `update ending_report set "end" = 'settlement-failed' where kind = 'settlement'`,
      differ: ["end by its reports", "settlement"],
    },
  ];

  for (const { what, of, change, back, differ } of forgeries) {
    it(`notices when someone changes ${what}`, async () => {
      const [row] = await sql("select tx_hash from ending_report where kind = 'execution'");
      await sql(change);
      const findings = await audit(of());
      await sql(back.replace("$TX", `'${row?.tx_hash}'`));
      expect(checksThat("differ", findings)).to.deep.equal(differ);
    });
  }

  it("finds nothing else changed after that", async () => {
    for (const hash of [executed, settled]) expect(isClean(await audit(hash))).to.equal(true);
  });
});
