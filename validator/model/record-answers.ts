import type { Case } from "../case/case.ts";
import type { Outcome } from "../case/outcome.ts";
import { COVERAGE } from "./clear-asides.ts";
import type { ModelAnswers } from "./model-answer.ts";
import { type AskingNode, QUESTION_LEVELS } from "./question-levels.ts";
import { writePrompt } from "./write-prompt.ts";

/** What a verdict records of a model: how often it was asked, its answers, and its prompts where they are wanted. */
export function recordAnswers(
  opened: Case,
  byRules: Outcome,
  answers: ModelAnswers | undefined,
): { calls: number; context: Record<string, unknown> } {
  const asked = answers && !byRules.primary ? nodesIn(answers) : [];
  const ids = [
    ...(answers && Object.hasOwn(answers, COVERAGE) ? [COVERAGE] : []),
    ...asked.map(({ id }) => id),
  ];
  return {
    calls: ids.length,
    context: {
      ...(ids.length > 0 ? { model_answers: Object.fromEntries(ids.map((id) => [id, answers?.[id]])) } : {}),
      ...(opened.promptsWanted ? { prompts: asked.map((node) => presentPrompt(node, opened)) } : {}),
    },
  };
}

/** In the graph's order, whatever order the answers came in. */
function nodesIn(answers: ModelAnswers): AskingNode[] {
  return QUESTION_LEVELS.flat().filter(({ id }) => Object.hasOwn(answers, id));
}

function presentPrompt({ id, question }: AskingNode, opened: Case): Record<string, string> {
  const { system, user } = writePrompt(question, opened);
  return { node_id: id, system, user };
}
