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
  judge(text: string, evaluatedAt: number, answers?: ModelAnswers): { verdict: string } | { invalid: string };
}

export function createEngine(data: ReferenceData): Engine {
  function open(text: string, evaluatedAt: number): Case | { invalid: string } {
    const parsed = parseRequest(text);
    return "invalid" in parsed ? parsed : openCase(parsed.request, evaluatedAt);
  }
  const versions = dataVersions(data);
  return {
    open,
    runFamily: (opened, family) => runFamily(opened, family, data),
    conclude: (opened, reports, answers) => conclude(opened, reports, versions, answers),
    judge(text, evaluatedAt, answers) {
      const opened = open(text, evaluatedAt);
      if ("invalid" in opened) return opened;
      const reports = FAMILIES.map((family) => runFamily(opened, family, data));
      return { verdict: conclude(opened, reports, versions, answers) };
    },
  };
}
