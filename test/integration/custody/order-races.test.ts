import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "chai";
import { Wallet } from "ethers";
import fc from "fast-check";
import { createCustodyActivities } from "../../../activities/custody/execution.ts";
import { ensureUser } from "../../../db/accounts/ensure-user.ts";
import { listBudgets, setBudget } from "../../../db/budgets/budgets.ts";
import { addAdminOrder } from "../../../db/custody/admin-order.ts";
import { completeIntegration, keepSigningRequest } from "../../../db/custody/change-integration.ts";
import { type ExecutionRow, findTracked } from "../../../db/custody/execution-row.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import type { Custody } from "../../../integrations/custody/custody.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";
import { FRIEND } from "../../support/transactions-world.ts";
import { FATES, type Fate, waywardProvider } from "./wayward-provider.ts";

const LIMIT = 100n;
const STEP_S = 60;
const RUNS = 60;

const step = fc.record({
  kind: fc.constantFrom(
    "order",
    "submit",
    "submit",
    "submit",
    "follow",
    "stop",
    "arrive",
    "authorize",
    "reject",
  ),
  /** Which of the orders it is about. */
  pick: fc.nat(20),
  amount: fc.bigInt(1n, 65n),
  fate: fc.constantFrom(...FATES),
  answers: fc.constantFrom(true, true, true, true, false),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
const round = fc.record({
  atOnce: fc.array(step, { minLength: 1, maxLength: 3 }),
  minutesLater: fc.constantFrom(0, 0, 1, 1, 2),
});

/** Of three orders the last is stopped, and the other two are more than the budget allows: every run of the test has these ends. */
const stepOf = (kind: Step["kind"], pick: number): Step => ({
  kind,
  pick,
  amount: 65n,
  fate: "taken",
  answers: true,
});
const ALL_ENDS = [stepOf("order", 0), stepOf("order", 0), stepOf("order", 0), stepOf("stop", 2)].map(
  (one) => ({
    atOnce: [one],
    minutesLater: 0,
  }),
);

/** The steps of executions on real rows, by two workers that stand for zombies of each other too, over a provider that behaves badly. */
describe("orders to custody, whatever two workers and the provider do at the same time", () => {
  const cipher = createCipher([randomBytes(32)]);
  let workers: Database[];
  before(async () => {
    const url = await migratedDatabase();
    workers = [await openDatabase(url, { poolSize: 4 }), await openDatabase(url, { poolSize: 4 })];
  });
  after(async () => {
    for (const database of workers) await database.close();
  });
  const workerAt = (index: number) => workers[index % 2] as Database;

  async function newOwner(): Promise<string> {
    const { em } = workerAt(0);
    const { user } = await em.fork().transactional((tx) => ensureUser(tx, Wallet.createRandom().address));
    const of = { userId: user.id, type: "execution" } as const;
    await keepSigningRequest(em, cipher, { ...of, csrPem: "-", privateKeyPem: "-" }, false);
    const given = { apiKey: "none", vaultAccountId: "0", environment: "sandbox", region: "US" } as const;
    await completeIntegration(em, cipher, of, given);
    const limits = { transaction: null, "24h": LIMIT, "30d": null };
    await setBudget(workerAt(0), user.id, "execution", { asset: "native", chainId: null, limits });
    return user.id;
  }

  it("are never said to be over while they may be executed, nor exceed a budget, and all come to their end", async () => {
    const ends = new Map<string, number>();
    const property = fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 12 }), async (rounds) => {
      const userId = await newOwner();
      const provider = waywardProvider();
      const orders: { trackingId: string; id: string; amount: bigint }[] = [];
      const rowOf = async (trackingId: string) =>
        (await findTracked(workerAt(0), trackingId)) as ExecutionRow;

      function activities(worker: number, fate: Fate, answers: boolean) {
        return createCustodyActivities({
          database: workerAt(worker),
          cipher,
          // Administrators' orders have nothing sealed.
          sealer: undefined as never,
          chains: provider.chains,
          confirmations: 1,
          verdictMaxAgeMs: 1,
          openCustody: () => provider.custody(fate, answers),
        });
      }
      async function order(amount: bigint): Promise<void> {
        const trackingId = randomUUID();
        const call = { chainId: 31_337, to: FRIEND, value: amount.toString(), data: "0x" };
        await addAdminOrder(workerAt(0), { trackingId, userId, type: "execution", ...call });
        orders.push({ trackingId, id: (await rowOf(trackingId)).id, amount });
      }
      async function act({ kind, pick, amount, fate, answers }: Step, worker: number): Promise<void> {
        if (kind === "order") return order(amount);
        if (kind === "arrive") return provider.arrive();
        const { id } = orders[pick % orders.length] ?? {};
        if (id === undefined) return;
        if (kind === "authorize" || kind === "reject") return provider[kind](`admin:${id}`);
        const { submitExecution, followExecution, stopExecution } = activities(worker, fate, answers);
        if (kind === "stop") return stopExecution(id, "execution-cancelled");
        // A worker that died said nothing; whatever else failed is a mistake.
        await (kind === "submit" ? submitExecution(id) : followExecution(id)).catch((error: unknown) => {
          if (!(error instanceof Error && error.message.startsWith("killed"))) throw error;
        });
      }
      async function timePasses(seconds: number): Promise<void> {
        provider.timePasses(seconds);
        const sql =
          "update custody_execution set claimed_at = claimed_at - make_interval(secs => ?) where owner_id = ?";
        await workerAt(0).em.fork().execute(sql, [seconds, userId]);
      }
      async function expectTrue(): Promise<void> {
        let atStake = 0n;
        for (const { trackingId, id, amount } of orders) {
          const { end } = await rowOf(trackingId);
          const externalId = `admin:${id}`;
          if (provider.mayExecute(externalId)) atStake += amount;
          if (end === "custody-executed") expect(provider.isExecuted(externalId), end).to.equal(true);
          else if (end)
            expect(provider.mayExecute(externalId), `${end}, but it may be executed`).to.equal(false);
        }
        expect(atStake <= LIMIT, `${atStake} may leave`).to.equal(true);
        const [budget] = await listBudgets(workerAt(0), userId);
        expect((budget?.spent["24h"] ?? 0n) >= atStake, "what may leave counts").to.equal(true);
      }

      for (const { atOnce, minutesLater } of rounds) {
        await Promise.all(atOnce.map(act));
        await expectTrue();
        await timePasses(minutesLater * STEP_S);
      }
      // From now on all is well, and somebody decides on what waits.
      for (let looks = 0; looks < 6; looks++) {
        for (const { id } of orders) {
          await activities(looks, "taken", true).submitExecution(id);
          provider.authorize(`admin:${id}`);
        }
        await timePasses(STEP_S);
      }
      await expectTrue();
      const [budget] = await listBudgets(workerAt(0), userId);
      expect(budget?.underWay, "what is over reserves nothing").to.equal(0n);
      for (const { trackingId } of orders) {
        const { end } = await rowOf(trackingId);
        expect(end, "an order that never ends").not.to.equal(null);
        ends.set(String(end), (ends.get(String(end)) ?? 0) + 1);
      }
    });
    await fc.assert(property, { numRuns: RUNS, examples: [[ALL_ENDS]] });
    expect([...ends.keys()]).to.include.members(["custody-executed", "execution-cancelled", "over-budget"]);
  });

  /** One order of a new owner, and how a worker with this provider sees to it. */
  async function oneOrder() {
    const [trackingId, userId, provider] = [randomUUID(), await newOwner(), waywardProvider()];
    const call = { chainId: 31_337, to: FRIEND, value: "1", data: "0x" };
    await addAdminOrder(workerAt(0), { trackingId, userId, type: "execution", ...call });
    const row = async () => (await findTracked(workerAt(0), trackingId)) as ExecutionRow;
    const { id } = await row();
    const activities = (custody: Custody) =>
      createCustodyActivities({
        ...{ database: workerAt(0), cipher, sealer: undefined as never, chains: provider.chains },
        ...{ confirmations: 1, verdictMaxAgeMs: 1 },
        openCustody: () => custody,
      });
    return { id, userId, provider, row, activities };
  }

  it("are not sent by a process that stood still after it was allowed to", async () => {
    const { id, provider, row, activities } = await oneOrder();
    const clock = Date.now;
    const custody = provider.custody("taken", true);
    const { submitExecution } = activities({
      ...custody,
      async find(externalId) {
        // When the database has answered, half a minute is over.
        setImmediate(() => {
          Date.now = () => clock() + 31_000;
        });
        return custody.find(externalId);
      },
    });
    try {
      expect(await submitExecution(id)).to.deep.equal({ state: "waits", for: "custody-away" });
    } finally {
      Date.now = clock;
    }
    expect(provider.isTaken(`admin:${id}`)).to.equal(false);
    expect((await row()).claimedAt, "the claim was taken back").to.equal(null);
  });

  it("that were sent away and then stopped are over at once, and reserve nothing", async () => {
    const { id, userId, provider, row, activities } = await oneOrder();
    const { submitExecution, stopExecution } = activities(provider.custody("busy", true));
    expect(await submitExecution(id)).to.deep.equal({ state: "waits", for: "custody-busy" });
    const underWay = async () => (await listBudgets(workerAt(0), userId))[0]?.underWay;
    expect(await underWay()).to.equal(1n);
    await stopExecution(id, "execution-cancelled");
    expect([(await row()).end, await underWay()]).to.deep.equal(["execution-cancelled", 0n]);
  });
});
