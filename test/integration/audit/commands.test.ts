import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { openSources } from "../../../commands/audit/open-sources.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { readEnvironment } from "../../../runtime/environment.ts";
import { folderWithBundle } from "../../support/bundle-of-the-run.ts";
import { WRONG_REQUEST } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, type Ran, run } from "./audit-world.ts";

const NOBODY = `0x${"12".repeat(20)}`;

describe("the commands of operators and auditors", () => {
  let world: AuditWorld;
  let rejected: string;

  before(async () => {
    world = await auditWorld();
    await world.startWorkers();
    rejected = await world.submit(await world.owner(), WRONG_REQUEST);
    await world.temporal.client.workflow.getHandle(`tx-${rejected}`).result();
  });
  after(() => world.close());

  describe("tx", () => {
    let ran: Ran;
    before(async () => {
      const forged = "update transaction_request set description = ? where request_hash = ?";
      await world.sql(forged, [`${WRONG_REQUEST.userPrompt} \u202E\u001B[2Jnow`, rejected]);
      ran = await run("tx", [rejected], world.environment);
      await world.sql(forged, [WRONG_REQUEST.userPrompt, rejected]);
    });

    it("prints the dossier and ends with 0", () => {
      expect(ran).to.include({ code: 0, stderr: "" });
      expect(ran.stdout)
        .to.contain(`Transaction ${rejected}`)
        .and.to.contain("REJECTED: Orion rejected it.")
        .and.to.match(/FAIL +0\.\d+ +intent_alignment\.amount_matching/)
        .and.to.match(/request CID +baf/)
        .and.to.match(/state +COMPLETED, \d+ events/)
        .and.to.contain(`/namespaces/${world.temporal.namespace}/workflows/tx-${rejected}/`);
    });

    it("fits into 100 columns, links aside", () => {
      const lines = ran.stdout.split("\n").filter((line) => !line.includes("/namespaces/"));
      expect(lines.filter((line) => line.length > 100)).to.deep.equal([]);
    });

    it("shows what strangers wrote without letting it act on the terminal", () => {
      expect(ran.stdout).to.contain("\\u{202e}\\u{001b}[2Jnow");
      expect(ran.stdout).to.not.contain("\u202E").and.not.to.contain("\u001B");
    });
  });

  it("tx --stuck lists what waits for what and since when, the service's own steps only when they are late", async () => {
    const owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    const [waiting, unstarted, late] = [
      await world.submit(owner),
      await world.submit(owner),
      await world.submit(owner),
    ];
    // Once the owner's decision is all that is missing, no step of theirs writes any more.
    const still = `select 1 from transaction_request where publication_tx is not null and status_reason = 'owner-awaited'`;
    while ((await world.sql(still)).length < 3) await delay(50);
    const change = (text: string, hash: string) =>
      world.sql(`update transaction_request set ${text} where request_hash = ?`, [hash]);
    await change("started_at = null, created_at = now() - interval '90 seconds'", unstarted);
    await change("started_at = null", late);
    const { code, stdout, stderr } = await run("tx", ["--stuck"], world.environment);
    expect([code, stderr]).to.deep.equal([0, ""]);
    const [starting = "", ...others] = stdout.split("\n\n");
    expect(starting)
      .to.match(/^1 waits for its workflow to be started \(start\)\n/)
      .and.to.match(new RegExp(`${unstarted} {2}since \\d{4}-.*Z, 1 min \\d+ s`))
      .and.not.to.contain(late);
    expect(others.join()).to.contain("3 wait for the owner's decision (owner)").and.to.contain(waiting);
    expect(stdout).to.contain("docs/operations.md").and.not.to.contain(rejected);
    await change("started_at = now()", unstarted);
    await change("started_at = now()", late);
  });

  it("demo connect plays both sides of a connection, to the verdict on the agent's first transaction", async () => {
    const environment = { ...world.environment, BASE_URL: world.api.url };
    const { code, stdout, stderr } = await run("demo", ["connect"], environment);
    expect([code, stderr]).to.deep.equal([0, ""]);
    expect(stdout).to.match(
      /polls: pending\nuser +signs in as (0x\w+) and approves\nagent +polls: ready, with the key cs_u_\w{7}… for \1\n/,
    );
    expect(stdout).to.contain("orion  APPROVED; the transaction is APPROVED");
  });

  it("audit ends with 1 on a difference and shows both values", async () => {
    await world.sql("update transaction_request set status = 'APPROVED' where request_hash = ?", [rejected]);
    const { code, stdout } = await run("audit", [rejected], world.environment);
    await world.sql("update transaction_request set status = 'REJECTED' where request_hash = ?", [rejected]);
    expect(code).to.equal(1);
    expect(stdout)
      .to.match(/differ +status by decisions\n +record +APPROVED .*\n +decisions +REJECTED/)
      .and.to.contain("NOT PROVED");
  });

  it("audit, with nothing set, finds the service of DATA_DIR, agrees, ends with 0 and shows no prompt", async () => {
    const { ENCRYPTION_KEY: key = "", DATA_DIR: folder = "", ...addresses } = world.environment;
    await writeFile(join(folder, "addresses.json"), JSON.stringify(addresses));
    await writeFile(join(folder, "encryption-key"), key);
    const { code, stdout, stderr } = await run("audit", [rejected], { DATA_DIR: folder });
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: "" });
    expect(stdout)
      .to.match(/No difference: \d+ agree, 0 differ/)
      .and.not.to.contain("0.1 ETH");
  });

  it("audit judges again by the lists of DATA_DIR and SANCTIONS_LIST_PATH, as the worker does", async () => {
    const folder = await folderWithBundle(world.cipher);
    await mkdir(join(folder, "sanctions"));
    await writeFile(
      join(folder, "sanctions", "ofac.json"),
      JSON.stringify({ active: { [NOBODY]: "a name" } }),
    );
    const environment = { ...world.environment, DATA_DIR: folder };
    const { code, stdout } = await run("audit", [rejected], environment);
    expect(code).to.equal(0);
    expect(stdout)
      .to.match(/- +verdict judged again +other data \(sanctions\)/)
      .and.to.match(/agree +decision judged again +REJECT/);
    const missing = readEnvironment({ ...environment, SANCTIONS_LIST_PATH: join(folder, "none.txt") });
    expect(await openSources(missing, () => {}).catch((error: unknown) => error))
      .to.be.instanceOf(CannotStart)
      .with.property("message", "SANCTIONS_LIST_PATH names a file that cannot be read.");
  });

  for (const command of ["tx", "audit"] as const) {
    it(`${command} answers an unknown hash in one sentence and ends with 1`, async () => {
      const unknown = `0x${"0".repeat(64)}`;
      expect(await run(command, [unknown], world.environment)).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: `There is no transaction with the request hash ${unknown} in this database.\n`,
      });
    });
  }

  it("say how they are called when the hash is malformed or there are two", async () => {
    for (const args of [["0x12"], [rejected, rejected]]) {
      const { code, stderr } = await run("tx", args, world.environment);
      expect(code).to.equal(1);
      expect(stderr).to.contain("npm run tx -- <requestHash>");
    }
  });
});
