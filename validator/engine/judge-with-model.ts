import { FAMILIES } from "../case/check.ts";
import { askAboutAsides, COVERAGE, withoutAsides } from "../model/clear-asides.ts";
import { consult } from "../model/consult.ts";
import type { Model } from "../model/model.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import type { Engine, Examined } from "./engine.ts";
import { mergeReports } from "./merge-reports.ts";

/** Whether there is anything to ask a model, told from the verdict's bytes: the rules let it pass, or stopped only at what may be an aside. */
export function isForModel(verdict: string): boolean {
  return (
    verdict.startsWith('{"decision":"PASS"') || (verdict.includes(STOPPED) && verdict.includes(CLEARABLE))
  );
}

const STOPPED = `"primary_failure_node":"${COVERAGE}"`;
const CLEARABLE = '"may_be_asides":true';

/** Judges a request that passed the rules, or stopped only at what may be an aside, once more, with a model's answers. */
export async function judgeWithModel(
  engine: Engine,
  model: Model,
  examined: Examined,
): Promise<{ verdict: string; answers: ModelAnswers }> {
  if ("invalid" in examined) throw new Error("Only a request that was judged can be put to a model.");
  const { opened, reports } = examined;
  const outcome = mergeReports(reports);
  const clearing = outcome.primary && (await askAboutAsides(opened, outcome, model));
  if (!clearing) {
    const answers = await consult(opened, outcome, model);
    return { verdict: engine.conclude(opened, reports, answers), answers };
  }
  const cleared = withoutAsides(opened, { [COVERAGE]: clearing });
  const again = cleared === opened ? reports : FAMILIES.map((family) => engine.runFamily(cleared, family));
  const answers = { [COVERAGE]: clearing, ...(await consult(cleared, mergeReports(again), model)) };
  return { verdict: engine.conclude(cleared, again, answers), answers };
}
