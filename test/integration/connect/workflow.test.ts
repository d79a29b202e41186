import { setTimeout as sleep } from "node:timers/promises";
import { Client, Connection } from "@temporalio/client";
import { expect } from "chai";
import { createConnectionSweepActivities } from "../../../activities/sweep/connections.ts";
import { createLifecycle } from "../../../lifecycle/create-lifecycle.ts";
import { freePort } from "../../../local/free-port.ts";
import { createLog } from "../../../runtime/log.ts";
import { type SignedInUser, signIn } from "../../support/accounts-world.ts";
import {
  approve,
  type ConnectWorld,
  connectWorld,
  hashOf,
  initiate,
  poll,
  until,
} from "../../support/connect-world.ts";
import { firstTaskAt } from "../../support/first-task.ts";
import { recordHistory } from "../../support/record-history.ts";
import { activityEnvironment } from "../../support/run-step.ts";

const TTL_MS = 1500;

describe("the workflow of a connection code", () => {
  let world: ConnectWorld;
  let quick: string;
  let owner: SignedInUser;
  before(async () => {
    world = await connectWorld();
    quick = (await world.replica({ connectCodeTtlMs: TTL_MS })).url;
    owner = await signIn(quick);
    await world.startWorkers();
  });
  after(() => world.close());

  const begin = async (url = quick) => {
    const code = await initiate(url);
    await world.lifecycle.idle();
    return code;
  };
  const newestKey = async () => {
    const keys = await (await fetch(`${quick}/user-api-keys`, { headers: owner.bearer })).json();
    return (keys as { active: boolean; prefix: string }[])[0];
  };
  const sweep = (step: "startConnections" | "endConnections", temporal: Client = world.temporal.client) =>
    activityEnvironment().run(createConnectionSweepActivities({ database: world.database, temporal })[step]);

  it("sleeps without a single task until the time is up, and then writes that it is", async () => {
    const began = Date.now();
    const code = await begin();
    expect(await world.workflow(code).result()).to.deep.equal({ state: "expired" });
    expect(await firstTaskAt(world.workflow(code))).to.be.at.least(began + TTL_MS);
    expect(await world.state(code)).to.equal("expired");
    await recordHistory("connection-expired", world.workflow(code));
  });

  it("is woken by the approval and ends with the first poll", async () => {
    const { url } = await world.replica();
    const code = await begin(url);
    await approve(url, code, owner.bearer);
    await world.lifecycle.idle();
    expect(await world.state(code)).to.equal("ready");
    expect((await world.workflow(code).describe()).status.name).to.equal("RUNNING");
    expect((await poll(url, code)).status).to.equal(200);
    expect(await world.workflow(code).result()).to.deep.equal({ state: "consumed" });
    await recordHistory("connection-consumed", world.workflow(code));
  });

  it("revokes a key that nobody fetched in time", async () => {
    const code = await begin();
    await approve(quick, code, owner.bearer);
    expect(await newestKey()).to.include({ active: true, prefix: "" });
    // The minute that an approved code has at least is over sooner, and its workflow was told otherwise.
    await world.lifecycle.idle();
    await world.set(code, "ends_at = now()");
    await world.temporal.client.workflow
      .getHandle(`connect-${hashOf(code)}`)
      .executeUpdate("moved", { args: [{ state: "ready", endsAt: Date.now() }] });
    expect(await world.workflow(code).result()).to.deep.equal({ state: "expired" });
    expect(await newestKey()).to.include({ active: false, prefix: "" });
    expect((await poll(quick, code)).status).to.equal(410);
    await recordHistory("connection-not-fetched", world.workflow(code));
  });

  it("that was not told of the approval asks when its time is up, and leaves the code its minute", async () => {
    const code = await begin();
    await world.set(code, "state = 'ready', ends_at = now() + interval '3 seconds'");
    await sleep(TTL_MS + 500);
    expect(await world.state(code)).to.equal("ready");
    expect(await world.workflow(code).result()).to.deep.equal({ state: "expired" });
    await recordHistory("connection-not-told", world.workflow(code));
  });

  it("is started by the sweep where Temporal was away, and the code works all the while", async () => {
    const away = new Client({
      // Without interceptors it tries once instead of for twenty seconds.
      connection: Connection.lazy({
        address: `127.0.0.1:${await freePort()}`,
        connectTimeout: 300,
        interceptors: [],
      }),
      namespace: world.temporal.namespace,
    });
    const policy = { arbiter: "builtin", approvalTtlMs: 1, executionTtlMs: 1 } as const;
    const lifecycle = createLifecycle({ temporal: away, policy, log: createLog("silent", "test") });
    const { url } = await world.replica({ lifecycle });
    const [used, left] = [await initiate(url), await initiate(url)];
    expect((await approve(url, used, owner.bearer)).status).to.equal(200);
    expect((await poll(url, used)).status).to.equal(200);

    for (const code of [used, left]) await world.set(code, "created_at = now() - interval '11 seconds'");
    const failed = await sweep("startConnections", away);
    expect(failed, "as long as it is away").to.deep.equal({ done: 0, failed: 1 });
    expect(await sweep("startConnections")).to.deep.equal({ done: 1, failed: 0 });
    expect(await sweep("startConnections"), "once").to.deep.equal({ done: 0, failed: 0 });
    expect((await world.workflow(left).describe()).status.name).to.equal("RUNNING");
    await lifecycle.idle();
    await away.connection.close();
  });

  it("that someone terminated is made up for by the sweep, which ends the code and revokes its key", async () => {
    const { url } = await world.replica();
    const code = await begin(url);
    await approve(url, code, owner.bearer);
    await world.lifecycle.idle();
    await world.workflow(code).terminate();
    await world.set(code, "ends_at = now() - interval '50 seconds'");
    expect(await sweep("endConnections"), "its workflow may be at it").to.deep.equal({ done: 0, failed: 0 });
    await world.set(code, "ends_at = now() - interval '61 seconds'");
    expect(await sweep("endConnections")).to.deep.equal({ done: 1, failed: 0 });
    expect(await world.state(code)).to.equal("expired");
    expect(await newestKey()).to.include({ active: false });
  });

  it("is known to have been started as soon as it is", async () => {
    const code = await begin();
    await until(async () => {
      const [row] = await world.database.em
        .fork()
        .execute("select 1 from connection_code where code_hash = ? and started_at is not null", [
          hashOf(code),
        ]);
      return row !== undefined;
    });
  });
});
