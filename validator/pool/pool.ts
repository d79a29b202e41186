import { Piscina } from "piscina";
import type { Family, FamilyReport } from "../case/check.ts";
import { FAMILIES } from "../case/check.ts";
import type { ReferenceData } from "../data/reference-data.ts";
import { ArbiterBusy } from "../engine/arbiter-busy.ts";
import {
  createEngine,
  type EarlierPass,
  type Engine,
  type Examined,
  type Judged,
  type WholeRequest,
} from "../engine/engine.ts";
import { type Asker, createBatches } from "./batches.ts";
import type { FamiliesTask, RecheckTask } from "./thread.ts";

export interface PoolOptions {
  threads: number;
  maxQueued: number;
  data: ReferenceData;
}

export interface Pool {
  judge(request: WholeRequest, asker?: Asker): Promise<Judged>;
  /** What the rules find, for a model to be asked about. */
  examine(request: WholeRequest): Promise<Examined>;
  /** The hard nodes alone, for a request that passed before. */
  recheck(request: WholeRequest, earlier: EarlierPass): Promise<Judged>;
  readonly queued: number;
  /** Resolves when every thread has loaded the engine and is warm. */
  warmUp(): Promise<void>;
  /** Finishes what is in flight, then ends the threads. */
  close(): Promise<void>;
}

/**
 * A request that finds the pool idle is opened by one thread and its families of checks are dealt out to all, side by
 * side. When requests meet or follow at once, a thread judges whole requests, all that wait for it in one task. The engine
 * is the same on both ways, so the grouping cannot change a byte of the answer. Nothing that reads a request runs here: the
 * event loop has others to serve.
 */
export function createPool({ threads, maxQueued, data }: PoolOptions): Pool {
  const engine = createEngine(data);
  const piscina = new Piscina({
    filename: new URL("./thread.ts", import.meta.url).href,
    name: "judgeRequests",
    minThreads: threads,
    maxThreads: threads,
    workerData: data,
    recordTiming: false,
  });
  const shares = dealFamilies(threads);
  const batches = createBatches(threads, judgeBatch);
  const inFlight = new Set<Promise<unknown>>();
  let lastDone = Number.NEGATIVE_INFINITY;
  /** Under load there are moments with nothing in flight too; a request that arrives then is not alone. */
  const isIdle = () => inFlight.size === 0 && performance.now() - lastDone > IDLE_AFTER_MS;

  /** Checks are pure, so a task whose thread died is simply run again by the thread that replaces it. */
  async function run<Result>(
    name: string,
    task: FamiliesTask | RecheckTask | WholeRequest | WholeRequest[],
  ): Promise<Result> {
    try {
      return await piscina.run(task, { name });
    } catch (error) {
      if (!(error instanceof Error) || !THREAD_LOSS.test(error.message)) throw error;
      return await piscina.run(task, { name });
    }
  }

  function judgeBatch(requests: WholeRequest[]): Promise<Judged[]> {
    return run("judgeRequests", requests);
  }

  async function judgeByFamilies(request: WholeRequest): Promise<Judged> {
    const opened = await run<ReturnType<Engine["open"]>>("openRequest", request);
    if ("invalid" in opened) return opened;
    const reports = await Promise.all(
      shares.map((families) => run<FamilyReport[]>("judgeFamilies", { opened, families })),
    );
    return engine.judged(opened, reports.flat());
  }

  /** What is in flight when the pool is to end is waited for, of whatever kind. */
  function followed<Result>(result: Promise<Result>): Promise<Result> {
    inFlight.add(result);
    const done = () => {
      inFlight.delete(result);
      lastDone = performance.now();
    };
    result.then(done, done);
    return result;
  }

  return {
    get queued() {
      return Math.max(0, inFlight.size - threads);
    },
    examine: (request) => followed(run<Examined>("examine", request)),
    recheck: (request, earlier) => followed(run<Judged>("recheck", { request, earlier })),
    judge(request, asker) {
      if (inFlight.size >= threads + maxQueued) return Promise.reject(new ArbiterBusy());
      return followed(
        threads > 1 && request.text.length <= LARGEST_DEALT && isIdle()
          ? judgeByFamilies(request)
          : batches.judge(request, asker),
      );
    },
    async warmUp() {
      await Promise.all(Array.from({ length: threads }, () => judgeBatch(WARM_UP)));
    },
    async close() {
      await Promise.allSettled(inFlight);
      await piscina.destroy();
    },
  };
}

/** One task per family where there are threads enough, else as many as there are threads. */
function dealFamilies(threads: number): Family[][] {
  const shares = Map.groupBy(FAMILIES, (family) => FAMILIES.indexOf(family) % threads);
  return [...shares.values()];
}

const IDLE_AFTER_MS = 5;
/** A larger request costs more to hand about, all of it by way of the event loop, than its checks cost. */
const LARGEST_DEALT = 32 * 1024;
/** What piscina says when a thread exits under its task. */
const THREAD_LOSS = /worker exited with code|Terminating worker thread/;
/** Enough for the compiler to have seen every rule before the first client waits for it: these pass all of them. */
const WARM_UP = Array.from({ length: 100 }, () => [
  {
    human_intent: "Send 1 ETH to 0x0000000000000000000000000000000000000001",
    proposed_tx: { to: "0x0000000000000000000000000000000000000001", value: "1000000000000000000" },
  },
  {
    human_intent: "Approve 0x0000000000000000000000000000000000000001 to spend one hundred USDC on Base.",
    proposed_tx: {
      to: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
      data: `0x095ea7b3${"1".padStart(64, "0")}${(100_000_000).toString(16).padStart(64, "0")}`,
    },
  },
])
  .flat()
  .map((request) => ({ text: JSON.stringify(request), evaluatedAt: 0 }));
