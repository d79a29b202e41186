import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { postJson } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";
import { GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";
import { type AuditWorld, auditWorld, run } from "../audit/audit-world.ts";

describe("the commands about verification services, beside a running service", () => {
  let world: AuditWorld;
  let owner: Owner;
  let replicas: Served[];
  before(async () => {
    world = await auditWorld();
    await world.startWorkers();
    owner = await world.owner();
    replicas = [world.api, await world.serve()];
  });
  after(() => world?.close());

  const services = (...args: string[]) => run("services", args, world.environment);
  async function submit(replica: Served | undefined, request: object = GOOD_REQUEST): Promise<Response> {
    return postJson(`${replica?.url}/transactions`, { escrowAddress: owner.address, ...request }, owner.key);
  }
  const hashOf = async (answer: Response) => ((await answer.json()) as { requestHash: string }).requestHash;
  async function sealedTo(requestHash: string): Promise<number> {
    const [row] = await world.sql("select service_id from transaction_request where request_hash = ?", [
      requestHash,
    ]);
    return Number(row?.service_id);
  }
  const active = async () =>
    ((await (await fetch(`${world.api.url}/verification-services/active`)).json()) as { id: number }[]).map(
      ({ id }) => id,
    );

  it("keys -- rotate-orion: every replica seals to the new key at once, and nothing that was sealed to the old one is lost", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(GOOD_REQUEST));
    const encryptedPayload = await world.sealer.seal(bytes, [world.orion.pgpPublicKey]);
    const submitted: string[] = [];
    let rotating = true;
    const agents = replicas.map(async (replica) => {
      while (rotating) {
        submitted.push(await hashOf(await submit(replica)));
        await sleep(100);
      }
    });
    const { code, stdout, stderr } = await run("keys", ["rotate-orion"], world.environment);
    rotating = false;
    await Promise.all(agents);
    expect([code, stderr]).to.deep.equal([0, ""]);
    const [, id] = /\(service (\d+),/.exec(stdout) ?? [];
    expect(stdout).to.contain(`services -- deactivate ${world.orion.id}`);

    const after = await Promise.all(replicas.map(async (replica) => hashOf(await submit(replica))));
    expect(await Promise.all(after.map(sealedTo))).to.deep.equal([Number(id), Number(id)]);
    // A client that has had the old key for a while.
    const late = await submit(replicas[1], { encryptedPayload });
    expect(late.status).to.equal(201);
    for (const hash of [...submitted, ...after, await hashOf(late)])
      await world.until(hash, owner.key, ({ status }) => status === "APPROVED");
    expect(await sealedTo(submitted[0] ?? "")).to.equal(world.orion.id);

    expect((await services("deactivate", String(world.orion.id))).code).to.equal(0);
    expect(await active()).to.deep.equal([Number(id)]);
    expect((await submit(replicas[1], { encryptedPayload })).status).to.equal(400);
    const dossier = await fetch(`${replicas[1]?.url}/transactions/${submitted[0]}`, { headers: owner.key });
    expect(((await dossier.json()) as { tx: unknown }).tx, "the old key still opens").to.include({
      value: GOOD_REQUEST.tx.value,
    });
  });

  it("services: only an active one has requests sealed to it, and it is listed with its state on chain", async () => {
    const folder = await throwAwayFolder("services");
    const file = join(folder, "key.asc");
    const { publicKey, privateKey, fingerprint } = await generateKeyPair("Another arbiter");
    await writeFile(file, publicKey);
    const added = await services("add", "--name", "another", "--key", file);
    expect([added.code, added.stderr]).to.deep.equal([0, ""]);
    const [, id = ""] = /^(\d+) {2}another: active\n {2}on chain +active/m.exec(added.stdout) ?? [];
    expect(await active()).to.include(Number(id));

    const bytes = new TextEncoder().encode(JSON.stringify(GOOD_REQUEST));
    const encryptedPayload = await world.sealer.seal(bytes, [publicKey]);
    const taken = await submit(replicas[0], { encryptedPayload });
    expect(await taken.json()).to.include({ sealed: true, status: "PENDING" });
    expect((await services("deactivate", fingerprint)).stdout).to.match(
      /another: inactive\n {2}on chain +in/,
    );
    expect((await submit(replicas[0], { encryptedPayload })).status).to.equal(400);
    expect((await services("activate", id)).code).to.equal(0);
    expect((await submit(replicas[0], { encryptedPayload })).status).to.equal(201);

    const secret = join(folder, "private.asc");
    await writeFile(secret, privateKey);
    const [again, refused, misused, { stdout }] = await Promise.all([
      services("add", "--name", "another", "--key", file),
      services("add", "--name", "another", "--key", secret),
      services("activate", "99"),
      services("list"),
    ]);
    expect(again.stdout, "added again it is the same").to.equal(added.stdout);
    expect(refused.stderr).to.contain("private key").and.not.to.contain("BEGIN");
    expect(misused.stderr).to.contain("no service 99");
    expect(stdout.match(/^\d+ {2}/gm)).to.have.length(3);
    expect(stdout).to.not.contain("UNFINISHED");
  });
});
