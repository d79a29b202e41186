import type { Call } from "../calls/call.ts";
import type { UnreadableCall } from "../calls/unreadable-call.ts";
import type { Chain } from "../data/chains.ts";
import type { Intent, Step } from "../intent/intent.ts";

/** One call and the step of the intent that it answers, or none where the intent asks for no such call. */
export interface Pair {
  call: Call;
  step: Step | undefined;
  /** The later call that this one only prepares, as an approval prepares a swap; its step is that call's. */
  prepares?: Call;
}

/** What the transaction offers for its execution, as far as it says. */
export interface GasTerms {
  limit: bigint | undefined;
  /** The most that a unit of gas may cost, in wei. */
  maxFeePerGas: bigint | undefined;
  maxPriorityFeePerGas: bigint | undefined;
  /** What is given but is no quantity. */
  problem: string | undefined;
}

/** Everything that the nodes look at. Plain data, because it travels to the pool's threads. */
export interface Case {
  evaluatedAt: number;
  chain: Chain;
  /** What was given as the chain id, where it is none. */
  chainProblem: string | undefined;
  /** Whether the transaction named its chain, or it was inferred from contracts or from the intent. */
  chainSource: "transaction" | "contracts" | "intent" | "default";
  protocol: string | null;
  intent: Intent;
  calls: Call[];
  unreadable: UnreadableCall[];
  pairs: Pair[];
  /** Steps that no call answers. */
  openSteps: Step[];
  prices: Record<string, number>;
  gas: GasTerms;
  /** What the request itself claims about slippage and deadline; never believed, only compared. */
  claims: { slippageBips: number | undefined; protocol: string | undefined };
  /** Strings of the request's context and metadata that a model would read, for the search for injected instructions. */
  texts: { path: string; text: string }[];
  metadata: Record<string, unknown>;
  promptsWanted: boolean;
}
