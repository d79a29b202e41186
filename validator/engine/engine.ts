import type { Case } from "../case/case.ts";
import type { Family, FamilyReport } from "../case/check.ts";
import { FAMILIES } from "../case/check.ts";
import { openCase, readIntent } from "../case/open-case.ts";
import { dataVersions, type ReferenceData } from "../data/reference-data.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import { parseRequest } from "../request/parse-request.ts";
import { conclude } from "./conclude.ts";
import { runFamily } from "./run-family.ts";

export interface WholeRequest {
  text: string;
  /** Milliseconds since 1970. */
  evaluatedAt: number;
}

interface Invalid {
  invalid: string;
}

export type Judged = { verdict: string } | Invalid;

export interface Engine {
  open(text: string, evaluatedAt: number): Case | Invalid;
  runFamily(opened: Case, family: Family): FamilyReport;
  conclude(opened: Case, reports: readonly FamilyReport[], answers?: ModelAnswers): string;
  /** All of it at once, from a request's JSON to the verdict's; a model's recorded answers stand in for the model. */
  judge(text: string, evaluatedAt: number, answers?: ModelAnswers): Judged;
  /** Several requests in one go; each gets the bytes that `judge` gives it. */
  judgeAll(requests: readonly WholeRequest[]): Judged[];
}

export function createEngine(data: ReferenceData): Engine {
  const versions = dataVersions(data);
  const runAll = (opened: Case) => FAMILIES.map((family) => runFamily(opened, family, data));

  function open(text: string, evaluatedAt: number): Case | Invalid {
    const parsed = parseRequest(text);
    if ("invalid" in parsed) return parsed;
    return openCase(parsed.request, readIntent(parsed.request, evaluatedAt), evaluatedAt);
  }

  return {
    open,
    runFamily: (opened, family) => runFamily(opened, family, data),
    conclude: (opened, reports, answers) => conclude(opened, reports, versions, answers),
    judge(text, evaluatedAt, answers) {
      const opened = open(text, evaluatedAt);
      if ("invalid" in opened) return opened;
      return { verdict: conclude(opened, runAll(opened), versions, answers) };
    },
    /**
     * Stage by stage, not request by request: the machine code of all stages is far larger than the processor's cache,
     * and fetching it anew for every request takes longer than running it.
     */
    judgeAll(requests) {
      const parsed = requests.map(({ text, evaluatedAt }) => {
        const one = parseRequest(text);
        return "invalid" in one ? one : { request: one.request, evaluatedAt };
      });
      const read = eachValid(parsed, ({ request, evaluatedAt }) => ({
        request,
        evaluatedAt,
        intent: readIntent(request, evaluatedAt),
      }));
      const opened = eachValid(read, ({ request, intent, evaluatedAt }) =>
        openCase(request, intent, evaluatedAt),
      );
      const checked = eachValid(opened, (one) => ({ one, reports: runAll(one) }));
      return eachValid(checked, ({ one, reports }) => ({ verdict: conclude(one, reports, versions) }));
    },
  };
}

/** The next stage of every request that got here; why another did not stays what it was. */
function eachValid<From extends object, To>(
  ones: readonly (From | Invalid)[],
  stage: (one: From) => To,
): (To | Invalid)[] {
  return ones.map((one) => ("invalid" in one ? one : stage(one)));
}
