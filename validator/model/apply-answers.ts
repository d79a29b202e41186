import type { Judged, Outcome } from "../case/outcome.ts";
import type { NodeResult } from "../case/verdict.ts";
import type { ModelAnswer, ModelAnswers } from "./model-answer.ts";
import { questionLevel } from "./question-levels.ts";

/** The outcome with a model's answers in it. They count only where no rule failed; a FAIL ends the run after its level. */
export function applyAnswers(outcome: Outcome, answers: ModelAnswers): Outcome {
  if (outcome.primary) return outcome;
  const judged = outcome.judged.map(({ node, result }) => {
    const answer = node.question === undefined ? undefined : answers[node.id];
    return { node, result: answer ? withAnswer(result, answer) : result };
  });
  const primary = judged.find(isFailed);
  if (!primary) return { ...outcome, judged };
  const lastLevel = Math.min(...judged.filter(isFailed).map(({ node }) => questionLevel(node)));
  const isReached = ({ node }: Judged) => node.level <= lastLevel;
  return {
    judged: judged.filter(isReached),
    primary,
    notReached: [...judged.filter((one) => !isReached(one)).map(({ node }) => node), ...outcome.notReached],
  };
}

function isFailed({ result }: Judged): boolean {
  return result.status === "FAIL";
}

function withAnswer(rules: NodeResult, answer: ModelAnswer): NodeResult {
  const details = { ...rules.details, rules: rules.status, model: answer };
  if ("failure" in answer) {
    return {
      status: "SKIP",
      confidence: 0,
      reasoning: `${answer.failure} By rules alone: ${rules.reasoning}`,
      details,
    };
  }
  const said = `The model ${answer.model} says: ${answer.reasoning}`;
  if (answer.status === "FAIL") {
    return {
      status: "FAIL",
      confidence: answer.confidence,
      reasoning: said,
      details: {
        ...details,
        expected: "a transaction in which the model finds no fault",
        actual: answer.quote ?? answer.reasoning,
        remedy:
          "Change the transaction or the intent so that what the model names is in order, or have a person look at it.",
      },
    };
  }
  if (answer.status === "SKIP") return { ...rules, reasoning: `${rules.reasoning} ${said}`, details };
  const isNew = rules.status === "SKIP";
  return {
    status: "PASS",
    confidence: isNew ? answer.confidence : Math.min(rules.confidence, answer.confidence),
    reasoning: isNew ? said : `${rules.reasoning} ${said}`,
    details,
  };
}
