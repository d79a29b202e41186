import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { throwAwayFolder } from "../../stack/stack.ts";
import { GOOD_REQUEST, WRONG_REQUEST } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, run } from "./audit-world.ts";

describe("the commands of operators and auditors", function () {
  this.timeout(90_000);
  let world: AuditWorld;
  let rejected: string;

  before(async () => {
    world = await auditWorld();
    await world.startWorkers();
    const owner = await world.owner();
    rejected = await world.submit(owner, {
      ...WRONG_REQUEST,
      userPrompt: `${GOOD_REQUEST.userPrompt} \u202Enow`,
    });
    await world.temporal.client.workflow.getHandle(`tx-${rejected}`).result();
  });
  after(() => world.close());

  it("tx prints the dossier in 100 columns, links aside", async () => {
    const { code, stdout, stderr } = await run("tx", [rejected], world.environment);
    expect(stderr).to.equal("");
    expect(code).to.equal(0);
    expect(stdout)
      .to.contain(`Transaction ${rejected}`)
      .and.to.contain("REJECTED: Orion rejected it.")
      .and.to.match(/FAIL +0\.\d+ +intent_alignment\.amount_matching/)
      .and.to.match(/request CID +baf/)
      .and.to.match(/state +COMPLETED, \d+ events/)
      .and.to.contain(`/namespaces/${world.temporal.namespace}/workflows/tx-${rejected}/`);
    const long = stdout.split("\n").filter((line) => line.length > 100 && !line.includes("/namespaces/"));
    expect(long).to.deep.equal([]);
  });

  it("tx shows what strangers wrote without letting it act on the terminal", async () => {
    const { stdout } = await run("tx", [rejected], world.environment);
    expect(stdout).to.contain("\\u{202e}now").and.not.to.contain("\u202E");
  });

  it("audit ends with 0 where everything agrees, and shows neither prompt nor analysis", async () => {
    const { code, stdout, stderr } = await run("audit", [rejected], world.environment);
    expect(stderr).to.equal("");
    expect(code).to.equal(0);
    expect(stdout)
      .to.match(/No difference: \d+ agree, 0 differ/)
      .and.not.to.contain("0.1 ETH");
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

  it("both find the service that last ran in DATA_DIR where nothing is set", async () => {
    const { ENCRYPTION_KEY: key = "", ...addresses } = world.environment;
    const folder = await throwAwayFolder("kept");
    await writeFile(join(folder, "addresses.json"), JSON.stringify(addresses));
    await writeFile(join(folder, "encryption-key"), key);
    const [tx, audit] = await Promise.all([
      run("tx", [rejected], { DATA_DIR: folder }),
      run("audit", [rejected], { DATA_DIR: folder }),
    ]);
    expect(tx).to.include({ code: 0, stderr: "" });
    expect(audit).to.include({ code: 0, stderr: "" });
  });

  it("both answer an unknown hash in one sentence and end with 1", async () => {
    const unknown = `0x${"0".repeat(64)}`;
    for (const command of ["tx", "audit"] as const) {
      const { code, stdout, stderr } = await run(command, [unknown], world.environment);
      expect(code).to.equal(1);
      expect(stdout).to.equal("");
      expect(stderr).to.equal(`There is no transaction with the request hash ${unknown} in this database.\n`);
    }
  });

  it("both say how they are called when the hash is missing or malformed", async () => {
    for (const args of [[], ["0x12"], [rejected, rejected]]) {
      const { code, stderr } = await run("tx", args, world.environment);
      expect(code).to.equal(1);
      expect(stderr).to.contain("npm run tx -- <requestHash>");
    }
  });
});
