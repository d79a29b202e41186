import { Ajv } from "ajv";
import type { Verdict } from "../../validator/case/verdict.ts";
import type { Engine } from "../../validator/engine/engine.ts";
import { ModelAnswers } from "../../validator/model/model-answer.ts";
import { chainReads } from "./chain-reads.ts";
import { operatorPrices } from "./operator-prices.ts";
import { readVerdict } from "./read-verdict.ts";
import type { ReplayRecord } from "./replay-record.ts";

const isModelAnswers = new Ajv().compile<ModelAnswers>(ModelAnswers);

export interface JudgedAgain {
  readonly recorded: Verdict;
  readonly anew: Verdict;
  /** The new verdict's exact JSON. */
  readonly text: string;
}

/** Judges a recorded request at its recorded time, with its recorded prices and model answers. */
export function judgeAgain(engine: Engine, record: ReplayRecord): JudgedAgain | { impossible: string } {
  const recorded = readVerdict(record.verdict);
  if (!recorded)
    return { impossible: "The recorded verdict has no decision, results or context.evaluated_at." };
  const { evaluated_at: at, model_answers: answers = {} } = recorded.context;
  if (!isModelAnswers(answers)) return { impossible: "The recorded model answers are not in their form." };
  const prices = operatorPrices(recorded.context.prices);
  if (prices === null) return { impossible: "The recorded prices are not in their form." };
  const reads = chainReads(recorded.context.chain_reads);
  if (reads === null) return { impossible: "The recorded reads of the chain are not in their form." };
  const judged = engine.judge(record.request, Date.parse(at), { answers, prices, reads });
  if ("invalid" in judged) return { impossible: `The request is no longer valid: ${judged.invalid}` };
  return { recorded, anew: JSON.parse(judged.verdict) as Verdict, text: judged.verdict };
}
