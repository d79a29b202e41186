import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import type { Verdict } from "../../validator/case/verdict.ts";
import { orionRecord } from "./orion-record.ts";
import { type RequestOpener, requestToJudge } from "./request-to-judge.ts";

/** The arbiter, in this process or behind an address: JSON text in, the answer's exact JSON text out. */
export interface Judge {
  judge(request: string): Promise<string>;
}

export type ArbiterActivities = ReturnType<typeof createArbiterActivities>;

export function createArbiterActivities(deps: RequestOpener & { readonly judge: Judge }) {
  return {
    async judgeRequest(requestHash: string): Promise<OrionDecision> {
      const answer = await deps.judge.judge(await requestToJudge(deps, requestHash));
      const record = orionRecord(JSON.parse(answer) as Verdict);
      return recordOrion(deps.database, requestHash, { ...record, answer });
    },
  };
}
