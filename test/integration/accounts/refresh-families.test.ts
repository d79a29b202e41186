import { randomUUID } from "node:crypto";
import { expect } from "chai";
import fc from "fast-check";
import { endSession } from "../../../db/accounts/end-sessions.ts";
import { ensureUser } from "../../../db/accounts/ensure-user.ts";
import { type OpenSession, openSession } from "../../../db/accounts/open-session.ts";
import { refreshSession } from "../../../db/accounts/refresh-session.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";

const GRACE_SECONDS = 30;
const LIFETIME_SECONDS = 30 * 86_400;

/** What may be done to a family: a token presented (which one, counted back from the newest), or its owner logs out. */
type Act = { readonly refresh: number } | "log out";
/** Acts that come at once, after some seconds. */
interface Moment {
  readonly seconds: number;
  readonly acts: readonly Act[];
}

/** The rule once more, as a list of tokens by age and in as few words as can be; it shares nothing with what it is held against. */
interface Model {
  readonly tokens: readonly string[];
  readonly rotatedAt: number;
  readonly over: boolean;
}
type Outcome = { readonly same: string } | "new" | "refused" | "done";

function play(model: Model, act: Act, at: number): { model: Model; outcome: Outcome } {
  if (act === "log out") return { model: { ...model, over: true }, outcome: "done" };
  const isOver = model.over || at - model.rotatedAt >= LIFETIME_SECONDS;
  if (isOver) return { model, outcome: "refused" };
  const { tokens, rotatedAt } = model;
  const place = Math.min(act.refresh, tokens.length - 1);
  if (place === 0) return { model: { ...model, tokens: ["", ...tokens], rotatedAt: at }, outcome: "new" };
  if (place === 1 && at - rotatedAt < GRACE_SECONDS) return { model, outcome: { same: tokens[0] ?? "" } };
  return { model: { ...model, over: true }, outcome: "refused" };
}

const moments = fc.array(
  fc.record<Moment>({
    seconds: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }) },
      { weight: 3, arbitrary: fc.constantFrom(29, 30, 31) },
      { weight: 1, arbitrary: fc.constantFrom(LIFETIME_SECONDS - 1, LIFETIME_SECONDS) },
    ),
    acts: fc.array(
      fc.oneof(
        { weight: 12, arbitrary: fc.record({ refresh: fc.constantFrom(0, 0, 0, 1, 1, 2, 4) }) },
        { weight: 1, arbitrary: fc.constant<Act>("log out") },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 7 },
);

describe("a family of refresh tokens", () => {
  let replicas: Database[];
  let userId: string;
  before(async () => {
    const url = await migratedDatabase();
    replicas = [await openDatabase(url), await openDatabase(url)];
    const [database] = replicas;
    if (!database) throw new Error("no database");
    userId = await database.em.fork().transactional(async (tx) => {
      return (await ensureUser(tx, "0x70997970C51812dc3A010C7d01b50e0d17dc79C8")).user.id;
    });
  });
  after(() => Promise.all(replicas.map((database) => database.close())));

  const at = (index: number): Database => {
    const database = replicas[index % replicas.length];
    if (!database) throw new Error("no database");
    return database;
  };
  const open = (now: Date): Promise<OpenSession> =>
    at(0)
      .em.fork()
      .transactional(async (tx) => openSession(tx, { kind: "siwe", userId, now }));

  async function perform(sessionId: string, tokens: readonly string[], act: Act, now: Date, replica: number) {
    if (act === "log out") {
      await endSession(at(replica).em, sessionId, userId);
      return "done";
    }
    const tokenId = tokens[Math.min(act.refresh, tokens.length - 1)] ?? randomUUID();
    const given = { sessionId, kind: "siwe" as const, tokenId, now };
    return (await refreshSession(at(replica).em, given)).session?.refreshTokenId ?? "refused";
  }

  it("does what the rule says for whatever is presented when, as though those at once had come in some order", async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (story) => {
        const start = Date.now();
        const session = await open(new Date(start));
        let model: Model = { tokens: [session.refreshTokenId], rotatedAt: 0, over: false };
        let clock = 0;
        for (const { seconds, acts } of story) {
          clock += seconds;
          const now = new Date(start + clock * 1000);
          // Who presents a token at this moment has it from before: those that are issued now are nobody's yet.
          const tokens = model.tokens;
          const answers = await Promise.all(
            acts.map((act, index) => perform(session.id, tokens, act, now, index)),
          );
          const explained = orders(acts.map((_, index) => index))
            .map((order) => explain(model, tokens, acts, answers, order, clock))
            .find((found) => found !== undefined);
          expect(explained, JSON.stringify({ acts, answers, model })).not.to.equal(undefined);
          model = explained ?? model;
        }
      }),
      { numRuns: 120 },
    );
  });
});

/** The family after these acts in this order, if the answers are the ones that the model gives; undefined where they are not. */
function explain(
  before: Model,
  tokens: readonly string[],
  acts: readonly Act[],
  answers: readonly string[],
  order: readonly number[],
  clock: number,
): Model | undefined {
  let model = before;
  for (const index of order) {
    const act = acts[index];
    const answer = answers[index];
    if (act === undefined || answer === undefined) return undefined;
    // A token keeps its name while others are issued, so its place among them grows.
    const issued = model.tokens.length - tokens.length;
    const placed = act === "log out" ? act : { refresh: Math.min(act.refresh, tokens.length - 1) + issued };
    const { model: next, outcome } = play(model, placed, clock);
    if (outcome === "new") {
      if (answer === "refused" || next.tokens.includes(answer)) return undefined;
      model = { ...next, tokens: [answer, ...model.tokens] };
    } else {
      if (answer !== (typeof outcome === "string" ? outcome : outcome.same)) return undefined;
      model = next;
    }
  }
  return model;
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
