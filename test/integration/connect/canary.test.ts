import { expect } from "chai";
import { signIn } from "../../support/accounts-world.ts";
import { expectNowhere, placesOf, talkativeReplica } from "../../support/canary.ts";
import { approve, type ConnectWorld, connectWorld, initiate, poll } from "../../support/connect-world.ts";

describe("a connection code and its key", () => {
  let world: ConnectWorld;
  const logged: string[] = [];
  before(async () => {
    world = await connectWorld();
    await world.startWorkers(logged);
  });
  after(() => world.close());

  it("are in no log, history, memo, id, summary or table, whether requests go well, are refused or break", async () => {
    const { url, lifecycle } = await talkativeReplica(world, logged);
    const owner = await signIn(url);
    const code = await initiate(url);
    await lifecycle.idle();
    await poll(url, code);
    await approve(url, code, owner.bearer);
    await lifecycle.idle();

    // PostgreSQL's own messages quote values: here whatever the statement was given.
    await world.database.em.fork().execute(
      `create function object() returns trigger language plpgsql as $$ begin raise exception 'kept: % %', old, new; end $$;
       create trigger object before update on connection_code for each row execute function object();`,
    );
    const broken = await poll(url, code);
    expect([broken.status, await broken.text()].join())
      .to.match(/^500/)
      .and.not.to.contain(code);
    await world.database.em.fork().execute("drop trigger object on connection_code");

    const { apiKey } = (await (await poll(url, code)).json()) as { apiKey: string };
    for (const refused of [await poll(url, code), await approve(url, code, owner.bearer)])
      expect(await refused.text()).not.to.contain(code);
    await fetch(`${url}/auth/connect/status?code=${code}&more=1`);
    await fetch(`${url}/auth/connect/nowhere?code=${code}`);
    const handle = world.workflow(code);
    await handle.result();
    const rows = await world.database.em
      .fork()
      .execute(
        `select c::text as c, k::text as k from connection_code c join api_key k on k.id = c.api_key_id`,
      );
    expect(rows).to.have.length(1);
    const places = await placesOf(handle, logged, rows);
    expect(places.log).to.contain("request failed").and.to.contain("/auth/connect/status");
    expect(places.history, "the history was read").to.contain("consumed");
    expectNowhere({ code, apiKey }, places);
  });
});
