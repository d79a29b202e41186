import type { Call } from "../calls/call.ts";
import type { UnreadableCall } from "../calls/unreadable-call.ts";
import type { Chain } from "../data/chains.ts";
import type { Intent, Step } from "../intent/intent.ts";

/** One call and the step of the intent that it answers, or none where the intent asks for no such call. */
export interface Pair {
  call: Call;
  step: Step | undefined;
  /** The call that this one only serves, as an approval before a swap or an unwrapping after it; its step is that call's. */
  prepares?: Call;
}

/** What the transaction offers for its execution, as far as it says. */
export interface GasTerms {
  limit: bigint | undefined;
  /** The limits of all transactions together, where that is more. */
  totalLimit?: bigint;
  /** The most that a unit of gas may cost, in wei. */
  maxFeePerGas: bigint | undefined;
  maxPriorityFeePerGas: bigint | undefined;
  /** What a transaction's calldata alone costs, where its limit is below that. */
  intrinsic?: bigint;
  /** A key of what is given for gas that no term was read from. */
  unread?: string;
  /** What is given but is no quantity. */
  problem: string | undefined;
}

export interface Claims {
  slippageBips: number | undefined;
  protocol: string | undefined;
  /** Unix seconds until which the transaction is said to be good: `validTo`, `deadline`, or a time to live. */
  validUntil?: bigint | undefined;
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
  /** What tells the protocol: contracts by name, functions, or what the request says. */
  protocolEvidence: string[];
  intent: Intent;
  /** The request lists its transactions, so that what is not among them is not to come. */
  isListed: boolean;
  calls: Call[];
  unreadable: UnreadableCall[];
  pairs: Pair[];
  /** Steps that no call answers. */
  openSteps: Step[];
  prices: Record<string, number>;
  gas: GasTerms;
  /** What the request itself claims; never believed, only compared. */
  claims: Claims;
  /** Strings of the request's context and metadata that a model would read, for the search for injected instructions. */
  texts: { path: string; text: string }[];
  metadata: Record<string, unknown>;
  promptsWanted: boolean;
}
