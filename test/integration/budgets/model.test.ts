import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { Wallet } from "ethers";
import fc from "fast-check";
import { ensureUser } from "../../../db/accounts/ensure-user.ts";
import { listBudgets, setBudget } from "../../../db/budgets/budgets.ts";
import { endReservation } from "../../../db/budgets/end-reservation.ts";
import { type Reserved, reserveBudget } from "../../../db/budgets/reserve-budget.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { preparedTransaction, type Run } from "../../../db/prepared-transaction.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";
import { type Action, counted, DAY, type Done, explain, LIMITS, type Model } from "./budget-model.ts";

interface Order {
  readonly id: string;
  readonly amount: bigint;
  /** When it moved money, by the model's clock. */
  movedAt?: number;
  /** It was given up before anything was submitted. */
  isOver?: boolean;
}

/** A new reservation takes this many statements; whoever dies after them dies when it is committed. */
const STATEMENTS = 5;

interface Life {
  readonly worker: Database;
  readonly diesAt?: number | undefined;
  /** Resolves when all who act at once have begun their transactions. */
  meet(): Promise<void>;
}

class Died extends Error {}

/** Lets nobody go on before all have come. */
function meeting(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === parties) resolve();
    return promise;
  };
}

const ALONE = async () => undefined;

const step = fc.record({
  kind: fc.constantFrom("new", "new", "new", "again", "move", "settle", "settle", "release"),
  amount: fc.bigInt(1n, 65n),
  /** Which of the orders it is about, where it is about an earlier one. */
  pick: fc.nat(20),
  /** Before which statement its worker dies, if it does; what is more than there are is after the commit. */
  diesAt: fc.option(fc.nat(STATEMENTS + 2), { freq: 4, nil: undefined }),
});

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const round = fc.record({
  atOnce: fc.array(step, { minLength: 1, maxLength: 4 }),
  hoursLater: fc.constantFrom(0, 0, 0, 13, 25, 31 * 24),
});

