import { createArbiter } from "../../validator/arbiter.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine } from "../../validator/engine/engine.ts";
import { compare } from "../compare.ts";
import type { Row } from "../table.ts";

const EVALUATED_AT = Date.UTC(2026, 10, 15, 12);
/** Until so many validations the compiler takes a third of the time; then so many are counted. */
const WARM_UPS = 20_000;
const COUNTED = 10_000;
const BATCH = 32;

/** One thread, each request by itself, from its JSON to its verdict's. */
export function engineCpu(texts: readonly string[]): Row {
  const { judge } = createEngine(loadReferenceData({}));
  return {
    ours: cpuPerText(texts, () => {
      for (const text of texts) judge(text, EVALUATED_AT);
    }),
    what: "engine, CPU per validation",
    unit: "µs",
    goal: "≤ 300 µs",
  };
}

/** The same in batches, as the pool's threads judge under load. */
export function batchCpu(texts: readonly string[]): Row {
  const { judgeAll } = createEngine(loadReferenceData({}));
  const requests = texts.map((text) => ({ text, evaluatedAt: EVALUATED_AT }));
  return {
    ours: cpuPerText(texts, () => {
      for (let at = 0; at < requests.length; at += BATCH) judgeAll(requests.slice(at, at + BATCH));
    }),
    what: `engine, CPU per validation, ${BATCH} at a time`,
    unit: "µs",
    goal: "≤ 300 µs",
  };
}

/** Whatever the process spends meanwhile counts, the compiler and the collector too. */
function cpuPerText(texts: readonly string[], pass: () => void): number {
  const passesOf = (validations: number) => Math.ceil(validations / texts.length);
  for (let count = 0; count < passesOf(WARM_UPS); count += 1) pass();
  const before = process.cpuUsage();
  for (let count = 0; count < passesOf(COUNTED); count += 1) pass();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (texts.length * passesOf(COUNTED));
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
    { rounds: 7, warmUps: 6 },
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
