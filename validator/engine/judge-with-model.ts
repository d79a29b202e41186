import { consult } from "../model/consult.ts";
import type { Model } from "../model/model.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import type { Engine, Examined } from "./engine.ts";
import { mergeReports } from "./merge-reports.ts";

/** Whether the rules let it pass, told from the verdict's first bytes: only then is there anything to ask a model. */
export function isPassed(verdict: string): boolean {
  return verdict.startsWith('{"decision":"PASS"');
}

/** Judges a request that passed the rules once more, with a model's answers. */
export async function judgeWithModel(
  engine: Engine,
  model: Model,
  examined: Examined,
): Promise<{ verdict: string; answers: ModelAnswers }> {
  if ("invalid" in examined) throw new Error("Only a request that was judged can be put to a model.");
  const { opened, reports } = examined;
  const answers = await consult(opened, mergeReports(reports), model);
  return { verdict: engine.conclude(opened, reports, answers), answers };
}
