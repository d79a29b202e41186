import { expect } from "chai";
import { temporalServer } from "../../stack/stack.ts";
import { BASE_URL, signIn } from "../../support/accounts-world.ts";
import { type ApiProcesses, apiProcesses } from "../../support/api-process.ts";
import { approve, type ConnectWorld, connectWorld, initiate, poll } from "../../support/connect-world.ts";

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe("a connection code, over two processes of the API", function () {
  this.timeout(60_000);
  let world: ConnectWorld;
  let processes: ApiProcesses;
  let urls: string[];
  before(async () => {
    world = await connectWorld();
    processes = apiProcesses(world);
    const environment = {
      BASE_URL,
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
      TRUSTED_PROXY_HOPS: "1",
    };
    const started = await Promise.all(times(2, () => processes.start(environment)));
    expect(started.map(({ state, said }) => (state === "ready" ? state : said()))).to.deep.equal([
      "ready",
      "ready",
    ]);
    urls = started.map(({ url }) => url);
  });
  after(async () => {
    await processes.stop();
    await world.close();
  });
  const replica = (index: number) => String(urls[index % 2]);
  /** Each poll from an address of its own: one address may poll thirty times a minute. */
  const pollFrom = (index: number, code: string) =>
    poll(replica(index), code, { "x-forwarded-for": `203.0.113.${index}` });

  it("gives its key to exactly one of a hundred polls at once", async () => {
    const owner = await signIn(replica(0));
    const code = await initiate(replica(0));
    await approve(replica(1), code, owner.bearer);
    const answers = await Promise.all(times(100, (i) => pollFrom(i, code)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).to.have.length(1);
    expect(answers.filter(({ status }) => status === 410)).to.have.length(99);
    const apiKey = String(((await given[0]?.json()) as { apiKey: string } | undefined)?.apiKey);
    const mine = await fetch(`${replica(1)}/transactions/users/${owner.wallet.address}`, {
      headers: { "x-api-key": apiKey },
    });
    expect(mine.status, "and that key is the one that is stored").to.equal(200);
  });

  it("is approved by exactly one of many users at once, and only that one has a key", async () => {
    const users = await Promise.all(times(10, (i) => signIn(replica(i))));
    const code = await initiate(replica(0));
    const answers = await Promise.all(users.map(({ bearer }, i) => approve(replica(i), code, bearer)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...times(9, () => 400)]);
    const lists = await Promise.all(
      users.map(
        async ({ bearer }) =>
          (await (await fetch(`${replica(0)}/user-api-keys`, { headers: bearer })).json()) as unknown[],
      ),
    );
    expect(lists.map(({ length }) => length)).to.deep.equal(
      answers.map(({ status }) => (status === 200 ? 1 : 0)),
    );
    const { walletAddress } = (await (await poll(replica(1), code)).json()) as { walletAddress: string };
    expect(walletAddress).to.equal(users[answers.findIndex(({ status }) => status === 200)]?.wallet.address);
  });
});
