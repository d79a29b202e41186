import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { makeApiKey } from "../../../domain/api-key.ts";
import { temporalServer } from "../../stack/stack.ts";
import { BASE_URL, postJson, type SignedInUser, signIn } from "../../support/accounts-world.ts";
import { type ApiProcess, type ApiProcesses, apiProcesses } from "../../support/api-process.ts";
import { approve, type ConnectWorld, connectWorld, initiate, poll } from "../../support/connect-world.ts";

const TIMES = 5;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe("two API processes on one database", () => {
  const secret = makeApiKey("admin");
  let world: ConnectWorld;
  let processes: ApiProcesses;
  let one: ApiProcess;
  let urls: readonly [string, string];
  before(async () => {
    world = await connectWorld();
    processes = apiProcesses(world);
    const environment = {
      BASE_URL,
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
      TRUSTED_PROXY_HOPS: "1",
    };
    const started = await Promise.all([
      processes.start({
        ...environment,
        BOOTSTRAP_ADMIN_API_KEY: secret,
        RATE_LIMIT_STORE: "postgres",
      }),
      processes.start(environment),
    ]);
    for (const { state, said } of started) expect(state, said()).to.equal("ready");
    one = started[0];
    urls = [one.url, started[1].url];
  });
  after(async () => {
    await processes.stop();
    await world.close();
  });

  const replica = (index: number) => urls[index % 2] ?? urls[0];
  const refresh = (url: string, refreshToken: string) => postJson(`${url}/auth/refresh`, { refreshToken });
  const meStatus = async (url: string, user: SignedInUser) =>
    (await fetch(`${url}/auth/me`, { headers: user.bearer })).status;
  const pairOf = async (response: Response) =>
    (await response.json()) as { accessToken: string; refreshToken: string };

  it("serve sign-in and a key named by the environment of one, with limits in PostgreSQL", async () => {
    const user = await signIn(one.url);
    expect(await meStatus(one.url, user)).to.equal(200);
    const refused = await fetch(`${one.url}/auth/me`, { headers: { "x-api-key": secret } });
    expect(refused.status).to.equal(401);
    while (!one.said().includes('"route":"/auth/siwe/verify"')) await delay(20);
    expect(one.said()).not.to.contain(secret);
  });

  it("are joined by none with a key whose checksum is wrong", async () => {
    const orions = makeApiKey("orion");
    const bad = orions.slice(0, -1) + (orions.endsWith("0") ? "1" : "0");
    const { state, said } = await processes.start({ BOOTSTRAP_ORION_API_KEY: bad });
    expect(state).to.equal("ended");
    expect(said()).to.contain("BOOTSTRAP_ORION_API_KEY").and.not.to.contain(bad);
  });

  it("answer one refresh token that reaches both at once with one successor", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const user = await signIn(replica(time));
      const answers = await Promise.all(times(8, (index) => refresh(replica(index), user.refreshToken)));
      expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200));
      const pairs = await Promise.all(answers.map(pairOf));
      expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).to.equal(1);
      const [{ refreshToken } = { refreshToken: "" }] = pairs;
      expect((await refresh(urls[0], refreshToken)).status).to.equal(200);
    }
  });

  it("refuse an access token as soon as the other process has ended its session", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const user = await signIn(urls[0]);
      // Both have it in memory now.
      for (const url of [...urls, ...urls]) expect(await meStatus(url, user)).to.equal(200);
      const { refreshToken } = user;
      expect(
        (await postJson(`${urls[time % 2]}/auth/logout`, { refreshToken }, user.bearer)).status,
      ).to.equal(204);
      for (const url of urls) expect(await meStatus(url, user)).to.equal(401);
    }
  });

  it("leave nothing alive when a refresh and the end of all sessions come at once", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const user = await signIn(urls[0]);
      const [refreshed, ended] = await Promise.all([
        refresh(urls[0], user.refreshToken),
        fetch(`${urls[1]}/auth/logout-all`, { method: "POST", headers: user.bearer }),
      ]);
      expect(ended.status).to.equal(204);
      expect(refreshed.status).to.be.oneOf([200, 401]);
      const tokens = refreshed.status === 200 ? await pairOf(refreshed) : user;
      expect((await refresh(urls[1], tokens.refreshToken)).status).to.equal(401);
      const bearer = { authorization: `Bearer ${tokens.accessToken}` };
      for (const url of urls)
        expect((await fetch(`${url}/auth/me`, { headers: bearer })).status).to.equal(401);
    }
  });

  /** Each poll from an address of its own: one address may poll thirty times a minute. */
  const pollFrom = (index: number, code: string) =>
    poll(replica(index), code, { "x-forwarded-for": `203.0.113.${index}` });

  it("give the key of a code to exactly one of a hundred polls at once", async () => {
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

  it("have a code approved by exactly one of many users at once, and only that one has a key", async () => {
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
