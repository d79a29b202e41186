import type { Verdict } from "../../validator/case/verdict.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine, type Judged } from "../../validator/engine/engine.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { EVALUATED_AT } from "./terms.ts";

export interface Outcome {
  pair: CorpusCase;
  verdict: Verdict;
  isDecisionRight: boolean;
  /** Whether the node that failed first is one of those that may. */
  isNodeRight: boolean;
}

const BATCH = 32;
const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));

/** The nodes that may find the pair's fault; none where it is aligned. */
export function expectedNodes({ fails = [] }: CorpusCase): readonly string[] {
  return typeof fails === "string" ? [fails] : [...new Set(fails)];
}

/** The pair as POST /validate takes it. */
export function requestText({ intent, tx, metadata = {}, txText = JSON.stringify(tx) }: CorpusCase): string {
  return `{"human_intent":${JSON.stringify(intent)},"proposed_tx":${txText},"metadata":${JSON.stringify(metadata)}}`;
}

export function judge(pair: CorpusCase): Outcome {
  return outcomeOf(pair, engine.judge(requestText(pair), EVALUATED_AT));
}

/** Many at once, in batches as the pool's threads judge them, which takes two thirds of the time; the bytes are the same. */
export function judgeAll(pairs: readonly CorpusCase[]): Outcome[] {
  const judged: Outcome[] = [];
  for (let at = 0; at < pairs.length; at += BATCH) {
    const batch = pairs.slice(at, at + BATCH);
    const answers = engine.judgeAll(
      batch.map((pair) => ({ text: requestText(pair), evaluatedAt: EVALUATED_AT })),
    );
    for (const [index, pair] of batch.entries()) {
      const answer = answers[index];
      if (answer) judged.push(outcomeOf(pair, answer));
    }
  }
  if (judged.length !== pairs.length) throw new Error("A request was not answered.");
  return judged;
}

function outcomeOf(pair: CorpusCase, judged: Judged): Outcome {
  if ("invalid" in judged) throw new Error(judged.invalid);
  const verdict: Verdict = JSON.parse(judged.verdict);
  const expected = expectedNodes(pair);
  const primary = verdict.primary_failure_node;
  return {
    pair,
    verdict,
    isDecisionRight: verdict.decision === (expected.length === 0 ? "PASS" : "REJECT"),
    isNodeRight: primary === null ? expected.length === 0 : expected.includes(primary),
  };
}
