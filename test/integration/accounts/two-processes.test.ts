import { expect } from "chai";
import {
  type AccountsWorld,
  accountsWorld,
  BASE_URL,
  postJson,
  type SignedInUser,
  signIn,
} from "../../support/accounts-world.ts";
import { type ApiProcesses, apiProcesses } from "../../support/api-process.ts";

const TIMES = 5;

describe("two API processes on one database", () => {
  let world: AccountsWorld;
  let processes: ApiProcesses;
  let urls: readonly [string, string];
  before(async function () {
    this.timeout(60_000);
    world = await accountsWorld();
    processes = apiProcesses(world);
    const [one, other] = await Promise.all([processes.start({ BASE_URL }), processes.start({ BASE_URL })]);
    expect([one.state, other.state], one.said() + other.said()).to.deep.equal(["ready", "ready"]);
    urls = [one.url, other.url];
  });
  after(async () => {
    await processes.stop();
    await world.close();
  });

  const refresh = (url: string, refreshToken: string) => postJson(`${url}/auth/refresh`, { refreshToken });
  const meStatus = async (url: string, user: SignedInUser) =>
    (await fetch(`${url}/auth/me`, { headers: user.bearer })).status;
  const pairOf = async (response: Response) =>
    (await response.json()) as { accessToken: string; refreshToken: string };

  it("answer one refresh token that reaches both at once with one successor", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const user = await signIn(urls[time % 2] ?? urls[0]);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => refresh(urls[index % 2] ?? urls[0], user.refreshToken)),
      );
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
});
