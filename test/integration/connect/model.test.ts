import { expect } from "chai";
import fc from "fast-check";
import { revokeApiKey } from "../../../db/accounts/api-keys.ts";
import { endCode } from "../../../db/connections/end-code.ts";
import { type SignedInUser, signIn } from "../../support/accounts-world.ts";
import {
  approve,
  type ConnectWorld,
  connectWorld,
  hashOf,
  initiate,
  poll,
} from "../../support/connect-world.ts";

/** A code as the specification's table knows it, and whether its key was revoked before anyone fetched it. */
interface Model {
  readonly state: "pending" | "ready" | "consumed" | "expired";
  readonly isRevoked: boolean;
}

const ACTIONS = ["poll", "approve", "end", "revoke", "time passes"] as const;
type Action = (typeof ACTIONS)[number];

/** What a caller sees of an action, and how the code is after it. */
function play(model: Model, action: Action): { seen: string; next: Model } {
  const { state, isRevoked } = model;
  const stays = (seen: string) => ({ seen, next: model });
  if (action === "time passes") {
    const next = state === "pending" || state === "ready" ? { ...model, state: "expired" as const } : model;
    return { seen: "", next };
  }
  // The workflow ends only what is over by the clock, which no caller can tell from expired.
  if (action === "end") return stays("");
  if (action === "revoke") return { seen: "", next: { ...model, isRevoked: isRevoked || state === "ready" } };
  if (action === "approve") {
    if (state === "pending") return { seen: "200", next: { ...model, state: "ready" } };
    return stays(state === "expired" ? "410" : "400");
  }
  if (state === "pending") return stays("200 pending");
  if (state !== "ready") return stays("410");
  return { seen: isRevoked ? "410" : "200 ready", next: { ...model, state: "consumed" } };
}

/** The states that some order of the actions explains, given what was seen of each. */
function explain(models: readonly Model[], done: readonly { action: Action; seen: string }[]): Model[] {
  if (done.length === 0) return [...models];
  return done.flatMap(({ action, seen }, index) => {
    const after = models.map((model) => play(model, action)).filter((played) => played.seen === seen);
    if (after.length === 0) return [];
    return explain(
      after.map(({ next }) => next),
      done.filter((_, other) => other !== index),
    );
  });
}

describe("connection codes, whatever happens at the same time", () => {
  let world: ConnectWorld;
  let replicas: string[];
  let owner: SignedInUser;
  before(async () => {
    world = await connectWorld();
    replicas = [(await world.replica()).url, (await world.replica()).url];
    owner = await signIn(String(replicas[0]));
  });
  after(() => world.close());

  async function act(code: string, action: Action, url: string): Promise<string> {
    if (action === "poll") {
      const response = await poll(url, code);
      const { status } = (await response.json()) as { status?: string };
      return [response.status, status].filter(Boolean).join(" ");
    }
    if (action === "approve") return String((await approve(url, code, owner.bearer)).status);
    // Well before any approval under way began: to one whose transaction is older than the end, its time would not be over yet.
    if (action === "time passes") await world.set(code, "ends_at = now() - interval '1 minute'");
    if (action === "end") await endCode(world.database, hashOf(code));
    if (action === "revoke") {
      const [row] = await world.database.em
        .fork()
        .execute<{ id: string | null }[]>(
          "select api_key_id as id from connection_code where code_hash = ? and state = 'ready' and ends_at > now()",
          [hashOf(code)],
        );
      if (row?.id) await revokeApiKey(world.database.em, row.id);
    }
    return "";
  }

  it("are answered as if it had happened in some order, one thing after the other", async () => {
    const rounds = fc.array(
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.constant<Action>("poll") },
          { weight: 3, arbitrary: fc.constant<Action>("approve") },
          { weight: 1, arbitrary: fc.constantFrom<Action>("end", "revoke", "time passes") },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(rounds, async (actionsAtOnce) => {
        const code = await initiate(String(replicas[0]));
        let models: Model[] = [{ state: "pending", isRevoked: false }];
        let keysGiven = 0;
        for (const actions of actionsAtOnce) {
          const done = await Promise.all(
            actions.map(async (action, index) => ({
              action,
              seen: await act(code, action, String(replicas[index % 2])),
            })),
          );
          keysGiven += done.filter(({ seen }) => seen === "200 ready").length;
          models = unique(explain(models, done));
          expect(models, JSON.stringify(done)).not.to.have.length(0);
        }
        expect(keysGiven).to.be.at.most(1);
      }),
      { numRuns: 60 },
    );
  });
});

function unique(models: readonly Model[]): Model[] {
  return [...new Map(models.map((model) => [JSON.stringify(model), model])).values()];
}
