import type { Call } from "../calls/call.ts";
import { canonicalFields } from "../calls/canonical-fields.ts";
import { rawTransactions, readCalls } from "../calls/read-calls.ts";
import type { ChainReads } from "../chain/reads.ts";
import { readDeed, withoutDeeds } from "../deeds/read-deed.ts";
import type { Intent } from "../intent/intent.ts";
import { explained } from "../reading/explained.ts";
import { type Facts, factsOf } from "../reading/facts/facts.ts";
import { ownTokensOf } from "../reading/facts/own-tokens.ts";
import { type ReadTerms, readTerms } from "../reading/read-terms.ts";
import { collectTexts } from "../request/collect-texts.ts";
import { findAnchor } from "../request/find-anchor.ts";
import { readClaims } from "../request/read-claims.ts";
import { readGas } from "../request/read-gas.ts";
import { readPrices } from "../request/read-prices.ts";
import type { ValidationRequest } from "../request/request.ts";
import type { Staged } from "../stages/staged.ts";
import { readTally } from "../tally/read-tally.ts";
import { readWording } from "../wording/read-wording.ts";
import type { Case } from "./case.ts";
import { detectProtocol } from "./detect-protocol.ts";
import { pairSteps } from "./pair-steps.ts";
import { type OperatorPrices, pricesIn } from "./prices.ts";
import { resolveChain } from "./resolve-chain.ts";
import { sendsOf } from "./sends.ts";
import { withToldChain } from "./told-chain.ts";

/** What others than the request say. */
export interface Told {
  prices?: OperatorPrices | undefined;
  reads?: ChainReads | undefined;
}

/**
 * By a deed's own table, by known words alone, by what the words weigh, or else by what the calls explain of them. Whoever reads it,
 * nothing passes whose words weigh too much.
 */
function* asRead(
  terms: ReadTerms,
  calls: readonly Call[],
  facts: Facts,
  chainId: number,
  prices: Record<string, number>,
): Staged<Intent> {
  yield "deed";
  const deed = readDeed(terms, calls, facts, chainId);
  if (deed) return deed;
  const tally = readTally(terms, calls, facts, { chainId, prices });
  yield "wording";
  const wording = readWording(terms, calls, facts, { chainId, prices });
  const light = tally ?? (wording && "intent" in wording ? wording.intent : undefined);
  const found = light ?? withoutDeeds(yield* explained(terms, calls, facts, chainId, prices), calls);
  const isRead = found.notUnderstood.length === 0;
  return wording && "against" in wording && isRead ? { ...found, notUnderstood: [wording.against] } : found;
}

/** Decodes the calls and pairs them with the intent, once; everything after this only looks at the case. */
export function* openCase(
  request: ValidationRequest,
  evaluatedAt: number,
  { prices: operator, reads }: Told = {},
): Staged<Case> {
  yield "terms";
  const read = readTerms(request.human_intent, findAnchor(request, evaluatedAt));
  yield "calls";
  const proposed = canonicalFields(withToldChain(request.proposed_tx ?? {}));
  const transactions = rawTransactions(proposed);
  const { chain, source, problem } = resolveChain(proposed.chainId, transactions, read.intent);
  const told = reads?.chain_id === chain.id ? reads : undefined;
  const { calls, unreadable } = readCalls(transactions, chain.id, told);
  const toldPrices = readPrices(request);
  const priceRecord = {
    ...(operator && { operator }),
    ...(Object.keys(toldPrices).length > 0 && { told: toldPrices }),
  };
  const prices = pricesIn(priceRecord, chain.id);
  const facts = factsOf(calls, chain.id);
  const ownTokens = ownTokensOf(calls);
  const withTokens = ownTokens ? { ...read, reading: { ...read.reading, ownTokens } } : read;
  const asked = yield* asRead(withTokens, calls, facts, chain.id, prices);
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
