import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { makeArbiterFolder, readArbiterFolder } from "../../../commands/example-arbiter/arbiter-folder.ts";
import { judgeRequest } from "../../../commands/example-arbiter/judge-request.ts";
import type { RecordedRequest } from "../../../commands/example-arbiter/service-api.ts";
import { ensureService } from "../../../commands/services/ensure-service.ts";
import { switchService } from "../../../commands/services/switch.ts";
import { inheritedEnvironment } from "../../../runtime/environment.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, checksThat, run } from "../audit/audit-world.ts";
import { type RunningValidator, startValidator } from "../validator/running-validator.ts";

const program = fileURLToPath(new URL("../../../commands/example-arbiter.ts", import.meta.url));

describe("with ARBITER=external and the example arbiter", () => {
  let world: AuditWorld;
  let validator: RunningValidator;
  let arbiter: ChildProcess;
  let folder: string;
  let owner: Owner;
  let said = "";

  before(async () => {
    world = await auditWorld({ arbiter: "external" });
    validator = await startValidator({});
    await world.startWorkers();
    owner = await world.owner();
    folder = join(await throwAwayFolder("arbiter"), "arbiter");
    const pgpPublicKey = await readFile(await makeArbiterFolder(folder), "utf8");
    const { "x-api-key": secret = "" } = await world.serverKey("orion");
    await writeFile(join(folder, "orion-key"), `${secret}\n`);
    const { fingerprint: pgpFingerprint } = await readArbiterFolder(folder);
    const { em } = world.chain.database;
    await ensureService(em, world.chain, { name: "example", pgpPublicKey, pgpFingerprint, builtIn: false });
    await switchService(em, world.chain, world.orion.id, false);
    arbiter = startArbiter();
  });
  after(async () => {
    if (arbiter?.exitCode === null && arbiter.kill("SIGTERM")) await once(arbiter, "exit");
    await validator?.stop();
    await world?.close();
  });

  function startArbiter(): ChildProcess {
    const addresses = { BASE_URL: world.api.url, VALIDATOR_URL: validator.url };
    const child = spawn(process.execPath, [program, folder], {
      env: inheritedEnvironment({ ...world.environment, ...addresses }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said += String(chunk);
      });
    return child;
  }

  it("the demo gets both verdicts, which only the arbiter could give", async () => {
    const { code, stdout, stderr } = await run("demo", [], { ...world.environment, BASE_URL: world.api.url });
    expect([code, stderr], said).to.deep.equal([0, ""]);
    expect(stdout)
      .to.match(/orion +APPROVED .*; the transaction is APPROVED/)
      .and.to.match(/orion +REJECTED .*; the transaction is REJECTED/)
      .and.to.contain("The intent says 0.1 ETH, the call has 1 ETH.");
    expect(said.match(/^0x[0-9a-f]{64} (APPROVED|REJECTED): /gm)).to.have.length(2);
    const rows = await world.sql(
      "select t.sealed, a.api_key_id is not null as by_key, v.transaction_id as verdict from transaction_request t join approval a on a.transaction_id = t.id left join verdict v on v.transaction_id = t.id",
    );
    expect(rows).to.deep.equal([1, 2].map(() => ({ sealed: true, by_key: true, verdict: null })));
    for (const [hash = ""] of stdout.matchAll(/(?<=request {7})0x[0-9a-f]{64}/g))
      expect(checksThat("differ", await world.audit(hash))).to.deep.equal([]);
  });

  it("is finished by an arbiter that was away when the request came", async () => {
    arbiter.kill("SIGTERM");
    await once(arbiter, "exit");
    const requestHash = await world.submit(owner, GOOD_REQUEST);
    expect((await world.status(requestHash, owner.key)).orion).to.deep.equal([]);
    arbiter = startArbiter();
    const { orion } = await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
    expect(orion[0]).to.include({ decision: "APPROVED" });
  });

  it("rejects bytes other than those that the request hash names, and what it cannot open", async () => {
    const requestHash = await world.submit(owner, GOOD_REQUEST);
    const path = `${world.api.url}/transactions/${requestHash}`;
    const record = (await (await fetch(path, { headers: owner.key })).json()) as RecordedRequest;
    const [row] = await world.sql(
      "select text from transaction_payload join transaction_request t on t.id = transaction_id where request_hash = ?",
      [requestHash],
    );
    const pinned = Buffer.from(String(row?.text));
    const { privateKey } = await readArbiterFolder(folder);
    const asked: string[] = [];
    const parts = {
      privateKey,
      validator: { judge: async (request: string) => String(asked.push(request)) },
    };
    const another = await judgeRequest(record, Buffer.concat([pinned, Buffer.from("\n")]), parts);
    expect(another).to.include({ decision: "REJECTED" });
    expect(another.analysis).to.contain("request hash");
    const otherFolder = join(await throwAwayFolder("arbiter"), "other");
    await makeArbiterFolder(otherFolder);
    await writeFile(join(otherFolder, "orion-key"), "");
    const other = { ...parts, privateKey: (await readArbiterFolder(otherFolder)).privateKey };
    expect(await judgeRequest(record, pinned, other)).to.include({ decision: "REJECTED" });
    expect(asked, "nobody was asked about either").to.deep.equal([]);
  });
});
