import { readAnswer } from "../../activities/transaction/read-answer.ts";
import type { Verdict } from "../../validator/case/verdict.ts";

type RecordedVerdict = Verdict & { context: { evaluated_at: string } };

/** Undefined where the text is no verdict that could be judged again. */
export function readVerdict(text: string): RecordedVerdict | undefined {
  const verdict = readAnswer(text);
  return verdict && isDated(verdict) ? verdict : undefined;
}

function isDated(verdict: Verdict): verdict is RecordedVerdict {
  const at = verdict.context.evaluated_at;
  return typeof at === "string" && !Number.isNaN(Date.parse(at));
}
