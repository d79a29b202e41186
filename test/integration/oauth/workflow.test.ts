import { hash } from "node:crypto";
import { expect } from "chai";
import { createOAuthSweepActivities } from "../../../activities/sweep/oauth-sessions.ts";
import { oauthWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { type SignedInUser, signIn } from "../../support/accounts-world.ts";
import { awayLifecycle } from "../../support/away-lifecycle.ts";
import { type ConnectWorld, connectWorld } from "../../support/connect-world.ts";
import { firstTaskAt } from "../../support/first-task.ts";
import { oauthClient, type RegisteredClient } from "../../support/oauth-client.ts";
import { recordHistory } from "../../support/record-history.ts";
import { activityEnvironment } from "../../support/run-step.ts";

const TTL_MS = 1500;

describe("the workflow of an OAuth session", () => {
  let world: ConnectWorld;
  let url: string;
  let quick: string;
  let user: SignedInUser;
  let client: RegisteredClient;
  before(async () => {
    world = await connectWorld();
    const [one, other] = [await world.replica(), await world.replica({ oauthSessionTtlMs: TTL_MS })];
    [url, quick] = [one.url, other.url];
    user = await signIn(url);
    client = await oauthClient(url).register();
    await world.startWorkers();
  });
  after(() => world.close());

  const workflow = (session: string) =>
    world.temporal.client.workflow.getHandle(oauthWorkflowId(hash("sha256", session)));
  async function begin(at = url): Promise<string> {
    const session = await oauthClient(at).session(client);
    await world.lifecycle.idle();
    return session;
  }
  const stateOf = async (session: string) => {
    const [row] = await world.database.em
      .fork()
      .execute<{ state: string }[]>("select state from oauth_session where session_hash = ?", [
        hash("sha256", session),
      ]);
    return row?.state;
  };
  const codeOf = async (response: Response) => {
    const { redirectUrl } = (await response.json()) as { redirectUrl: string };
    return new URL(redirectUrl).searchParams.get("code") ?? "";
  };

  it("sleeps without a single task until the time is up, and then writes that it is", async () => {
    const began = Date.now();
    const session = await begin(quick);
    expect(await workflow(session).result()).to.deep.equal({ state: "expired" });
    expect(await firstTaskAt(workflow(session))).to.be.at.least(began + TTL_MS);
    expect(await stateOf(session)).to.equal("expired");
    await recordHistory("oauth-expired", workflow(session));
  });

  it("is woken by the approval and ends with the exchange of the code", async () => {
    const own = oauthClient(url);
    const session = await own.session(client);
    await world.lifecycle.idle();
    const code = await codeOf(await own.decide("approve", session, user));
    await world.lifecycle.idle();
    expect((await workflow(session).describe()).status.name).to.equal("RUNNING");
    expect((await own.exchange(client, code)).status).to.equal(200);
    expect(await workflow(session).result()).to.deep.equal({ state: "exchanged" });
    await recordHistory("oauth-exchanged", workflow(session));
  });

  it("ends with a refusal", async () => {
    const session = await begin();
    expect((await oauthClient(url).decide("deny", session, user)).status).to.equal(200);
    expect(await workflow(session).result()).to.deep.equal({ state: "denied" });
    await recordHistory("oauth-denied", workflow(session));
  });

  it("that is told nothing of an approval asks when its time is up, and ends with the code's", async () => {
    const session = await begin(quick);
    await world.database.em.fork().execute(
      `update oauth_session set state = 'approved', user_id = ?, code_hash = ?, code_ends_at = now() + interval '3 seconds'
        where session_hash = ?`,
      [user.id, hash("sha256", session + session), hash("sha256", session)],
    );
    expect(await workflow(session).result()).to.deep.equal({ state: "expired" });
    await recordHistory("oauth-not-exchanged", workflow(session));
  });

  it("is started by the sweep where Temporal was away, once", async () => {
    const away = await awayLifecycle();
    const { url: alone } = await world.replica({ lifecycle: away.lifecycle });
    const session = await oauthClient(alone).session(client);
    await away.close();
    await world.database.em
      .fork()
      .execute(
        "update oauth_session set created_at = now() - interval '11 seconds' where started_at is null",
      );
    const { startOAuthSessions } = createOAuthSweepActivities({
      database: world.database,
      temporal: world.temporal.client,
    });
    expect(await activityEnvironment().run(startOAuthSessions)).to.deep.equal({ done: 1, failed: 0 });
    expect(await activityEnvironment().run(startOAuthSessions)).to.deep.equal({ done: 0, failed: 0 });
    expect((await workflow(session).describe()).status.name).to.equal("RUNNING");
  });
});
