import type { Check } from "./check.ts";
import type { NodeResult } from "./verdict.ts";

export interface Judged {
  node: Check;
  result: NodeResult;
}

export interface Outcome {
  judged: Judged[];
  /** The first FAIL in graph order, or the node that had to pass and did not. */
  primary: Judged | undefined;
  notReached: Check[];
}
