import type { Interval } from "../../db/agents/agent-metrics.ts";

const LENGTH_MS = { hour: 3_600_000, day: 86_400_000 };

/** Every hour or day from then until now, also those in which nothing was submitted. UTC has neither shorter nor longer ones. */
export function wholeSeries(
  intervals: readonly Interval[],
  length: keyof typeof LENGTH_MS,
  since: Date,
  now: Date,
): Interval[] {
  const step = LENGTH_MS[length];
  const known = new Map(intervals.map((interval) => [interval.start.getTime(), interval]));
  const series: Interval[] = [];
  for (let start = Math.floor(since.getTime() / step) * step; start <= now.getTime(); start += step)
    series.push(known.get(start) ?? empty(new Date(start)));
  return series;
}

function empty(start: Date): Interval {
  return { start, total: 0, approved: 0, rejected: 0, executed: 0, failed: 0 };
}
