import { Type } from "typebox";
import { agentMetrics } from "../../db/agents/agent-metrics.ts";
import { findFirstSeen } from "../../db/agents/find-agent.ts";
import { LATEST_DECISIONS, secondsToVerdict } from "../../db/agents/seconds-to-verdict.ts";
import { ok } from "../answer.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { AgentStats, presentStats } from "./agent-stats.ts";
import { wholeSeries } from "./series.ts";
import { unknownAgent } from "./unknown-agent.ts";

const HOUR_MS = 3_600_000;
const PERIODS = { "24h": 24 * HOUR_MS, "7d": 7 * 24 * HOUR_MS, "30d": 30 * 24 * HOUR_MS, all: Infinity };
type Period = keyof typeof PERIODS;

const Count = Type.Integer({ minimum: 0 });
const Seconds = Type.Union([Type.Number(), Type.Null()], {
  description: `From request to orion's decision, over the latest ${LATEST_DECISIONS} decisions of the period.`,
});

const AgentMetrics = Type.Object(
  {
    ethereumAddress: Type.String(),
    period: Type.Enum(Object.keys(PERIODS) as Period[]),
    stats: AgentStats,
    medianSecondsToVerdict: Seconds,
    p95SecondsToVerdict: Seconds,
    series: Type.Array(
      Type.Object(
        {
          start: Timestamp,
          total: Count,
          approved: Count,
          rejected: Count,
          executed: Count,
          failed: Count,
        },
        { additionalProperties: false },
      ),
      {
        description: "By hours for 24h, else by days, UTC, without gaps; the first one is cut by the period.",
      },
    ),
  },
  { $id: "AgentMetrics", additionalProperties: false },
);

export const getAgentMetrics = route({
  method: "GET",
  path: "/public/agents/{ethereumAddress}/metrics",
  summary: "What an agent submitted within a period and what became of it.",
  tag: "Public agents",
  auth: "public",
  params: Type.Object({ ethereumAddress: AddressInput }),
  query: Type.Object(
    {
      period: Type.Optional(Type.Enum(Object.keys(PERIODS) as Period[], { description: "all by default." })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: AgentMetrics, ...problems(400, 404) },
  async handle({ params, query, deps }) {
    const { database } = deps;
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    const period = query.period ?? "all";
    const firstSeen = await findFirstSeen(database, address);
    if (!firstSeen) throw unknownAgent();
    const now = new Date();
    const since = period === "all" ? startOfDay(firstSeen) : new Date(now.getTime() - PERIODS[period]);
    const length = period === "24h" ? "hour" : "day";
    const [{ stats, intervals }, seconds] = await Promise.all([
      agentMetrics(database, address, since, length),
      secondsToVerdict(database, address, since),
    ]);
    return ok({
      ethereumAddress: address,
      period,
      stats: presentStats(stats),
      ...seconds,
      series: wholeSeries(intervals, length, since, now).map(({ start, ...counts }) => ({
        start: start.toISOString(),
        ...counts,
      })),
    });
  },
});

/** Nothing is cut from the first day of an agent. */
function startOfDay(moment: Date): Date {
  const day = 24 * HOUR_MS;
  return new Date(Math.floor(moment.getTime() / day) * day);
}
