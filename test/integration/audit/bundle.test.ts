import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { auditSince } from "../../../commands/audit/audit-all.ts";
import { auditBundle } from "../../../commands/audit/bundle/audit-bundle.ts";
import type { Bundle } from "../../../commands/audit/bundle/bundle.ts";
import { readBundle, writeBundle } from "../../../commands/audit/bundle/bundle-text.ts";
import { exportBundle } from "../../../commands/audit/bundle/export-bundle.ts";
import { tellPayload } from "../../../commands/audit/bundle/tell-payload.ts";
import type { Evidence } from "../../../commands/audit/evidence.ts";
import { type Finding, isClean } from "../../../commands/audit/finding.ts";
import { foundHistory } from "../../../commands/audit/found-history.ts";
import { gatherEvidence } from "../../../commands/audit/gather-evidence.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { runStep } from "../../support/run-step.ts";
import { FRIEND, GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, checksThat, run } from "./audit-world.ts";
import { BUNDLE_FORGERIES } from "./bundle-forgeries.ts";

describe("the bundle of a transaction whose history Temporal has deleted", () => {
  let world: AuditWorld;
  let owner: Owner;
  let requestHash: string;
  let evidence: Evidence;
  /** With what opens the payload, and without. */
  let [full, sealed]: Bundle[] = [];

  before(async () => {
    world = await auditWorld();
    await world.startWorkers();
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    requestHash = await world.submit(owner);
    await world.decide(requestHash, "APPROVED", owner.bearer);
    await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
    await fetch(`${world.api.url}/internal/orion-metadata/${requestHash}/settlement`, {
      method: "PATCH",
      body: JSON.stringify({ status: "EXECUTED" }),
      headers: { ...(await world.serverKey("orion")), "content-type": "application/json" },
    });
    const handle = world.temporal.client.workflow.getHandle(`tx-${requestHash}`);
    await handle.result();
    await runStep(world, "archiveHistories");
    const { client, namespace } = world.temporal;
    const { runId } = await handle.describe();
    await client.workflowService.deleteWorkflowExecution({
      namespace,
      workflowExecution: { workflowId: handle.workflowId, runId },
    });
    for (const deadline = Date.now() + 100_000; Date.now() < deadline; await sleep(100))
      if ((await foundHistory(requestHash, world.sources)).live === "unknown") break;
    const gathered = await gatherEvidence(requestHash, world.sources);
    if (!gathered) throw new Error("there is no such transaction");
    evidence = gathered;
    sealed = exportBundle(evidence, undefined);
    full = exportBundle(evidence, await tellPayload(evidence, world.sources));
  });
  after(() => world?.close());

  const verify = async (bundle: Bundle): Promise<readonly Finding[]> =>
    (await auditBundle(Buffer.from(writeBundle(bundle)), world.sources)).findings;

  it("is written by a command, and verified by another on a machine without any service", async () => {
    expect(evidence.history.place).to.equal("in the archive");
    const file = join(await throwAwayFolder("bundle"), "bundle.json");
    const written = await run("audit", [requestHash, "--export", file], world.environment);
    expect([written.code, written.stderr]).to.deep.equal([0, ""]);
    // Nothing but a folder: no address of anything is set.
    const verified = await run("audit", ["--bundle", file], { DATA_DIR: await throwAwayFolder("nothing") });
    expect([verified.code, verified.stderr], verified.stdout).to.deep.equal([0, ""]);
    expect(verified.stdout)
      .to.match(/agree +history +in the bundle/)
      .and.to.match(/No difference: \d+ agree, 0 differ/)
      .and.to.contain(`by ${world.chain.writer.signer.address}, in block`);
    const text = await readFile(file, "utf8");
    for (const word of [GOOD_REQUEST.userPrompt, FRIEND, FRIEND.toLowerCase(), "0.1 ETH"])
      expect(text, "not a word of the request is in it").to.not.contain(word);
    const { outline } = readBundle(await readFile(file)).bundle?.record.verdict ?? {};
    expect(outline).to.include.keys("decision", "engineVersion", "dataVersions", "results");
  });

  it("proves without the payload all but what was meant, and with it that too", async () => {
    if (!sealed || !full) throw new Error("there is no bundle");
    const without = await verify(sealed);
    expect(isClean(without)).to.equal(true);
    expect(checksThat("absent", without)).to.deep.equal([
      "intent",
      "published decision",
      "verdict judged again",
    ]);
    const withPayload = await verify(full);
    expect(checksThat("absent", withPayload)).to.deep.equal([]);
    expect(checksThat("agree", withPayload)).to.include.members([
      "bundle",
      "intent",
      "registration",
      "publication",
      "published decision",
      "published verdict",
      "verdict judged again",
      "decision judged again",
      "end by its reports",
      "settlement",
      "replay",
    ]);
    expect(isClean(withPayload)).to.equal(true);
  });

  it("differs when any one byte of it is another", async () => {
    if (!full) throw new Error("there is no bundle");
    const bytes = Buffer.from(writeBundle(full));
    const firstLine = bytes.indexOf("\n");
    const spread = Array.from({ length: 200 }, (_, n) => Math.floor((n * bytes.length) / 200));
    for (const at of [...Array(firstLine + 2).keys(), ...spread, bytes.length - 1]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      const findings = await auditBundle(forged, world.sources).then(
        (audited) => audited.findings,
        (error: unknown) => {
          if (!(error instanceof CannotStart)) throw error;
          return undefined;
        },
      );
      if (findings) expect(checksThat("differ", findings), `byte ${at}`).to.deep.equal(["bundle"]);
    }
    const longer = await auditBundle(Buffer.concat([bytes, Buffer.from(" ")]), world.sources);
    expect(isClean(longer.findings)).to.equal(false);
  });

  for (const { what, change, differ } of BUNDLE_FORGERIES) {
    it(`differs when someone changes ${what}, and its digest with it`, async () => {
      const forged = structuredClone(full);
      if (!forged) throw new Error("there is no bundle");
      change(forged);
      expect(checksThat("differ", await verify(forged))).to.include.members([...differ]);
    });
  }

  it("cannot be written while a part that it must read is away", async () => {
    await world.ipfsServer.kill();
    const gathered = await gatherEvidence(requestHash, world.sources);
    await world.ipfsServer.restart();
    expect(() => gathered && exportBundle(gathered, undefined)).to.throw(CannotStart, "Nothing was written");
  });

  it("is one of many: --all goes through those of a time, prints the ones that differ and ends with 1", async () => {
    const other = await world.submit(owner);
    await world.until(other, owner.key, ({ orion }) => orion.length > 0);
    const said: string[] = [];
    const since = new Date(Date.now() - 3_600_000);
    expect(await auditSince(since, world.sources, (text) => said.push(text))).to.equal(true);
    expect(said).to.deep.equal([`No difference in 2 transactions since ${since.toISOString()}.`]);
    expect(await auditSince(new Date(), world.sources, (text) => said.push(text))).to.equal(true);
    expect(said[1]).to.contain("in 0 transactions");
    await world.sql(
      "update approval set analysis = 'x' where type = 'orion' and transaction_id = (select id from transaction_request where request_hash = ?)",
      [other],
    );
    const { code, stdout } = await run("audit", ["--all", "--since", "1h"], world.environment);
    expect(code).to.equal(1);
    expect(stdout)
      .to.contain(`Audit of ${other}`)
      .and.to.contain("NOT PROVED: 1 of 2 transactions")
      .and.not.to.contain(`Audit of ${requestHash}`);
  });
});
