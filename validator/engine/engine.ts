import { dataVersions, type ReferenceData } from "../data/reference-data.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import { FAMILIES, type Family, type FamilyReport } from "../nodes/node.ts";
import type { Case } from "./case.ts";
import { conclude } from "./conclude.ts";
import { openCase } from "./open-case.ts";
import { parseRequest } from "./parse-request.ts";
import { runFamily } from "./run-family.ts";

export interface Engine {
  open(text: string, evaluatedAt: number): Case | { invalid: string };
  runFamily(opened: Case, family: Family): FamilyReport;
  conclude(opened: Case, reports: readonly FamilyReport[], answers?: ModelAnswers): string;
  /** All of it at once, from a request's JSON to the verdict's; a model's recorded answers stand in for the model. */
  judge(text: string, evaluatedAt: number, answers?: ModelAnswers): Judged;
  /** Several requests in one go; the same bytes for each as `judge` gives it. */
  judgeAll(requests: readonly WholeRequest[]): Judged[];
}

export interface WholeRequest {
  text: string;
  evaluatedAt: number;
}

export type Judged = { verdict: string } | { invalid: string };

export function createEngine(data: ReferenceData): Engine {
  function open(text: string, evaluatedAt: number): Case | { invalid: string } {
    const parsed = parseRequest(text);
    return "invalid" in parsed ? parsed : openCase(parsed.request, evaluatedAt);
  }
  const runAll = (opened: Case) => FAMILIES.map((family) => runFamily(opened, family, data));
  const versions = dataVersions(data);
  return {
    open,
    runFamily: (opened, family) => runFamily(opened, family, data),
    conclude: (opened, reports, answers) => conclude(opened, reports, versions, answers),
    judge(text, evaluatedAt, answers) {
      const opened = open(text, evaluatedAt);
      if ("invalid" in opened) return opened;
      return { verdict: conclude(opened, runAll(opened), versions, answers) };
    },
    // Stage by stage: the code of one stage stays in the processor's cache, the code of all of them is far larger than it.
    judgeAll(requests) {
      const opened = requests.map(({ text, evaluatedAt }) => open(text, evaluatedAt));
      const reports = opened.map((one) => ("invalid" in one ? [] : runAll(one)));
      return opened.map((one, index) =>
        "invalid" in one ? one : { verdict: conclude(one, reports[index] ?? [], versions) },
      );
    },
  };
}
