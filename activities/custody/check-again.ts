import { concludeCustody } from "../../db/custody/conclude-execution.ts";
import { findExecution } from "../../db/custody/find-execution.ts";
import { noteChecked } from "../../db/custody/note-progress.ts";
import type { Verdict } from "../../validator/case/verdict.ts";
import type { Judge } from "../transaction/arbiter.ts";
import { type RequestOpener, requestToJudge } from "../transaction/request-to-judge.ts";
import { type CustodyStep, ended, waits } from "./custody-step.ts";

export type CheckAgainActivities = ReturnType<typeof createCheckAgainActivities>;

export function createCheckAgainActivities(deps: RequestOpener & { readonly judge: Judge }) {
  return {
    /** Puts the request to the arbiter as it is now: prices move, deadlines pass, lists change. A verdict that falls ends it. */
    async checkAgain(id: string): Promise<CustodyStep> {
      const { requestHash } = await findExecution(deps.database, id);
      if (requestHash === null) throw new Error("an administrator's order has no verdict");
      const answer = await deps.judge.judge(await requestToJudge(deps, requestHash));
      if ((JSON.parse(answer) as Verdict).decision === "REJECT")
        return ended(await concludeCustody(deps.database, id, "verdict-outdated"));
      await noteChecked(deps.database, id);
      return waits("verdict-check");
    },
  };
}
