import { COVERAGE } from "../../validator/model/clear-asides.ts";
import { readAnswer } from "../transaction/read-answer.ts";

/** Whether a verdict passed because a model said that clauses which no rule knows ask for nothing. */
export function asidesCleared(verdict: string): boolean {
  const answers = readAnswer(verdict)?.context.model_answers;
  const answer = isObject(answers) ? answers[COVERAGE] : undefined;
  return isObject(answer) && answer.status === "PASS";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
