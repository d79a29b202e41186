import type { Check } from "../case/check.ts";
import { GRAPH } from "../nodes/graph.ts";

/** Rules may come earlier; questions come after every rule, so none is asked below this level. */
const FIRST_LEVEL = 4;
const CHECKS: readonly Check[] = GRAPH;

export type AskingNode = Check & { readonly question: string };

export function questionLevel(node: Check): number {
  return Math.max(node.level, FIRST_LEVEL);
}

/** The nodes that have a question, level by level. */
export const QUESTION_LEVELS: readonly (readonly AskingNode[])[] = [
  ...Map.groupBy(
    CHECKS.filter((node): node is AskingNode => node.question !== undefined),
    questionLevel,
  ).entries(),
]
  .toSorted(([left], [right]) => left - right)
  .map(([, nodes]) => nodes);
