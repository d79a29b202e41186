import type { Call } from "../calls/call.ts";
import type { UnreadableCall } from "../calls/unreadable-call.ts";
import type { Chain } from "../data/chains.ts";
import type { Intent, Step } from "../intent/intent.ts";

/** One call and the step of the intent that it answers, or none where the intent asks for no such call. */
export interface Pair {
  call: Call;
  step: Step | undefined;
}

/** Everything that the nodes look at. Plain data, because it travels to the pool's threads. */
export interface Case {
  evaluatedAt: number;
  chain: Chain;
  /** Whether the transaction named its chain, or it was inferred from contracts or from the intent. */
  /** What was given as the chain id, where it is none. */
  chainProblem: string | undefined;
  chainSource: "transaction" | "contracts" | "intent" | "default";
  protocol: string | null;
  intent: Intent;
  calls: Call[];
  unreadable: UnreadableCall[];
  pairs: Pair[];
  /** Steps that no call answers. */
  openSteps: Step[];
  prices: Record<string, number>;
  metadata: Record<string, unknown>;
  promptsWanted: boolean;
}
