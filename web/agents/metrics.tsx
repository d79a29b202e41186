import { useState } from "preact/hooks";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { callApi } from "../session/call-api.ts";
import { type AgentMetrics, PERIODS, type Period } from "./agent.ts";
import { duration } from "./duration.ts";
import { VerdictChart } from "./verdict-chart.tsx";
import { VerdictTable } from "./verdict-table.tsx";
import { verdictsOf } from "./verdicts.ts";

const EVERY_MS = 30_000;

/** What an agent submitted within a period and how the verdicts came out, as a chart and in numbers. */
export function Metrics({ path }: { path: string }) {
  const [period, setPeriod] = useState<Period>("30d");
  const polled = usePolled(
    async () => (await callApi(`${path}/metrics?period=${period}`)) as AgentMetrics,
    () => EVERY_MS,
    `${path} ${period}`,
  );
  const metrics = polled.value;
  const nameOf = period === "24h" ? hour : day;
  return (
    <section class="card" aria-labelledby="verdicts">
      <h2 id="verdicts">Verdicts over time</h2>
      <p>
        <label>
          Within{" "}
          <select value={period} onChange={(event) => setPeriod(event.currentTarget.value as Period)}>
            {Object.entries(PERIODS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Freshness polled={polled} />
      {metrics?.stats.total === 0 && <p>Nothing was submitted in this time. Choose a longer one.</p>}
      {metrics && metrics.stats.total > 0 && (
        <div class="beside">
          <VerdictChart verdicts={metrics.series.map(verdictsOf)} nameOf={nameOf} />
          <VerdictTable
            caption={`Verdicts within ${PERIODS[period]}`}
            verdicts={metrics.series.map(verdictsOf)}
            nameOf={nameOf}
          />
        </div>
      )}
      {metrics && metrics.medianSecondsToVerdict !== null && (
        <p class="quiet">
          A verdict took {duration(metrics.medianSecondsToVerdict)} in the median
          {metrics.p95SecondsToVerdict !== null &&
            `, and ${duration(metrics.p95SecondsToVerdict)} or less in 95 of 100 cases`}
          .
        </p>
      )}
    </section>
  );
}

/** Intervals begin by UTC, and so they are named. */
const day = (start: string) =>
  new Date(start).toLocaleDateString([], { dateStyle: "medium", timeZone: "UTC" });
const hour = (start: string) =>
  new Date(start).toLocaleString([], { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
