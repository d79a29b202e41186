import type { Case } from "../case/case.ts";
import type { Outcome } from "../case/outcome.ts";
import type { Model } from "./model.ts";
import type { ModelAnswer, ModelAnswers } from "./model-answer.ts";
import { readAnswer } from "./read-answer.ts";
import { writePrompt } from "./write-prompt.ts";

/** The node whose FAIL a model may clear, and where its answer is recorded. */
export const COVERAGE = "intent_alignment.requirement_coverage";

/** Whether nothing but clauses that may be asides stands between a case and its checks. */
function isClearable({ intent: { notUnderstood } }: Case): boolean {
  return notUnderstood.length > 0 && notUnderstood.every(({ mayBeAside }) => mayBeAside === true);
}

/**
 * Asks a model whether clauses in words that no table has ask for nothing. It is asked only where nothing else failed, and
 * only about clauses without mention and without guarded word; whatever it says, it clears nothing else.
 */
export async function askAboutAsides(
  opened: Case,
  { judged }: Outcome,
  model: Model,
): Promise<ModelAnswer | undefined> {
  const isOnly = judged.every(({ node, result }) => result.status !== "FAIL" || node.id === COVERAGE);
  if (!isOnly || !isClearable(opened)) return undefined;
  const reply = await model.ask(
    writePrompt(questionOf(opened), opened),
    AbortSignal.timeout(model.timeoutMs),
  );
  return { model: model.name, ...("text" in reply ? readAnswer(reply.text) : reply) };
}

/** The case without the clauses that a recorded answer clears; the case itself where it clears none. */
export function withoutAsides(opened: Case, answers: ModelAnswers | undefined): Case {
  const answer = answers && Object.hasOwn(answers, COVERAGE) ? answers[COVERAGE] : undefined;
  return answer && "status" in answer && answer.status === "PASS" ? clearAsides(opened) : opened;
}

/** The case without its clauses that may be asides; the case itself where there are none, or others beside them. */
export function clearAsides(opened: Case): Case {
  if (!isClearable(opened)) return opened;
  const cleared = opened.intent.notUnderstood.map(({ text }) => text);
  return { ...opened, intent: { ...opened.intent, notUnderstood: [], cleared } };
}

function questionOf({ intent }: Case): string {
  const clauses = intent.notUnderstood.map(({ text }) => JSON.stringify(text)).join(", ");
  return [
    `The intent holds words that the rules do not know: ${clauses}. Are they a mere aside, such as courtesy, a mood, a reason or a note?`,
    "FAIL where they ask for anything more, restrict or delay the request, make it depend on something, take it back, put it in doubt, call it a joke, a test, a report or somebody else's words, or where you are not sure. PASS only where the request would be the same without them.",
  ].join(" ");
}
