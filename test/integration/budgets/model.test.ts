import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { Wallet } from "ethers";
import fc from "fast-check";
import { ensureUser } from "../../../db/accounts/ensure-user.ts";
import { listBudgets, setBudget } from "../../../db/budgets/budgets.ts";
import { endReservation } from "../../../db/budgets/end-reservation.ts";
import { reserveBudget } from "../../../db/budgets/reserve-budget.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { migrate } from "../../../db/migrate.ts";
import { preparedTransaction, runAlone } from "../../../db/prepared-transaction.ts";
import { freshDatabase } from "../../stack/stack.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIMITS = { transaction: 60n, "24h": 100n, "30d": 180n };

/** One order as the rules know it; `at` is when it was settled. */
type Standing = "new" | "open" | "released" | "refused" | { readonly at: number };

interface Order {
  readonly id: string;
  readonly amount: bigint;
  /** When it moved money, by the model's clock. */
  movedAt?: number;
  /** It was given up before anything was submitted. */
  isOver?: boolean;
}

/** Standings of all orders, by their place in the list. */
type Model = readonly Standing[];
type Action = { readonly kind: "reserve" | "settled" | "released"; readonly order: number };
type Done = Action & { readonly seen: "reserved" | "refused" | "done" | "died" };

/** What an action answers in a model, and the model after it. */
function play(model: Model, { kind, order }: Action, amounts: readonly bigint[], now: number) {
  const standing = model[order] ?? "new";
  const becomes = (next: Standing, seen: Done["seen"]) => ({ seen, model: model.with(order, next) });
  if (kind !== "reserve") {
    const ended = kind === "settled" ? { at: now } : kind;
    return becomes(standing === "open" ? ended : standing, "done");
  }
  if (standing === "refused" || standing === "released") return becomes(standing, "refused");
  if (standing !== "new") return becomes(standing, "reserved");
  const counted = (span: number) =>
    model.reduce((sum, one, index) => {
      const counts = one === "open" || (typeof one === "object" && one.at > now - span);
      return counts ? sum + (amounts[index] ?? 0n) : sum;
    }, 0n);
  const amount = amounts[order] ?? 0n;
  const fits =
    amount <= LIMITS.transaction &&
    counted(DAY) + amount <= LIMITS["24h"] &&
    counted(30 * DAY) + amount <= LIMITS["30d"];
  return fits ? becomes("open", "reserved") : becomes("refused", "refused");
}

/** The models that some order of the actions explains; what died may have happened or not. */
function explain(
  models: readonly Model[],
  done: readonly Done[],
  amounts: readonly bigint[],
  now: number,
): Model[] {
  if (done.length === 0) return [...models];
  return done.flatMap((one, index) => {
    const others = done.filter((_, other) => other !== index);
    const after = models.flatMap((model) => {
      const played = play(model, one, amounts, now);
      if (one.seen === "died") return [model, played.model];
      return played.seen === one.seen ? [played.model] : [];
    });
    return after.length === 0 ? [] : explain(unique(after), others, amounts, now);
  });
}

const unique = (models: readonly Model[]): Model[] => [
  ...new Map(models.map((model) => [JSON.stringify(model), model])).values(),
];

type Step =
  | { readonly kind: "new"; readonly amount: bigint }
  | { readonly kind: "again" | "move" | "settle" | "release"; readonly pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("new" as const), amount: fc.bigInt(1n, 65n) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "again" as const,
        "move" as const,
        "settle" as const,
        "settle" as const,
        "release" as const,
      ),
      pick: fc.nat(20),
    }),
  },
);

const round = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  hoursLater: fc.constantFrom(0, 0, 0, 13, 25, 31 * 24),
  /** Milliseconds after which one of the two workers loses its connections, if it does. */
  dies: fc.option(fc.record({ after: fc.nat(6), worker: fc.nat(1) }), { freq: 3, nil: undefined }),
});

