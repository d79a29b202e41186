import { setTimeout as delay } from "node:timers/promises";
import { type Part, runToEnd, type Surroundings, startPart } from "./part.ts";
import type { Program, RunningProgram } from "./program.ts";
import type { Reporter } from "./reporter.ts";

const FIRST_ATTEMPTS = 3;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A part that lived this long was well; its next death is a new story. */
const STABLE_AFTER_MS = 30_000;
/** Three tiers of parts end one after the other, and all of it within ten seconds. */
const GRACE_MS = 3000;

export interface Supervisor {
  /** Starts parts side by side, resolves when all of them answer, and from then on starts each again that dies. */
  startTogether(parts: readonly Part[]): Promise<void>;
  /** Runs a program that ends by itself. */
  run(name: string, program: Program): Promise<void>;
  /** Ends everything, what was started last first. */
  stop(): Promise<void>;
}

interface SupervisorOptions {
  readonly mark: NodeJS.ProcessEnv;
  logFile(name: string): string;
  onStart(name: string, pid: number): void;
  reporter: Reporter;
  /** Looks into a part's death; throws where starting it again cannot help. */
  afterDeath(part: Part): Promise<void>;
  /** Runs once a part that died answers again. */
  afterReturn(part: Part): Promise<void>;
  /** Told when supervision itself has to be given up. */
  onGivingUp(reason: unknown): void;
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { reporter } = options;
  const stopping = new AbortController();
  const tiers: Map<Part, RunningProgram>[] = [];
  const starting = new Set<Promise<unknown>>();

  function surroundings(name: string): Surroundings {
    const { mark, onStart } = options;
    return { logFile: options.logFile(name), signal: stopping.signal, mark, onStart };
  }

  /** Remembers work in progress, so that stop() ends only after it. */
  async function tracked<T>(work: Promise<T>): Promise<T> {
    starting.add(work);
    try {
      return await work;
    } finally {
      starting.delete(work);
    }
  }

  function startOnce(part: Part, tier: Map<Part, RunningProgram>): Promise<RunningProgram> {
    const begin = async () => {
      const running = await startPart(part, surroundings(part.name));
      tier.set(part, running);
      return running;
    };
    return tracked(begin());
  }

  async function startFirst(part: Part, tier: Map<Part, RunningProgram>): Promise<RunningProgram> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await startOnce(part, tier);
      } catch (error) {
        stopping.signal.throwIfAborted();
        await options.afterDeath(part);
        if (attempt === FIRST_ATTEMPTS) throw error;
        await delay(SHORTEST_PAUSE_MS * attempt, undefined, { signal: stopping.signal });
      }
    }
  }

  /** Watches one part for as long as the supervisor lives. */
  async function keep(part: Part, first: RunningProgram, tier: Map<Part, RunningProgram>): Promise<void> {
    let running = first;
    let pause = SHORTEST_PAUSE_MS;
    let leave = part.tend?.();
    for (;;) {
      const since = Date.now();
      const how = await running.ended;
      leave?.();
      if (stopping.signal.aborted) return;
      await options.afterDeath(part);
      if (Date.now() - since > STABLE_AFTER_MS) pause = SHORTEST_PAUSE_MS;
      reporter.died(part.name, how);
      const back = await startAgain(part, tier, pause);
      running = back.running;
      pause = back.pause;
      // Before what follows a return, which may take its time: whoever waits for the part is served meanwhile.
      leave = part.tend?.();
      await options.afterReturn(part).catch((error: unknown) => {
        if (!stopping.signal.aborted) reporter.say(`  ✗ ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  async function startAgain(part: Part, tier: Map<Part, RunningProgram>, firstPause: number) {
    const died = Date.now();
    for (let pause = firstPause; ; ) {
      await delay(pause, undefined, { signal: stopping.signal });
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      try {
        const running = await startOnce(part, tier);
        reporter.ready(part.name, Date.now() - died, "again");
        return { running, pause };
      } catch (error) {
        stopping.signal.throwIfAborted();
        await options.afterDeath(part);
        reporter.died(part.name, error instanceof Error ? error.message : "failed");
      }
    }
  }

  return {
    async startTogether(parts) {
      const tier = new Map<Part, RunningProgram>();
      tiers.push(tier);
      const began = Date.now();
      await Promise.all(
        parts.map(async (part) => {
          const running = await startFirst(part, tier);
          reporter.ready(part.name, Date.now() - began, "first");
          void keep(part, running, tier).catch((reason: unknown) => {
            if (!stopping.signal.aborted) options.onGivingUp(reason);
          });
        }),
      );
    },
    run: (name, program) => tracked(runToEnd(name, program, surroundings(name))),
    async stop() {
      stopping.abort();
      await Promise.allSettled(starting);
      for (const tier of tiers.reverse()) {
        await Promise.all([...tier].map(([part, running]) => running.stop(part.stopSignal, GRACE_MS)));
      }
    },
  };
}