describe("budgets, whatever two workers do at the same time", () => {
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
    const made = await em.fork().transactional((tx) => ensureUser(tx, Wallet.createRandom().address));
    const budget = { asset: "native", chainId: null, limits: LIMITS };
    await setBudget(workerAt(0), made.user.id, "agent", budget);
    return made.user.id;
  }

  const reserve = (userId: string, { id, amount }: Order, life: Life) =>
    living(life, (run) =>
      reserveBudget(run, {
        externalId: id,
        userId,
        type: "agent",
        outflows: { chainId: 1, of: [{ asset: "native", amount }], isWhole: true },
      }),
    );

  /** Does a step's work in a database transaction, which its worker may not live to commit, or to hear of. */
  async function living<Result>(
    { worker, diesAt, meet }: Life,
    work: (run: Run) => Promise<Result>,
  ): Promise<Result> {
    let statements = 0;
    const result = await preparedTransaction(worker, async (run) => {
      await meet();
      return work(async (...statement) => {
        if (statements++ === diesAt) await run("die", "select pg_terminate_backend(pg_backend_pid())");
        return run(...statement);
      });
    });
    if (diesAt !== undefined && diesAt >= statements) throw new Died();
    return result;
  }

  const seen = (answer: Reserved | undefined) =>
    answer === undefined ? "done" : answer === "reserved" ? "reserved" : "refused";

  it("are never exceeded and never refuse what fits, however often workers die", async () => {
    const deaths = { undone: 0, lost: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
        const userId = await newOwner();
        const orders: Order[] = [];
        let models: Model[] = [[]];
        let now = 0;

        async function act(action: Action, life: Life): Promise<Done> {
          const order = orders[action.order] as Order;
          const { kind } = action;
          try {
            const answer = await (kind === "reserve"
              ? reserve(userId, order, life)
              : living(life, (run) => endReservation(run, order.id, kind)));
            return { ...action, seen: seen(answer || undefined) };
          } catch (error) {
            if (life.diesAt === undefined) throw error;
            const death = error instanceof Died ? "lost" : "undone";
            deaths[death] += 1;
            return { ...action, seen: death };
          }
        }

        /** What a step comes to: only what is reserved is submitted, and only what never was is given back. */
        function actionOf({ kind, amount, pick }: Omit<Step, "diesAt">): Action | undefined {
          if (kind === "new") {
            models = models.map((model) => [...model, "new"]);
            return { kind: "reserve", order: orders.push({ id: randomUUID(), amount }) - 1 };
          }
          const place = pick % orders.length;
          const order = orders[place];
          if (!order) return undefined;
          const isReserved = models.every((model) => model[place] === "open");
          if (kind === "again") return { kind: "reserve", order: place };
          if (kind === "settle" && order.movedAt !== undefined) return { kind: "settled", order: place };
          if (kind === "move" && isReserved && !order.isOver) order.movedAt ??= now;
          if (kind !== "release" || !isReserved || order.movedAt !== undefined) return undefined;
          order.isOver = true;
          return { kind: "released", order: place };
        }

        for (const { atOnce, hoursLater } of rounds) {
          const actions = atOnce.flatMap(({ diesAt, ...one }) => {
            const action = actionOf(one);
            return action ? [{ action, diesAt }] : [];
          });
          const meet = meeting(actions.length);
          const done = await Promise.all(
            actions.map(({ action, diesAt }, index) =>
              act(action, { worker: workerAt(index), diesAt, meet }),
            ),
          );
          const amounts = orders.map(({ amount }) => amount);
          models = explain(models, done, amounts, now);
          expect(models, JSON.stringify(done)).not.to.have.length(0);
          expectWithinLimits(orders, now);
          now += await timePasses(userId, hoursLater);
          const [budget] = await listBudgets(workerAt(0), userId);
          for (const [period, span] of [
            ["24h", DAY],
            ["30d", 30 * DAY],
          ] as const) {
            const sums = models.map((model) => counted(model, amounts, now, span));
            expect(sums, `spent in ${period}`).to.include(budget?.spent[period]);
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(deaths.undone, "workers that died before their commit").to.be.above(0);
    expect(deaths.lost, "workers that died after it").to.be.above(0);
  });

  it("let exactly as many pass as fit when all come at once, each asked about twice", async () => {
    const userId = await newOwner();
    const orders = Array.from({ length: 24 }, (): Order => ({ id: randomUUID(), amount: 10n }));
    const answers = await Promise.all(
      orders.flatMap((order, index) =>
        [0, 1].map((by) => reserve(userId, order, { worker: workerAt(index + by), meet: ALONE })),
      ),
    );
    expect(answers.filter((answer) => answer === "reserved")).to.have.length(20);
    expect(answers.find((answer) => typeof answer === "object")).to.deep.equal({
      refusal:
        "The agent budget for the native currency is 100 base units in 24 hours, of which 0 are left; this call takes out up to 10.",
    });
    const [budget] = await listBudgets(workerAt(0), userId);
    expect(budget).to.deep.include({ underWay: 100n, spent: { "24h": 100n, "30d": 100n } });
  });

  /** The money that has moved in the time up to now. */
  function expectWithinLimits(orders: readonly Order[], now: number): void {
    const moved = (span: number) =>
      orders
        .filter(({ movedAt }) => movedAt !== undefined && movedAt > now - span)
        .reduce((sum, { amount }) => sum + amount, 0n);
    expect(moved(DAY) <= LIMITS["24h"], `${moved(DAY)} moved in 24 hours`).to.equal(true);
    expect(moved(30 * DAY) <= LIMITS["30d"], `${moved(30 * DAY)} moved in 30 days`).to.equal(true);
  }

  /** What is under way is at infinity, and stays there. Answers with the time that passed, in milliseconds. */
  async function timePasses(userId: string, hours: number): Promise<number> {
    const sql = "update budget_outflow set spent_at = spent_at - make_interval(hours => ?) where user_id = ?";
    await workerAt(0).em.fork().execute(sql, [hours, userId]);
    return (hours * DAY) / 24;
  }
});
