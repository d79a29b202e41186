import { CORPUS } from "../../test/corpus/corpus.ts";
import type { CorpusCase } from "../../test/corpus/corpus-case.ts";
import { expectedNodes, requestText } from "../../test/corpus/judge.ts";
import { learntTexts } from "../../test/corpus/learnt/learnt.ts";
import { EVALUATED_AT } from "../../test/corpus/terms.ts";
import { written } from "../../test/corpus/written/written.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine } from "../../validator/engine/engine.ts";
import { ownTokensOf } from "../../validator/reading/facts/own-tokens.ts";
import { readTerms } from "../../validator/reading/read-terms.ts";
import { atOnce } from "../../validator/stages/staged.ts";
import { readValues } from "../../validator/wording/read-values.ts";
import { contextOf } from "../../validator/wording/sequence.ts";
import { hungRemarks } from "./hung-remarks.ts";
import { randomFrom } from "./random.ts";

/** A text as it is weighed, and whether it asks for its calls. */
export interface ToldText {
  sequence: readonly (readonly string[])[];
  context: readonly string[];
  isAsked: boolean;
  /** A test holds its verdict, so that it is kept by its words where the weights get it wrong. */
  isHeld: boolean;
}

/** What a fault of these has to do with is in the words; any other is found by comparing values, and its words may be right. */
const OF_WORDS =
  /\.(?:requirement_coverage|operation_matching|intent_clarity|sequence_check|prohibitions|recipient_matching|token_matching|sender_matching)$/;

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));

/** Every text of the corpus and of the lists whose values are the calls' own, so that its words decide. */
export function toldTexts(): ToldText[] {
  const corpus = CORPUS.flatMap(({ pairs }) => pairs).filter((pair) => {
    const [node] = expectedNodes(pair);
    return node === undefined || OF_WORDS.test(node);
  });
  const isRight = (pair: CorpusCase) => expectedNodes(pair).length === 0;
  const kinds = ["right", "open", "hostile"] as const;
  return [
    ...corpus.flatMap((pair) => toldText(pair, isRight(pair), true)),
    ...kinds.flatMap((kind) => written(kind).flatMap((pair) => toldText(pair, kind !== "hostile", true))),
    ...(["right", "wrong", "hostile"] as const).flatMap((kind) =>
      learntTexts(kind).flatMap((pair) => toldText(pair, kind === "right", false)),
    ),
    ...(["harmful", "harmless"] as const).flatMap((kind) =>
      hungRemarks(learntTexts("right"), kind, randomFrom(2)).flatMap((pair) =>
        toldText(pair, kind === "harmless", false),
      ),
    ),
  ];
}

function toldText(pair: CorpusCase, isAsked: boolean, isHeld: boolean): ToldText[] {
  const opened = engine.open(requestText(pair), EVALUATED_AT);
  if ("invalid" in opened) return [];
  const { calls, chain, prices } = opened;
  const read = atOnce(readTerms(pair.intent, EVALUATED_AT));
  const ownTokens = ownTokensOf(calls, pair.intent);
  const terms = ownTokens ? { ...read, reading: { ...read.reading, ownTokens } } : read;
  const ground = { chainId: chain.id, prices, isAlone: calls.length === 1 };
  const values = atOnce(readValues(terms, calls, ground));
  return values
    ? [
        {
          sequence: values.sequence.map(({ features }) => features),
          context: contextOf(calls),
          isAsked,
          isHeld,
        },
      ]
    : [];
}
