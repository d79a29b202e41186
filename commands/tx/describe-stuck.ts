import type { FailingStep } from "../../db/sweeps/find-failing-steps.ts";
import type { WaitingRequest } from "../../db/transactions/waiting-requests.ts";
import { overdueOf } from "../../domain/overdue.ts";
import { WAITS, type Wait } from "../../domain/wait.ts";
import { printable } from "./printable.ts";

/** Per thing that is waited for; the rest is counted. */
const MOST_SHOWN = 20;

export interface Stuck {
  readonly waiting: readonly WaitingRequest[];
  readonly failingSteps: readonly FailingStep[];
  /** Workflows whose tasks fail, by their ids; undefined where Temporal could not be asked. */
  readonly failingWorkflows: readonly string[] | undefined;
}

/** What waits for what and since when. */
export function describeStuck({ waiting, failingSteps, failingWorkflows }: Stuck, now: Date): string {
  const sections = overdueOf(waiting, now).map(({ wait, late }) =>
    describeWait(wait, WAITS[wait].for, late, now),
  );
  const parts = [
    ...failingWorkflowsOf(failingWorkflows),
    ...failingSteps.map(
      ({ step, since }) =>
        `The sweep's step ${step} fails since ${since.toISOString()} (${age(since, now)}).\n`,
    ),
    ...sections,
  ];
  return parts.length > 0
    ? `${parts.join("\n")}\nWhat to do about each: docs/operations.md.`
    : "Nothing waits for longer than it should.";
}

function describeWait(wait: Wait, what: string, late: readonly WaitingRequest[], now: Date): string {
  const more = late.length - MOST_SHOWN;
  return [
    `${late.length} wait${late.length === 1 ? "s" : ""} for ${what} (${wait})`,
    ...late.slice(0, MOST_SHOWN).map(({ requestHash, since, detail }) => {
      const told = detail ? `  ${printable(detail)}` : "";
      return `  ${requestHash}  since ${since.toISOString()}, ${age(since, now)}${told}`;
    }),
    ...(more > 0 ? [`  and ${more} more, younger`] : []),
    "",
  ].join("\n");
}

function failingWorkflowsOf(ids: readonly string[] | undefined): string[] {
  if (ids === undefined)
    return ["Temporal does not answer at TEMPORAL_ADDRESS: no workflow goes on, and none can be asked.\n"];
  return ids.length === 0
    ? []
    : [[`${ids.length} workflows whose tasks fail`, ...ids.map((id) => `  ${id}`), ""].join("\n")];
}

/** The two largest units. */
function age(since: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));
  const units = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  const shown = first < 0 ? units.slice(-1) : units.slice(first, first + 2);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(" ");
}
