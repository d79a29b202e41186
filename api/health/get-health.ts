import { ok } from "../answer.ts";
import { route } from "../route.ts";
import { HealthReport, healthReport } from "./health-report.ts";

export const getHealth = route({
  method: "GET",
  path: "/health",
  summary: "The state of every part; always 200 while the API itself runs.",
  tag: "Health",
  auth: "public",
  answers: { 200: HealthReport },
  async handle({ deps }) {
    return ok(await healthReport(deps.health), { "cache-control": "no-store" });
  },
});
