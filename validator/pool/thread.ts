import { workerData } from "node:worker_threads";
import type { ReferenceData } from "../data/reference-data.ts";
import type { Case } from "../engine/case.ts";
import { createEngine } from "../engine/engine.ts";
import type { Family, FamilyReport } from "../nodes/node.ts";

/** One thread of the pool: it builds the engine once, then answers whole requests or families of checks. */
const engine = createEngine(workerData as ReferenceData);

export interface WholeRequest {
  text: string;
  evaluatedAt: number;
}

export interface FamiliesTask {
  opened: Case;
  families: readonly Family[];
}

export type Judged = { verdict: string } | { invalid: string };

export function judgeRequests(requests: readonly WholeRequest[]): Judged[] {
  return requests.map(({ text, evaluatedAt }) => engine.judge(text, evaluatedAt));
}

export function judgeFamilies({ opened, families }: FamiliesTask): FamilyReport[] {
  return families.map((family) => engine.runFamily(opened, family));
}