describe("budgets, whatever two workers do at the same time", function () {
  this.timeout(120_000);
  let workers: Database[];
  let observer: Database;
  before(async () => {
    const url = await freshDatabase();
    observer = await openDatabase(url);
    await migrate(observer);
    workers = await Promise.all(
      [0, 1].map((number) => openDatabase(`${url}?application_name=worker-${number}`, { poolSize: 4 })),
    );
  });
  after(async () => {
    for (const database of [...workers, observer]) await database.close();
  });

  const workerAt = (index: number) => workers[index % 2] as Database;

  async function newOwner(): Promise<string> {
    const address = Wallet.createRandom().address;
    const { id } = await observer.em.fork().transactional(async (tx) => (await ensureUser(tx, address)).user);
    await setBudget(observer, id, "agent", { asset: "native", chainId: null, limits: LIMITS });
    return id;
  }

  const reserve = (worker: Database, userId: string, { id, amount }: Order) =>
    preparedTransaction(worker, (run) =>
      reserveBudget(run, {
        externalId: id,
        userId,
        type: "agent",
        outflows: { chainId: 1, of: [{ asset: "native", amount }], isWhole: true },
      }),
    );

  it("are never exceeded and never refuse what fits, however often workers die", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
        const userId = await newOwner();
        const orders: Order[] = [];
        let models: Model[] = [[]];
        let now = 0;

        async function act(action: Action, worker: Database): Promise<Done> {
          const order = orders[action.order] as Order;
          try {
            if (action.kind === "reserve") {
              const seen = (await reserve(worker, userId, order)) === "reserved" ? "reserved" : "refused";
              return { ...action, seen };
            }
            await endReservation(runAlone(worker), order.id, action.kind);
            return { ...action, seen: "done" };
          } catch {
            return { ...action, seen: "died" };
          }
        }

        for (const { steps, hoursLater, dies } of rounds) {
          const isReserved = (index: number) => models.every((model) => model[index] === "open");
          const actions = steps.flatMap((one): Action[] => {
            if (one.kind === "new") {
              orders.push({ id: randomUUID(), amount: one.amount });
              models = models.map((model) => [...model, "new"]);
              return [{ kind: "reserve", order: orders.length - 1 }];
            }
            if (orders.length === 0) return [];
            const picked = one.pick % orders.length;
            const order = orders[picked] as Order;
            if (one.kind === "again") return [{ kind: "reserve", order: picked }];
            // Only what is reserved is submitted, and only what was not submitted is given back.
            if (one.kind === "move" && isReserved(picked) && !order.isOver) order.movedAt ??= now;
            if (one.kind === "settle" && order.movedAt !== undefined)
              return [{ kind: "settled", order: picked }];
            if (one.kind === "release" && isReserved(picked) && order.movedAt === undefined) {
              order.isOver = true;
              return [{ kind: "released", order: picked }];
            }
            return [];
          });
          const [done] = await Promise.all([
            Promise.all(actions.map((action, index) => act(action, workerAt(index)))),
            dies && killAfter(dies.after, dies.worker),
          ]);
          const amounts = orders.map(({ amount }) => amount);
          models = unique(explain(models, done, amounts, now));
          expect(models, JSON.stringify(done)).not.to.have.length(0);
          expectWithinLimits(orders, now);
          now += hoursLater * HOUR;
          await timePasses(userId, hoursLater);
        }
        const [budget] = await listBudgets(observer, userId);
        const counts = models.map((model) =>
          model.reduce((sum, one, index) => {
            const isCounted = one === "open" || (typeof one === "object" && one.at > now - DAY);
            return isCounted ? sum + (orders[index] as Order).amount : sum;
          }, 0n),
        );
        expect(counts).to.include(budget?.spent["24h"]);
      }),
      { numRuns: 60 },
    );
  });

  it("let exactly as many pass as fit when all come at once", async () => {
    const userId = await newOwner();
    const orders = Array.from({ length: 24 }, (): Order => ({ id: randomUUID(), amount: 10n }));
    // Each is asked about twice at once, as a step that was thought lost.
    const answers = await Promise.all(
      orders.flatMap((order, index) => [0, 1].map((by) => reserve(workerAt(index + by), userId, order))),
    );
    expect(answers.filter((answer) => answer === "reserved")).to.have.length(20);
    const [refused] = answers.filter((answer) => typeof answer === "object");
    expect(refused).to.deep.equal({
      refusal:
        "The agent budget for the native currency is 100 base units in 24 hours, of which 0 are left; this call takes out up to 10.",
    });
    const [budget] = await listBudgets(observer, userId);
    expect(budget).to.deep.include({ underWay: 100n, spent: { "24h": 100n, "30d": 100n } });
  });

  /** The money that has moved in any span of time up to now. */
  function expectWithinLimits(orders: readonly Order[], now: number): void {
    const moved = (span: number) =>
      orders
        .filter(({ movedAt }) => movedAt !== undefined && movedAt > now - span)
        .reduce((sum, { amount }) => sum + amount, 0n);
    expect(moved(DAY) <= LIMITS["24h"], `${moved(DAY)} moved in 24 hours`).to.equal(true);
    expect(moved(30 * DAY) <= LIMITS["30d"], `${moved(30 * DAY)} moved in 30 days`).to.equal(true);
  }

  /** What is under way is at infinity, and stays there. */
  async function timePasses(userId: string, hours: number): Promise<void> {
    await observer.em
      .fork()
      .execute(
        "update budget_outflow set spent_at = spent_at - make_interval(hours => ?) where user_id = ?",
        [hours, userId],
      );
  }

  async function killAfter(ms: number, worker: number): Promise<void> {
    await delay(ms);
    await observer.em
      .fork()
      .execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = ?", [
        `worker-${worker}`,
      ]);
  }
});
