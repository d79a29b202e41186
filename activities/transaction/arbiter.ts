import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import { ArbiterFailure } from "../../integrations/arbiter/arbiter-failure.ts";
import { orionRecord } from "./orion-record.ts";
import { readAnswer } from "./read-answer.ts";
import { type RequestOpener, requestToJudge } from "./request-to-judge.ts";

/** The arbiter, in this process or behind an address: JSON text in, the answer's exact JSON text out. */
export interface Judge {
  judge(request: string): Promise<string>;
  /** Runs the hard nodes of a request again that passed before, by what is the case now. No model is asked again. */
  recheck(request: string, earlier: { readonly asidesCleared: boolean }): Promise<string>;
}

export type ArbiterActivities = ReturnType<typeof createArbiterActivities>;

export function createArbiterActivities(deps: RequestOpener & { readonly judge: Judge }) {
  return {
    async judgeRequest(requestHash: string): Promise<OrionDecision> {
      const answer = await deps.judge.judge(await requestToJudge(deps, requestHash));
      const verdict = readAnswer(answer);
      if (!verdict) throw new ArbiterFailure("arbiter-odd");
      return recordOrion(deps.database, requestHash, { ...orionRecord(verdict), answer });
    },
  };
}
