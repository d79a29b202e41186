import { workerData } from "node:worker_threads";
import type { Case } from "../case/case.ts";
import type { Family, FamilyReport } from "../case/check.ts";
import type { ReferenceData } from "../data/reference-data.ts";
import {
  createEngine,
  type EarlierPass,
  type Engine,
  type Examined,
  type Judged,
  type WholeRequest,
} from "../engine/engine.ts";

/** One thread of the pool: it builds the engine once, then answers whole requests or families of checks. */
const engine = createEngine(workerData as ReferenceData);

export function openRequest({ text, evaluatedAt, prices, reads }: WholeRequest): ReturnType<Engine["open"]> {
  return engine.open(text, evaluatedAt, { prices, reads });
}

export function examine(request: WholeRequest): Examined {
  return engine.examine(request);
}

export interface RecheckTask {
  request: WholeRequest;
  earlier: EarlierPass;
}

export function recheck({ request, earlier }: RecheckTask): Judged {
  return engine.recheck(request, earlier);
}

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
