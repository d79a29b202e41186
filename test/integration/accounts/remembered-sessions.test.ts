import { expect } from "chai";
import { endSession } from "../../../db/accounts/end-sessions.ts";
import { Session } from "../../../db/accounts/session.entity.ts";
import { poolOf } from "../../../db/prepared-query.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

describe("a session that is remembered", () => {
  let world: AccountsWorld;
  let api: Served;
  /** The names of the prepared statements that were run, in their order. */
  const statements: string[] = [];
  before(async () => {
    world = await accountsWorld();
    api = await world.serve({ limiter: UNLIMITED });
    const pool = await poolOf(world.database);
    const query = pool.query.bind(pool);
    pool.query = (statement) => {
      statements.push(statement.name);
      return query(statement);
    };
  });
  after(() => world.close());

  const me = (user: SignedInUser) => fetch(`${api.url}/auth/me`, { headers: user.bearer });
  /** Whether the session was answered for without being read. */
  async function isRecalled(user: SignedInUser): Promise<boolean> {
    statements.length = 0;
    expect((await me(user)).status).to.equal(200);
    expect(statements).to.include.oneOf(["credential-changes", "callers-by-sessions"]);
    return !statements.includes("callers-by-sessions");
  }
  const idOf = async (user: SignedInUser) =>
    (await world.database.em.fork().findOneOrFail(Session, { user: user.id })).id;

  it("is looked up once and then taken from memory, with one small question per request", async () => {
    const user = await signIn(api.url);
    expect(await isRecalled(user)).to.equal(false);
    expect(await isRecalled(user)).to.equal(true);
    expect(statements).to.deep.equal(["credential-changes"]);
  });

  it("asks once for many who call together whether anything has changed", async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => signIn(api.url)));
    await Promise.all(users.map(me));
    statements.length = 0;
    expect((await Promise.all(users.map(me))).map(({ status }) => status)).to.deep.equal(
      users.map(() => 200),
    );
    expect(new Set(statements)).to.deep.equal(new Set(["credential-changes"]));
    expect(statements.length).to.be.lessThan(users.length);
  });

  it("stays remembered while others refresh and sign in, and is read again after any session ended", async () => {
    const [user, other] = [await signIn(api.url), await signIn(api.url)];
    await isRecalled(user);
    await signIn(api.url);
    const refreshed = await postJson(`${api.url}/auth/refresh`, { refreshToken: other.refreshToken });
    expect(refreshed.status).to.equal(200);
    expect(await isRecalled(user)).to.equal(true);
    await endSession(world.database.em, await idOf(other), other.id);
    expect(await isRecalled(user)).to.equal(false);
    expect(await isRecalled(user)).to.equal(true);
    await world.database.em.fork().nativeDelete(Session, { user: other.id });
    expect(await isRecalled(user), "one that had ended before is gone for good").to.equal(true);
  });

  it("is refused as soon as it is deleted", async () => {
    const user = await signIn(api.url);
    await isRecalled(user);
    expect(await isRecalled(user)).to.equal(true);
    await world.database.em.fork().nativeDelete(Session, { user: user.id });
    expect((await me(user)).status).to.equal(401);
  });

  it("ends with its time though nothing changes", async () => {
    const user = await signIn(api.url);
    const expiresAt = new Date(Date.now() + 400);
    await world.database.em.fork().nativeUpdate(Session, { user: user.id }, { expiresAt });
    await isRecalled(user);
    expect(await isRecalled(user)).to.equal(true);
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect((await me(user)).status).to.equal(401);
  });
});
