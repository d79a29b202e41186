import { expect } from "chai";
import { Wallet } from "ethers";
import { createLimiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../../api/limits/rate-counters.ts";
import { routes } from "../../../api/routes.ts";
import { createLog } from "../../../runtime/log.ts";
import {
  type AccountsWorld,
  accountsWorld,
  nonceFor,
  postJson,
  signIn,
  siweText,
} from "../../support/accounts-world.ts";

describe("the log", () => {
  let world: AccountsWorld;
  before(async () => {
    world = await accountsWorld();
  });
  after(() => world.close());

  it("holds no token, key, signature or nonce, whether requests go well, are refused or break", async () => {
    const lines: string[] = [];
    const log = createLog("trace", "api", { write: (line) => void lines.push(line) });
    const limiter = createLimiter({ counters: createMemoryCounters(), log });
    const { url } = await world.serve({ log, limiter }, routes);
    const user = await signIn(url);
    const created = await postJson(`${url}/user-api-keys`, { name: "canary-name" }, user.bearer);
    const { secret } = (await created.json()) as { secret: string };
    const wallet = Wallet.createRandom();
    const nonce = await nonceFor(url, wallet.address);
    const message = siweText({ address: wallet.address, nonce, domain: "evil.example" });
    const signature = await wallet.signMessage(message);
    expect((await postJson(`${url}/auth/siwe/verify`, { message, signature })).status).to.equal(401);
    const key = { "x-api-key": secret };
    for (const path of ["/auth/me", "/settings", `/nowhere?key=${secret}`])
      await fetch(url + path, { headers: key });
    await fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${user.refreshToken}` } });

    const refresh = (refreshToken: string) => postJson(`${url}/auth/refresh`, { refreshToken });
    const successor = (await (await refresh(user.refreshToken)).json()) as {
      accessToken: string;
      refreshToken: string;
    };
    await world.database.em.fork().execute("update session set issued_at = issued_at - interval '1 minute'");
    expect((await refresh(user.refreshToken)).status, "a reused one").to.equal(401);
    const other = await signIn(url);
    const { refreshToken } = other;
    expect((await postJson(`${url}/auth/logout`, { refreshToken }, other.bearer)).status).to.equal(204);
    await postJson(`${url}/auth/logout`, { refreshToken, token: refreshToken }, other.bearer);
    const last = await signIn(url);
    await fetch(`${url}/auth/validate`, { headers: last.bearer });
    await fetch(`${url}/auth/logout-all`, { method: "POST", headers: last.bearer });
    await fetch(`${url}/auth/validate?token=${last.accessToken}`, { headers: last.bearer });

    // PostgreSQL's own messages quote values: here the nonce that a sign-in uses up.
    await world.database.em.fork().execute(
      `create function object() returns trigger language plpgsql as $$ begin raise exception 'kept: %', old.nonce; end $$;
       create trigger object before delete on siwe_nonce for each row execute function object();`,
    );
    const good = siweText({ address: wallet.address, nonce });
    const goodSignature = await wallet.signMessage(good);
    const broken = await postJson(`${url}/auth/siwe/verify`, { message: good, signature: goodSignature });
    expect(broken.status).to.equal(500);
    expect(await broken.text()).not.to.contain(nonce);

    const text = lines.join("\n");
    expect(text).to.contain("request failed").and.to.contain("a refresh token was used again");
    const password = new URL(world.databaseUrl).password;
    const secrets = {
      secret,
      nonce,
      signature,
      goodSignature,
      password,
      access: user.accessToken,
      refresh: user.refreshToken,
      ...Object.fromEntries(
        [successor, other, last].flatMap((pair, index) => [
          [`access ${index}`, pair.accessToken],
          [`refresh ${index}`, pair.refreshToken],
        ]),
      ),
    };
    for (const [name, value] of Object.entries(secrets)) expect(text.includes(value), name).to.equal(false);
  });
});
