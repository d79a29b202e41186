import { findExecution } from "../../db/custody/find-execution.ts";
import { noteChecked } from "../../db/custody/note-progress.ts";
import { stopExecution } from "../../db/custody/stop-execution.ts";
import { verdictBehind } from "../../db/custody/verdict-behind.ts";
import { preparedTransaction } from "../../db/prepared-transaction.ts";
import { ArbiterFailure } from "../../integrations/arbiter/arbiter-failure.ts";
import type { Judge } from "../transaction/arbiter.ts";
import { readAnswer } from "../transaction/read-answer.ts";
import { type RequestOpener, requestToJudge } from "../transaction/request-to-judge.ts";
import { asidesCleared } from "./asides-cleared.ts";
import { type CustodyStep, ended, waits } from "./custody-step.ts";

export type CheckAgainActivities = ReturnType<typeof createCheckAgainActivities>;

export function createCheckAgainActivities(deps: RequestOpener & { readonly judge: Judge }) {
  const { database, judge } = deps;
  return {
    /** Has the hard nodes run again by what is the case now: prices move, deadlines pass, lists change. What fails is stopped. */
    async checkAgain(id: string): Promise<CustodyStep> {
      const { requestHash } = await findExecution(database, id);
      if (requestHash === null) throw new Error("an administrator's order has no verdict");
      const [request, earlier] = await Promise.all([
        requestToJudge(deps, requestHash),
        verdictBehind(database, id),
      ]);
      const verdict = readAnswer(await judge.recheck(request, { asidesCleared: asidesCleared(earlier) }));
      if (!verdict) throw new ArbiterFailure("arbiter-odd");
      if (verdict.decision === "PASS") {
        await noteChecked(database, id);
        return waits("verdict-check");
      }
      // Not concluded: what was sent before may be with the provider, and is then asked back and followed.
      await preparedTransaction(database, (run) => stopExecution(run, id, "verdict-outdated"));
      const { end } = await findExecution(database, id);
      return end ? ended(end) : waits("custody-unclear");
    },
  };
}
