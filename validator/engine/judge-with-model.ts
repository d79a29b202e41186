import { FAMILIES } from "../case/check.ts";
import { consult } from "../model/consult.ts";
import type { Model } from "../model/model.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import type { Engine } from "./engine.ts";
import { mergeReports } from "./merge-reports.ts";

/** Whether the rules let it pass, told from the verdict's first bytes: only then is there anything to ask a model. */
export function isPassed(verdict: string): boolean {
  return verdict.startsWith('{"decision":"PASS"');
}

/** Judges a request that passed the rules once more, with a model's answers; what the rules saw has stayed in their thread. */
export async function judgeWithModel(
  engine: Engine,
  model: Model,
  text: string,
  evaluatedAt: number,
): Promise<{ verdict: string; answers: ModelAnswers }> {
  const opened = engine.open(text, evaluatedAt);
  if ("invalid" in opened) throw new Error("Only a request that was judged can be put to a model.");
  const reports = FAMILIES.map((family) => engine.runFamily(opened, family));
  const answers = await consult(opened, mergeReports(reports), model);
  return { verdict: engine.conclude(opened, reports, answers), answers };
}
