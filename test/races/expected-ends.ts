import type { Contender } from "./contest.ts";

const ENDS = {
  "right report": "EXECUTED execution-confirmed",
  "wrong report": "FAILED execution-differs",
  cancel: "FAILED execution-cancelled",
  executed: "EXECUTED settlement-executed",
  failed: "FAILED settlement-failed",
} as const;

const FINAL: readonly Contender[] = ["cancel", "executed", "failed"];

/** The ends that a transaction may have come to, by what was acknowledged to whom; none where that contradicts itself. */
export function expectedEnds(acknowledged: ReadonlySet<Contender>): string[] {
  const final = FINAL.filter((contender) => acknowledged.has(contender));
  // Who cancels or settles is told that this is its end: nobody else may be told the same.
  if (final.length > 1) return [];
  const [end] = final;
  if (end) return [ENDS[end]];
  // Of two executions the one that is looked at first may end it before the other is known of.
  const reports = (["right report", "wrong report"] as const).filter((one) => acknowledged.has(one));
  return reports.length > 0 ? reports.map((one) => ENDS[one]) : ["FAILED execution-expired"];
}
