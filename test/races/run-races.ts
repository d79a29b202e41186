import { seeded } from "../faults/random.ts";
import { type EndingsWorld, endingsWorld } from "../support/endings-world.ts";
import type { Owner } from "../support/transactions-world.ts";
import { startWorkerProcess } from "../support/worker-process.ts";
import { type Contested, contest, drawContest } from "./contest.ts";
import { findDifferences, workersOf } from "./find-differences.ts";

export interface Races {
  readonly count: number;
  readonly seed: number;
  /** How many transactions are under way at once. */
  readonly atOnce: number;
  readonly executionTtlMs: number;
}

export interface RacesReport {
  readonly ends: ReadonlyMap<string, number>;
  /** How many were contended for by so many. */
  readonly contested: number;
  readonly differences: readonly string[];
  /** Processes that worked on them. */
  readonly workers: ReadonlySet<string>;
}

/** A world in which a worker that forgets all but three workflows and another process's share the work. */
export async function racesWorld(executionTtlMs: number): Promise<EndingsWorld> {
  const world = await endingsWorld({ executionTtlMs });
  await world.startWorkers({ cachedWorkflows: 3 });
  const other = await startWorkerProcess(world);
  return {
    ...world,
    async close() {
      await other.stop();
      await world.close();
    },
  };
}

/** Lets reports, cancels, settlements and the deadline contend for the end of many transactions, and looks what came of each. */
export async function runRaces(world: EndingsWorld, races: Races): Promise<RacesReport> {
  const random = seeded(races.seed);
  const waiting = Array.from({ length: races.count }, () => drawContest(random));
  const [ends, differences, workers] = [new Map<string, number>(), [] as string[], new Set<string>()];
  let contested = 0;
  async function play(owner: Owner): Promise<void> {
    for (let drawn = waiting.pop(); drawn; drawn = waiting.pop()) {
      const played = await contest(world, owner, races.executionTtlMs, drawn);
      if (played.contenders.length > 1) contested += 1;
      await look(played, owner);
    }
  }
  async function look(played: Contested, owner: Owner): Promise<void> {
    const { statusReason, status } = await world.ended(played.requestHash, owner);
    await world.handle(played.requestHash).result();
    const end = `${status}: ${statusReason}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    differences.push(...(await findDifferences(world, played)));
    for (const worker of await workersOf(world, played.requestHash)) workers.add(worker);
  }
  // Each has an account of its own: chain transactions of one account follow one another.
  const owners = await Promise.all(Array.from({ length: races.atOnce }, () => world.payer()));
  await Promise.all(owners.map(play));
  return { ends, contested, differences, workers };
}
