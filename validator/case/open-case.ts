import { canonicalFields } from "../calls/canonical-fields.ts";
import { rawTransactions, readCalls } from "../calls/read-calls.ts";
import type { ChainReads } from "../chain/reads.ts";
import { ownTokensOf } from "../reading/facts/own-tokens.ts";
import { readTerms } from "../reading/read-terms.ts";
import { collectTexts } from "../request/collect-texts.ts";
import { findAnchor } from "../request/find-anchor.ts";
import { readClaims } from "../request/read-claims.ts";
import { readGas } from "../request/read-gas.ts";
import { readPrices } from "../request/read-prices.ts";
import type { ValidationRequest } from "../request/request.ts";
import type { Staged } from "../stages/staged.ts";
import type { Case } from "./case.ts";
import { detectProtocol } from "./detect-protocol.ts";
import { pairSteps } from "./pair-steps.ts";
import { type OperatorPrices, pricesIn } from "./prices.ts";
import { readIntent } from "./read-intent.ts";
import { resolveChain } from "./resolve-chain.ts";
import { sendsOf } from "./sends.ts";
import { withToldChain } from "./told-chain.ts";

/** What others than the request say. */
export interface Told {
  prices?: OperatorPrices | undefined;
  reads?: ChainReads | undefined;
}

/** Decodes the calls and pairs them with the intent, once; everything after this only looks at the case. */
export function* openCase(
  request: ValidationRequest,
  evaluatedAt: number,
  { prices: operator, reads }: Told = {},
): Staged<Case> {
  yield "terms";
  const read = yield* readTerms(request.human_intent, findAnchor(request, evaluatedAt));
  yield "calls";
  const proposed = canonicalFields(withToldChain(request.proposed_tx ?? {}));
  const transactions = rawTransactions(proposed);
  const { chain, source, problem } = resolveChain(proposed.chainId, transactions, read.intent);
  const told = reads?.chain_id === chain.id ? reads : undefined;
  const { calls, unreadable } = readCalls(transactions, chain.id, told);
  yield "facts";
  const toldPrices = readPrices(request);
  const priceRecord = {
    ...(operator && { operator }),
    ...(Object.keys(toldPrices).length > 0 && { told: toldPrices }),
  };
  const prices = pricesIn(priceRecord, chain.id);
  const ownTokens = ownTokensOf(calls, request.human_intent);
  const withTokens = ownTokens ? { ...read, reading: { ...read.reading, ownTokens } } : read;
  const asked = yield* readIntent(withTokens, calls, chain.id, prices);
  yield "pairs";
  const claims = readClaims(request);
  const detected = detectProtocol(calls, claims.protocol, chain);
  return {
    evaluatedAt,
    chain,
    chainSource: source,
    chainProblem: problem,
    protocol: detected.protocol,
    protocolEvidence: detected.evidence,
    intent: asked,
    isListed: (proposed.transactions?.length ?? 0) > 0,
    calls,
    unreadable,
    ...pairSteps(calls, asked.steps, chain.id, prices),
    prices,
    priceRecord,
    reads: told,
    sends: sendsOf(transactions),
    gas: readGas(proposed, transactions),
    claims,
    texts: collectTexts(request),
    metadata: request.metadata ?? {},
    promptsWanted: request.return_prompts ?? false,
  };
}
