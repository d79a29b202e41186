import type { Case } from "../case/case.ts";
import { chainQuestions } from "../case/chain-questions.ts";
import type { Family, FamilyReport } from "../case/check.ts";
import { FAMILIES } from "../case/check.ts";
import { openCase, type Told } from "../case/open-case.ts";
import type { OperatorPrices } from "../case/prices.ts";
import { type WantedPrices, wantedPrices } from "../case/wanted-prices.ts";
import type { ChainQuestions } from "../chain/questions.ts";
import type { ChainReads } from "../chain/reads.ts";
import { dataVersions, type ReferenceData } from "../data/reference-data.ts";
import { clearAsides, withoutAsides } from "../model/clear-asides.ts";
import type { ModelAnswers } from "../model/model-answer.ts";
import { parseRequest } from "../request/parse-request.ts";
import { atOnce, inStep, type Staged } from "../stages/staged.ts";
import { conclude } from "./conclude.ts";
import { runFamily, runHardNodes } from "./run-family.ts";

export interface WholeRequest {
  text: string;
  /** Milliseconds since 1970. */
  evaluatedAt: number;
  /** What the operator's source said, where it was asked. */
  prices?: OperatorPrices | undefined;
  /** What the chain said, where it was asked. */
  reads?: ChainReads | undefined;
}

interface Invalid {
  invalid: string;
}

/** `wanted`: the prices by which it would be judged again, where the operator has not been asked; `asks`: what it would ask the chain. */
export type Judged = { verdict: string; wanted?: WantedPrices; asks?: ChainQuestions } | Invalid;

/** What another than the request says, recorded with its verdict. */
export interface RecordedInputs {
  answers?: ModelAnswers | undefined;
  prices?: OperatorPrices | undefined;
  reads?: ChainReads | undefined;
}

/** What is kept of the verdict that a request passed with, when its hard nodes are run again. */
export interface EarlierPass {
  /** Whether a model said then that the clauses which no rule knows ask for nothing. */
  readonly asidesCleared: boolean;
}

/** A case and what the rules found in it, before anything is concluded. */
export type Examined = { opened: Case; reports: FamilyReport[] } | Invalid;

export interface Engine {
  open(text: string, evaluatedAt: number, told?: Told): Case | Invalid;
  runFamily(opened: Case, family: Family): FamilyReport;
  /** Opens a request and runs all rules, for a model to be asked about it. */
  examine(request: WholeRequest): Examined;
  conclude(opened: Case, reports: readonly FamilyReport[], answers?: ModelAnswers): string;
  /** The verdict by rules alone, and which prices it lacks. */
  judged(opened: Case, reports: readonly FamilyReport[]): Judged;
  /** All of it at once, from a request's JSON to the verdict's; what was recorded stands in for model and price source. */
  judge(text: string, evaluatedAt: number, recorded?: RecordedInputs): Judged;
  /** The hard nodes alone, once more, for a request that passed before. */
  recheck(request: WholeRequest, earlier: EarlierPass): Judged;
  /** Several requests in one go; each gets the bytes that `judge` gives it. */
  judgeAll(requests: readonly WholeRequest[]): Judged[];
}

export function createEngine(data: ReferenceData): Engine {
  const versions = dataVersions(data);
  const run = (opened: Case, family: Family) => atOnce(runFamily(opened, family, data));
  const runAll = (opened: Case) => FAMILIES.map((family) => run(opened, family));
  const concluded = (opened: Case, reports: readonly FamilyReport[], answers?: ModelAnswers) =>
    JSON.stringify(conclude(opened, reports, versions, answers));

  function open(text: string, evaluatedAt: number, told?: Told): Case | Invalid {
    const parsed = parseRequest(text);
    if ("invalid" in parsed) return parsed;
    return atOnce(openCase(parsed.request, evaluatedAt, told));
  }

  function* judging({ text, evaluatedAt, prices, reads }: WholeRequest): Staged<Judged> {
    const parsed = parseRequest(text);
    if ("invalid" in parsed) return parsed;
    const opened = yield* openCase(parsed.request, evaluatedAt, { prices, reads });
    const reports: FamilyReport[] = [];
    for (const family of FAMILIES) reports.push(yield* runFamily(opened, family, data));
    yield "verdict";
    const found = conclude(opened, reports, versions);
    yield "json";
    const verdict = JSON.stringify(found);
    yield "questions";
    return judgedBy(opened, verdict);
  }

  return {
    open,
    runFamily: run,
    examine({ text, evaluatedAt, prices, reads }) {
      const opened = open(text, evaluatedAt, { prices, reads });
      return "invalid" in opened ? opened : { opened, reports: runAll(opened) };
    },
    conclude: concluded,
    judged: (opened, reports) => judgedBy(opened, concluded(opened, reports)),
    judge(text, evaluatedAt, { answers, ...told } = {}) {
      const opened = open(text, evaluatedAt, told);
      if ("invalid" in opened) return opened;
      const cleared = withoutAsides(opened, answers);
      return judgedBy(cleared, concluded(cleared, runAll(cleared), answers));
    },
    recheck({ text, evaluatedAt, prices, reads }, { asidesCleared }) {
      const opened = open(text, evaluatedAt, { prices, reads });
      if ("invalid" in opened) return opened;
      const cleared = asidesCleared ? clearAsides(opened) : opened;
      const reports = FAMILIES.map((family) => runHardNodes(cleared, family, data));
      return judgedBy(cleared, concluded(cleared, reports));
    },
    judgeAll: (requests) => inStep(requests.map(judging)),
  };
}

function judgedBy(opened: Case, verdict: string): Judged {
  const wanted = opened.priceRecord.operator ? undefined : wantedPrices(opened);
  const asks = chainQuestions(opened);
  return { verdict, ...(wanted && { wanted }), ...(asks && { asks }) };
}
