import type { Call } from "../calls/call.ts";
import type { UnreadableCall } from "../calls/unreadable-call.ts";
import type { Send } from "../chain/questions.ts";
import type { ChainReads } from "../chain/reads.ts";
import type { Chain } from "../data/chains.ts";
import type { Intent, Step } from "../intent/intent.ts";
import type { FoundText } from "../request/collect-texts.ts";
import type { Claims } from "../request/read-claims.ts";
import type { GasTerms } from "../request/read-gas.ts";
import type { PriceRecord } from "./prices.ts";

/** One call and the step of the intent that it answers, or none where the intent asks for no such call. */
export interface Pair {
  call: Call;
  step: Step | undefined;
  /** The call that this one only serves, as an approval before a swap or an unwrapping after it; its step is that call's. */
  prepares?: Call;
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
  /** Dollars by symbol and by contract, in capitals; `priceRecord` says whose they are. */
  prices: Record<string, number>;
  priceRecord: PriceRecord;
  /** What the chain told, where it was asked. */
  reads: ChainReads | undefined;
  /** The transactions as they would be sent; empty where one of them is only described, signed, or has no sender. */
  sends: Send[];
  gas: GasTerms;
  /** What the request itself claims; never believed, only compared. */
  claims: Claims;
  texts: FoundText[];
  metadata: Record<string, unknown>;
  promptsWanted: boolean;
}
