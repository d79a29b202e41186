import { Type } from "typebox";
import { version } from "../service/version.ts";
import { Timestamp } from "../timestamp.ts";
import { type HealthChecks, PARTS } from "./health-checks.ts";

const Check = Type.Object(
  {
    status: Type.Union([Type.Literal("ok"), Type.Literal("degraded"), Type.Literal("down")], {
      description: "degraded: it does its work, and its own report says what somebody should see to.",
    }),
    latencyMs: Type.Integer(),
    failing: Type.Optional(
      Type.Array(Type.Object({ step: Type.String(), since: Timestamp }, { additionalProperties: false }), {
        description:
          "Which steps of the sweep fail, and since when; the whole sweep where none has run for minutes. Of custody: that the operator has paused executions.",
      }),
    ),
  },
  { additionalProperties: false },
);

export const HealthReport = Type.Object(
  {
    status: Type.Union([Type.Literal("ok"), Type.Literal("degraded")], {
      description: "degraded: not every part is ok.",
    }),
    version: Type.String(),
    uptimeSeconds: Type.Integer(),
    checks: Type.Object(Object.fromEntries(PARTS.map((part) => [part, Check])), {
      additionalProperties: false,
    }),
  },
  { $id: "HealthReport", additionalProperties: false },
);

export async function healthReport(health: HealthChecks) {
  const checks = await health.run();
  const status = Object.values(checks).every((check) => check.status === "ok") ? "ok" : "degraded";
  return { status, version, uptimeSeconds: Math.floor(process.uptime()), checks };
}
