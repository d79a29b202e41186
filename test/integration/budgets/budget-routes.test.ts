import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { endReservation } from "../../../db/budgets/end-reservation.ts";
import { reserveBudget } from "../../../db/budgets/reserve-budget.ts";
import { preparedTransaction, runAlone } from "../../../db/prepared-transaction.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const TOKEN = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

describe("a user's budgets", () => {
  let world: AccountsWorld;
  let served: Served;
  let user: SignedInUser;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
  });
  beforeEach(async () => {
    user = await signIn(served.url);
  });
  after(() => world.close());

  const put = (body: unknown, headers: Record<string, string> = user.bearer) =>
    fetch(`${served.url}/settings/budgets`, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  const get = async (by = user) =>
    (await (await fetch(`${served.url}/settings/budgets`, { headers: by.bearer })).json()) as Record<
      string,
      unknown
    >[];
  async function spend(amount: bigint, asset = "native", chainId = 1): Promise<string> {
    const externalId = randomUUID();
    const outflows = { chainId, of: [{ asset, amount }], isWhole: true };
    const spending = { externalId, userId: user.id, type: "agent" as const, outflows };
    const reserved = await preparedTransaction(world.database, (run) => reserveBudget(run, spending));
    expect(reserved).to.equal("reserved");
    return externalId;
  }

  it("are none at first, and then what was set, for their owner only", async () => {
    expect(await get()).to.deep.equal([]);
    const response = await put({ type: "agent", asset: TOKEN.toLowerCase(), per24h: "1000", per30d: null });
    expect(response.status).to.equal(200);
    const record = {
      type: "agent",
      asset: TOKEN,
      chainId: null,
      perTransaction: null,
      per24h: "1000",
      per30d: null,
      spent24h: "0",
      spent30d: "0",
      underWay: "0",
      left24h: "1000",
      left30d: null,
    };
    expect(await response.json()).to.deep.equal(record);
    expect(await get()).to.deep.equal([record]);
    expect(await get(await signIn(served.url))).to.deep.equal([]);
  });

  it("are set as a whole, one of each type, asset and chain, and removed by setting no limit", async () => {
    await put({ type: "agent", asset: "native", perTransaction: "5", per24h: "9" });
    await put({ type: "agent", asset: "native", per24h: "8" });
    await put({ type: "execution", asset: "native", per24h: "7" });
    await put({ type: "agent", asset: "native", chainId: 10, per24h: "6" });
    const told = (await get()).map(({ type, chainId, perTransaction, per24h }) => [
      type,
      chainId,
      perTransaction,
      per24h,
    ]);
    expect(told).to.deep.equal([
      ["agent", null, null, "8"],
      ["agent", 10, null, "6"],
      ["execution", null, null, "7"],
    ]);
    const removed = await put({ type: "agent", asset: "native" });
    expect(removed.status).to.equal(200);
    expect(await removed.json()).to.include({ perTransaction: null, per24h: null, per30d: null });
    expect(await get()).to.have.length(2);
  });

  it("show what is spent and under way, and what is left", async () => {
    await put({ type: "agent", asset: "native", per24h: "100", per30d: "150" });
    await put({ type: "agent", asset: "native", chainId: 10, per24h: "50" });
    const first = await spend(30n);
    await spend(20n, "native", 10);
    await endReservation(runAlone(world.database), first, "settled");
    expect(await get()).to.deep.equal([
      {
        type: "agent",
        asset: "native",
        chainId: null,
        perTransaction: null,
        per24h: "100",
        per30d: "150",
        spent24h: "50",
        spent30d: "50",
        underWay: "20",
        left24h: "50",
        left30d: "100",
      },
      {
        type: "agent",
        asset: "native",
        chainId: 10,
        perTransaction: null,
        per24h: "50",
        per30d: null,
        spent24h: "20",
        spent30d: "20",
        underWay: "20",
        left24h: "30",
        left30d: null,
      },
    ]);
    expect(await (await put({ type: "agent", asset: "native", per24h: "10" })).json()).to.include({
      spent24h: "50",
      left24h: "0",
    });
  });

  for (const [what, body] of [
    ["no type", { asset: "native", per24h: "1" }],
    ["a type that is none", { type: "owner", asset: "native", per24h: "1" }],
    ["an asset that is none", { type: "agent", asset: "ETH", per24h: "1" }],
    ["a token with a wrong checksum", { type: "agent", asset: TOKEN.replace("A0b", "a0B"), per24h: "1" }],
    ["a limit in hex", { type: "agent", asset: "native", per24h: "0x1" }],
    ["a limit with a sign", { type: "agent", asset: "native", per24h: "-1" }],
    ["a limit that is a number", { type: "agent", asset: "native", per24h: 1 }],
    ["a limit above 2^256-1", { type: "agent", asset: "native", per24h: (2n ** 256n).toString() }],
    ["chain 0", { type: "agent", asset: "native", chainId: 0, per24h: "1" }],
    ["a field that is none", { type: "agent", asset: "native", spent24h: "0" }],
  ] as const) {
    it(`are refused with 400 for ${what}, and stay as they are`, async () => {
      const response = await put(body);
      expect(response.status).to.equal(400);
      expect(((await response.json()) as { message: string }).message).to.match(/\.$/);
      expect(await get()).to.deep.equal([]);
    });
  }

  it("are not for an agent to change or read, whose key is the owner's", async () => {
    const made = await postJson(`${served.url}/user-api-keys`, { name: "an agent's" }, user.bearer);
    const { secret } = (await made.json()) as { secret: string };
    const raised = { type: "agent", asset: "native", per24h: "1000000" };
    for (const key of [secret, await world.serverKey("admin")]) {
      const headers = { "x-api-key": key };
      expect((await put(raised, headers)).status).to.equal(401);
      expect((await fetch(`${served.url}/settings/budgets`, { headers })).status).to.equal(401);
    }
    expect((await put(raised, {})).status).to.equal(401);
    expect(await get()).to.deep.equal([]);
  });

  it("are at most a hundred of a type", async () => {
    const set = (chainId: number) => put({ type: "agent", asset: "native", chainId, per24h: "1" });
    const first = await Promise.all(Array.from({ length: 100 }, (_, index) => set(index + 1)));
    expect(new Set(first.map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect((await set(101)).status).to.equal(400);
    expect((await set(7)).status).to.equal(200);
  });
});
