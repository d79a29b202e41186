import type { Case } from "../case/case.ts";
import type { Outcome } from "../case/outcome.ts";
import type { Model } from "./model.ts";
import type { ModelAnswer, ModelAnswers } from "./model-answer.ts";
import { type AskingNode, QUESTION_LEVELS } from "./question-levels.ts";
import { readAnswer } from "./read-answer.ts";
import { writePrompt } from "./write-prompt.ts";

/**
 * Puts the semantic nodes' questions to a model, those of a level side by side. A level with a FAIL is the last, and so
 * is one that used up the time. Where a rule has failed nothing is asked: no answer could change the verdict.
 */
export async function consult(opened: Case, outcome: Outcome, model: Model): Promise<ModelAnswers> {
  const answers: ModelAnswers = {};
  if (outcome.primary) return answers;
  const signal = AbortSignal.timeout(model.timeoutMs);

  async function ask({ id, question }: AskingNode): Promise<ModelAnswer> {
    const reply = await model.ask(writePrompt(question, opened), signal);
    const answer = { model: model.name, ...("text" in reply ? readAnswer(reply.text) : reply) };
    answers[id] = answer;
    return answer;
  }

  for (const nodes of QUESTION_LEVELS) {
    const given = await Promise.all(nodes.map(ask));
    if (signal.aborted || given.some((answer) => "status" in answer && answer.status === "FAIL")) break;
  }
  return answers;
}
