import type { Operation } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";
import type { Facts } from "../facts/facts.ts";
import type { Word } from "../grammar/word.ts";

/** What a guard may hold the words against. */
export interface GuardContext {
  asked: ReadonlySet<Operation>;
  steps: readonly Step[];
  facts: Facts;
  chainId: number;
}

/** Marks words that stop the request, whatever else they were taken for. */
export type Guard = (words: Word[], context: GuardContext) => void;
