import { hash } from "node:crypto";
import { expect } from "chai";
import { oauthWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { signIn } from "../../support/accounts-world.ts";
import { expectNowhere, placesOf, talkativeReplica } from "../../support/canary.ts";
import { type ConnectWorld, connectWorld } from "../../support/connect-world.ts";
import { oauthClient, type TokenAnswer } from "../../support/oauth-client.ts";

describe("the secrets of an OAuth client", () => {
  let world: ConnectWorld;
  const logged: string[] = [];
  before(async () => {
    world = await connectWorld();
    await world.startWorkers(logged);
  });
  after(() => world.close());

  it("are in no log, history, memo, id, summary or table, whether requests go well, are refused or break", async () => {
    const { url, lifecycle } = await talkativeReplica(world, logged);
    const user = await signIn(url);
    const own = oauthClient(url);
    const client = await own.register();
    const session = await own.session(client);
    await lifecycle.idle();
    await fetch(`${url}/oauth/session-info?session=${session}`);
    const approved = await own.decide("approve", session, user);
    const { redirectUrl } = (await approved.json()) as { redirectUrl: string };
    const code = new URL(redirectUrl).searchParams.get("code") ?? "";
    await own.exchange(client, code, { code_verifier: "x".repeat(43) });

    // PostgreSQL's own messages quote values: here whatever the statement was given.
    const em = world.database.em.fork();
    await em.execute(
      `create function object() returns trigger language plpgsql as $$ begin raise exception 'kept: %', new; end $$;
       create trigger object before insert on session for each row when (new.kind = 'oauth') execute function object();`,
    );
    expect((await own.exchange(client, code)).status).to.equal(500);
    await em.execute("drop trigger object on session");

    const tokens = (await (await own.exchange(client, code)).json()) as TokenAnswer;
    const refreshed = (await (await own.refresh(client, tokens.refresh_token)).json()) as TokenAnswer;
    for (const what of ["introspect", "revoke"])
      await own.post(`/oauth/${what}`, { token: refreshed.refresh_token, ...own.credentials(client) });
    await own.refresh(client, refreshed.refresh_token);
    await own.exchange(client, code);
    await lifecycle.idle();

    const handle = world.temporal.client.workflow.getHandle(oauthWorkflowId(hash("sha256", session)));
    await handle.result();
    const tables = await em.execute(
      "select row_to_json(s)::text from oauth_session s union all select row_to_json(c)::text from oauth_client c union all select row_to_json(g)::text from session g",
    );
    const places = await placesOf(handle, logged, tables);
    expect(places.log).to.contain("request failed").and.to.contain("an authorization code was used again");
    expect(places.history, "the history was read").to.contain("exchanged");
    expect(places.tables).to.contain(client.client_id);
    const secrets = {
      session,
      code,
      secret: client.client_secret ?? "",
      verifier: own.verifier,
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      "second access": refreshed.access_token,
      "second refresh": refreshed.refresh_token,
      "person's access": user.accessToken,
    };
    expectNowhere(secrets, places);
  });
});
