import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "@temporalio/client";
import { expect } from "chai";
import { sha256 } from "../../../commands/audit/digest.ts";
import { type Finding, isClean } from "../../../commands/audit/finding.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import { runStep } from "../../support/run-step.ts";
import { WRONG_REQUEST } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, checksThat } from "./audit-world.ts";

/** A namespace of the same server, in which no transaction ever ran. */
const ANOTHER = "default";

describe("the archived history of a rejected transaction", () => {
  let world: AuditWorld;
  let rejected: string;
  let workflowId: string;

  before(async () => {
    world = await auditWorld();
    await world.startWorkers();
    rejected = await world.submit(await world.owner(), WRONG_REQUEST);
    workflowId = `tx-${rejected}`;
    await world.temporal.client.workflow.getHandle(workflowId).result();
    expect(await runStep(world, "archiveHistories")).to.deep.equal({ done: 1, failed: 0 });
  });
  after(() => world.close());

  it("agrees with its digest and with Temporal's", async () => {
    const findings = await world.audit(rejected);
    expect(isClean(findings)).to.equal(true);
    expect(checksThat("agree", findings)).to.include.members(["archived history", "archive and Temporal"]);
    expect(checksThat("absent", findings)).to.deep.equal(["end by its reports"]);
  });

  it("differs when a byte of it is changed", async () => {
    await forged({ change: (gzip) => gzipSync(`${gunzipSync(gzip)} `) }, async () => {
      expect(checksThat("differ", await world.audit(rejected))).to.deep.equal(["archived history"]);
    });
  });

  it("differs when it can no longer be unpacked", async () => {
    await forged({ change: (gzip) => gzip.subarray(0, -20) }, async () => {
      expect(checksThat("differ", await world.audit(rejected))).to.deep.equal(["archived history"]);
    });
  });

  it("differs from Temporal's when copy and digest are forged together", async () => {
    const change = (gzip: Buffer) =>
      gzipSync(gunzipSync(gzip).toString().replaceAll("lifecycle", "elsewhere"));
    await forged({ change, digestToo: true }, async () => {
      expect(checksThat("differ", await world.audit(rejected))).to.deep.equal(["archive and Temporal"]);
    });
  });

  it("is enough for an audit once Temporal has let go of the workflow", async () => {
    const findings = await auditWithoutTemporal();
    expect(isClean(findings)).to.equal(true);
    expect(findings.find(({ check }) => check === "history")).to.include({ value: "in the archive" });
    expect(checksThat("agree", findings)).to.include.members(["replay", "status in history"]);
  });

  it("is not believed, nor replayed, when it is all there is and was changed", async () => {
    await forged({ change: (gzip) => gzipSync(`${gunzipSync(gzip)} `) }, async () => {
      const findings = await auditWithoutTemporal();
      expect(checksThat("differ", findings)).to.deep.equal(["archived history"]);
      expect(checksThat("absent", findings)).to.include.members(["history", "replay", "status in history"]);
    });
  });

  it("is missed when neither Temporal nor the archive has it", async () => {
    await world.sql("update workflow_history set workflow_id = 'gone' where workflow_id = ?", [workflowId]);
    expect(checksThat("differ", await auditWithoutTemporal())).to.deep.equal(["history"]);
    await world.sql("update workflow_history set workflow_id = ? where workflow_id = 'gone'", [workflowId]);
  });

  async function auditWithoutTemporal(): Promise<Finding[]> {
    const { connection } = world.temporal.client;
    const temporal = new Client({ connection, namespace: ANOTHER });
    return (await runAudit(rejected, { ...world.sources, temporal })) ?? [];
  }

  async function forged(
    { change, digestToo = false }: { change(gzip: Buffer): Buffer; digestToo?: boolean },
    look: () => Promise<void>,
  ): Promise<void> {
    const [row] = await world.sql("select gzip, sha256 from workflow_history where workflow_id = ?", [
      workflowId,
    ]);
    const { gzip, sha256: digest } = row as { gzip: Buffer; sha256: string };
    const forgery = change(gzip);
    const write = (bytes: Buffer, of: string) =>
      world.sql("update workflow_history set gzip = decode(?, 'hex'), sha256 = ? where workflow_id = ?", [
        bytes.toString("hex"),
        of,
        workflowId,
      ]);
    await write(forgery, digestToo ? sha256(gunzipSync(forgery)) : digest);
    try {
      await look();
    } finally {
      await write(gzip, digest);
    }
  }
});
