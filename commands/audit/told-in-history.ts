import { differ, type Finding } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";
import { signalInputs } from "./history-events.ts";

/** Whether everything that the workflow was told of is still in the record: rows that someone deleted are missed here. */
export function toldInHistory(
  check: string,
  signal: string,
  rows: readonly { readonly id: string }[],
  { json }: FoundHistory,
): Finding[] {
  if (json === undefined) return [];
  const told = signalInputs(json, signal).map(String);
  if (told.length === 0) return [];
  const missing = told.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0)
    return [differ(check, ["history", `told of ${missing.join(", ")}`], ["record", null])];
  return [{ check, outcome: "agree", value: `${told.length} of ${rows.length} told` }];
}
