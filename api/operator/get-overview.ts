import { listSweepSteps } from "../../db/sweeps/list-sweep-steps.ts";
import { waitingRequests } from "../../db/transactions/waiting-requests.ts";
import { ok } from "../answer.ts";
import { isAdminKey } from "../auth/caller.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { healthReport } from "../health/health-report.ts";
import { perKey } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { OperatorOverview, presentOverdue, presentStep } from "./overview-record.ts";

export const getOverview = route({
  method: "GET",
  path: "/operator/overview",
  summary:
    "For operators: transactions that wait for longer than they should, the health of every part, the steps of the sweep, the age of the sanctions list. ADMIN keys only.",
  tag: "Operation",
  auth: ["key"],
  limits: [perKey(60)],
  answers: { 200: OperatorOverview, ...problems(401, 403, 429) },
  async handle({ caller, deps }) {
    if (!isAdminKey(caller)) throw forbidden("This needs an ADMIN key.");
    const { database, operator } = deps;
    const [health, waiting, steps, workflows, arbiter] = await Promise.all([
      healthReport(deps.health),
      waitingRequests(database),
      listSweepSteps(database),
      operator.failingWorkflows(),
      operator.arbiter(),
    ]);
    const now = new Date();
    const overview = {
      checkedAt: now.toISOString(),
      health,
      overdue: presentOverdue(waiting, now),
      failingWorkflows: workflows ?? null,
      sweep: steps.map(presentStep),
      arbiter: arbiter ?? null,
    };
    return ok(overview, { "cache-control": "no-store" });
  },
});
