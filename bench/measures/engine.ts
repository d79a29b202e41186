import { createArbiter } from "../../validator/arbiter.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine } from "../../validator/engine/engine.ts";
import { compare } from "../compare.ts";
import type { Row } from "../table.ts";

const EVALUATED_AT = Date.UTC(2026, 10, 15, 12);
/** Until so many validations the compiler takes a third of the time. */
const WARM_UPS = 15_000;
const BATCH = 32;
/** So many arrive at once, from all over the corpus; a thread is warm after some five such bursts. */
const BURST = 1500;

/**
 * One thread: each request by itself, from its JSON to its verdict's, and then in batches, as the pool's threads judge
 * under load. The same code runs in both, so that the second needs little warming up.
 */
export function engineRows(texts: readonly string[]): Row[] {
  const { judge, judgeAll } = createEngine(loadReferenceData({}));
  const requests = texts.map((text) => ({ text, evaluatedAt: EVALUATED_AT }));
  const alone = () => {
    for (const text of texts) judge(text, EVALUATED_AT);
  };
  const inBatches = () => {
    for (let at = 0; at < requests.length; at += BATCH) judgeAll(requests.slice(at, at + BATCH));
  };
  for (let warm = 0; warm < WARM_UPS; warm += texts.length) alone();
  const aloneCpu = cpuOf(alone) / texts.length;
  inBatches();
  const what = "engine, CPU per validation";
  return [
    { ours: aloneCpu, what, unit: "µs", goal: "≤ 300 µs" },
    {
      ours: cpuOf(inBatches) / texts.length,
      what: `${what}, ${BATCH} at a time`,
      unit: "µs",
      goal: "≤ 200 µs",
    },
  ];
}

/** Whatever the process spends meanwhile counts, the compiler and the collector too. */
function cpuOf(pass: () => void): number {
  const before = process.cpuUsage();
  pass();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** A burst that arrives at once, judged by one thread and by two; no HTTP around it. */
export async function threadsRow(texts: readonly string[]): Promise<Row> {
  const every = Math.max(1, Math.floor(texts.length / BURST));
  const burst = texts.filter((_, index) => index % every === 0);
  const [one, two] = [1, 2].map((threads) => createArbiter({ threads, maxQueued: burst.length }));
  if (!one || !two) throw new Error("there are two arbiters");
  await Promise.all([one.ready, two.ready]);
  const judged = async ({ validateJson }: typeof one) => {
    const began = performance.now();
    await Promise.all(burst.map((text) => validateJson(text, { evaluatedAt: EVALUATED_AT })));
    return (burst.length * 1000) / (performance.now() - began);
  };
  const pair = await compare(
    { rounds: 5, warmUps: 5 },
    () => judged(two),
    () => judged(one),
  );
  await Promise.all([one.close(), two.close()]);
  return {
    ...pair,
    what: "a burst judged by two threads",
    against: "by one thread",
    unit: "/s",
    goal: "≥ 1.5",
  };
}
