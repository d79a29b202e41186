import { workerData } from "node:worker_threads";
import type { ReferenceData } from "../data/reference-data.ts";
import type { Case } from "../engine/case.ts";
import { createEngine, type Judged, type WholeRequest } from "../engine/engine.ts";
import type { Family, FamilyReport } from "../nodes/node.ts";

/** One thread of the pool: it builds the engine once, then answers whole requests or families of checks. */
const engine = createEngine(workerData as ReferenceData);

export interface FamiliesTask {
  opened: Case;
  families: readonly Family[];
}

export function judgeRequests(requests: readonly WholeRequest[]): Judged[] {
  return engine.judgeAll(requests);
}

export function judgeFamilies({ opened, families }: FamiliesTask): FamilyReport[] {
  return families.map((family) => engine.runFamily(opened, family));
}
