import { answer } from "../answer.ts";
import { route } from "../route.ts";
import { HealthReport, healthReport } from "./health-report.ts";

export const getReadiness = route({
  method: "GET",
  path: "/health/ready",
  summary:
    "The same report, with 503 while any part is down, for load balancers; a degraded part is not down.",
  tag: "Health",
  auth: "public",
  answers: { 200: HealthReport, 503: HealthReport },
  async handle({ deps }) {
    const report = await healthReport(deps.health);
    const isDown = Object.values(report.checks).some(({ status }) => status === "down");
    return answer(isDown ? 503 : 200, report, { "cache-control": "no-store" });
  },
});
