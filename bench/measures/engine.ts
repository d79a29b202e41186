import { createArbiter } from "../../validator/arbiter.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine } from "../../validator/engine/engine.ts";
import { compare } from "../compare.ts";
import type { Row } from "../table.ts";

const EVALUATED_AT = Date.UTC(2026, 10, 15, 12);
const WARM_UPS = 5;
const PASSES = 5;

/** One thread, from a request's JSON to its verdict's; whatever the process spends meanwhile counts, the collector too. */
export function engineCpu(texts: readonly string[]): Row {
  const engine = createEngine(loadReferenceData({}));
  function pass(): void {
    for (const text of texts) engine.judge(text, EVALUATED_AT);
  }
  for (let count = 0; count < WARM_UPS; count += 1) pass();
  const before = process.cpuUsage();
  for (let count = 0; count < PASSES; count += 1) pass();
  const { user, system } = process.cpuUsage(before);
  return {
    ours: (user + system) / (texts.length * PASSES),
    what: "engine, CPU per validation",
    unit: "µs",
    goal: "≤ 300 µs",
  };
}

/** A burst that arrives at once, judged by one thread and by two; no HTTP around it. */
export async function threadsRow(texts: readonly string[]): Promise<Row> {
  const burst = Array.from({ length: 4 }, () => texts).flat();
  const [one, two] = [1, 2].map((threads) => createArbiter({ threads, maxQueued: burst.length }));
  if (!one || !two) throw new Error("there are two arbiters");
  await Promise.all([one.ready, two.ready]);
  const judged = async ({ validateJson }: typeof one) => {
    const began = performance.now();
    await Promise.all(burst.map((text) => validateJson(text, { evaluatedAt: EVALUATED_AT })));
    return (burst.length * 1000) / (performance.now() - began);
  };
  const pair = await compare(
    5,
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
