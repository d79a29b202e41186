import { GRAPH } from "../graph.ts";
import type { Node } from "../nodes/node.ts";

/** Rules may come earlier; questions come after every rule, so none is asked below this level. */
const FIRST_LEVEL = 4;

export type AskingNode = Node & { readonly question: string };

export function questionLevel(node: Node): number {
  return Math.max(node.level, FIRST_LEVEL);
}

/** The nodes that have a question, level by level. */
export const QUESTION_LEVELS: readonly (readonly AskingNode[])[] = [
  ...Map.groupBy(
    GRAPH.filter((node): node is AskingNode => node.question !== undefined),
    questionLevel,
  ).entries(),
]
  .toSorted(([left], [right]) => left - right)
  .map(([, nodes]) => nodes);
