import { aavePairs } from "./aave.ts";
import { alignedApprovals } from "./aligned-approvals.ts";
import { alignedTransfers } from "./aligned-transfers.ts";
import { alikeWordings } from "./alike-wordings.ts";
import { allowanceWordings } from "./allowance-wordings.ts";
import { attacks } from "./attacks.ts";
import { batchClauses } from "./batch-clauses.ts";
import { batchTurns } from "./batch-turns.ts";
import { multicall3Pairs, safePairs, sequencePairs } from "./batches.ts";
import { beforehandWordings } from "./beforehand-wordings.ts";
import { boundWordings } from "./bound-wordings.ts";
import { builtSentences } from "./built-sentences.ts";
import { chainedWordings } from "./chained-wordings.ts";
import { codeWordings } from "./code-wordings.ts";
import { collateralWordings } from "./collateral-wordings.ts";
import { compoundPairs } from "./compound.ts";
import { constructPairs } from "./constructs.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { countedWordings } from "./counted-wordings.ts";
import { cowPairs } from "./cow.ts";
import { deedWordings } from "./deed-wordings.ts";
import { describedPairs, namedCallPairs } from "./described.ts";
import { elementWordings } from "./element-wordings.ts";
import { everydayPairs } from "./everyday/everyday.ts";
import { faultyApprovals } from "./faulty-approvals.ts";
import { faultyTransfers } from "./faulty-transfers.ts";
import { followingWordings } from "./following-wordings.ts";
import { formWordings } from "./form-wordings.ts";
import { goalWordings } from "./goal-wordings.ts";
import { grantWordings } from "./grant-wordings.ts";
import { harmlessTurns } from "./harmless-turns.ts";
import { headedWordings } from "./headed-wordings.ts";
import { hiddenDemands } from "./hidden-demands.ts";
import { hostilePairs } from "./hostile/hostile.ts";
import { hungPhrases } from "./hung-phrases.ts";
import { independentWordings } from "./independent-wordings.ts";
import { joinedWordings } from "./joined-wordings.ts";
import { leftAside } from "./left-aside.ts";
import { limitPairs } from "./limits.ts";
import { listedWordings } from "./listed-wordings.ts";
import { loneWords } from "./lone-words.ts";
import { nftWordings } from "./nft-wordings.ts";
import { nftPairs } from "./nfts.ts";
import { nuances } from "./nuances.ts";
import { accountPairs, chainPairs, objectPairs, reportedPairs } from "./objects.ts";
import { oneCallBeside } from "./one-call-beside.ts";
import { oneCallClauses } from "./one-call-clauses.ts";
import { oneCallShapes } from "./one-call-shapes.ts";
import { oneInchPairs } from "./one-inch.ts";
import { otherWays } from "./other-ways.ts";
import { ownTokenPairs } from "./own-tokens.ts";
import { paymentClauses } from "./payment-clauses.ts";
import { permitPairs } from "./permits.ts";
import { misreadPhrasings, phrasings } from "./phrasings.ts";
import { plainWordings } from "./plain-wordings.ts";
import { poolClauses } from "./pool-clauses.ts";
import { positionWordings } from "./position-wordings.ts";
import { priceBounds } from "./price-bounds.ts";
import { protocolPairs } from "./protocols.ts";
import { queueWordings } from "./queue-wordings.ts";
import { referenceWordings } from "./reference-wordings.ts";
import { renewalWordings } from "./renewal-wordings.ts";
import { renewedRights } from "./renewed-rights.ts";
import { reservedWordings } from "./reserved-wordings.ts";
import { rightClauses } from "./right-clauses.ts";
import { shortlyTold } from "./shortly-told.ts";
import { signedPairs } from "./signed.ts";
import { signerWordings } from "./signer-wordings.ts";
import { singleClauses } from "./single-clauses.ts";
import { singleSentences } from "./single-sentences.ts";
import { singleWordings } from "./single-wordings.ts";
import { spokenWords } from "./spoken-words.ts";
import { lidoPairs, vaultPairs } from "./staking.ts";
import { stepAskers } from "./step-askers.ts";
import { stepLeads } from "./step-leads.ts";
import { stepVerbs } from "./step-verbs.ts";
import { stepWordings } from "./step-wordings.ts";
import { tagsAndSlips } from "./tags-and-slips.ts";
import { tails } from "./tails.ts";
import { takenBack } from "./taken-back.ts";
import { terseWordings } from "./terse-wordings.ts";
import { timeWordings } from "./time-wordings.ts";
import { toldBeside } from "./told-beside.ts";
import { toldPools } from "./told-pools.ts";
import { toldRights } from "./told-rights.ts";
import { toldSums } from "./told-sums.ts";
import { toldTrades } from "./told-trades.ts";
import { tradeWordings } from "./trade-wordings.ts";
import { unaskedDeeds } from "./unasked-deeds.ts";
import { uniswapV2Pairs } from "./uniswap-v2.ts";
import { uniswapV3Pairs } from "./uniswap-v3.ts";
import { universalRouterPairs } from "./universal-router.ts";
import { unkeptDemands } from "./unkept-demands.ts";
import { unkeptTerms } from "./unkept-terms.ts";
import { verbsPlace } from "./verbs-place.ts";
import { waits } from "./waits.ts";
import { wethPairs } from "./weth.ts";

import { wishWordings } from "./wish-wordings.ts";

export interface CorpusSet {
  name: string;
  pairs: readonly CorpusCase[];
}

/** Every pair that was written by hand. */
export const CORPUS: readonly CorpusSet[] = [
  { name: "transfers", pairs: [...alignedTransfers, ...faultyTransfers] },
  { name: "approvals", pairs: [...alignedApprovals, ...faultyApprovals] },
  { name: "weth", pairs: wethPairs },
  { name: "permits", pairs: permitPairs },
  { name: "nfts", pairs: [...nftPairs, ...nftWordings] },
  { name: "uniswap v2", pairs: uniswapV2Pairs },
  { name: "uniswap v3", pairs: uniswapV3Pairs },
  { name: "universal router", pairs: universalRouterPairs },
  { name: "cow", pairs: cowPairs },
  { name: "aave", pairs: aavePairs },
  { name: "compound", pairs: [...compoundPairs, ...collateralWordings] },
  { name: "lido", pairs: [...lidoPairs, ...queueWordings] },
  { name: "erc-4626", pairs: vaultPairs },
  { name: "1inch", pairs: oneInchPairs },
  { name: "other protocols", pairs: protocolPairs },
  { name: "signed orders", pairs: signedPairs },
  { name: "own tokens", pairs: ownTokenPairs },
  { name: "safe", pairs: safePairs },
  { name: "multicall3", pairs: multicall3Pairs },
  { name: "sequences", pairs: sequencePairs },
  { name: "described", pairs: describedPairs },
  { name: "named calls", pairs: namedCallPairs },
  { name: "phrasings", pairs: [...phrasings, ...misreadPhrasings] },
  { name: "nuances", pairs: nuances },
  { name: "left aside", pairs: leftAside },
  { name: "unkept demands", pairs: unkeptDemands },
  { name: "built sentences", pairs: builtSentences },
  { name: "limits", pairs: limitPairs },
  { name: "price bounds", pairs: priceBounds },
  { name: "trade wordings", pairs: tradeWordings },
  { name: "bound wordings", pairs: boundWordings },
  { name: "grant wordings", pairs: grantWordings },
  { name: "allowance wordings", pairs: allowanceWordings },
  { name: "step wordings", pairs: stepWordings },
  { name: "position wordings", pairs: positionWordings },
  { name: "wish wordings", pairs: wishWordings },
  { name: "single wordings", pairs: singleWordings },
  { name: "single clauses", pairs: singleClauses },
  { name: "single sentences", pairs: singleSentences },
  { name: "one call by its clauses", pairs: oneCallClauses },
  { name: "one call by its shapes", pairs: oneCallShapes },
  { name: "beside one call", pairs: oneCallBeside },
  { name: "plain wordings", pairs: plainWordings },
  { name: "hidden demands", pairs: hiddenDemands },
  { name: "lone words", pairs: loneWords },
  { name: "other ways", pairs: otherWays },
  { name: "hung phrases", pairs: hungPhrases },
  { name: "step verbs", pairs: stepVerbs },
  { name: "step askers", pairs: stepAskers },
  { name: "step leads", pairs: stepLeads },
  { name: "unasked deeds", pairs: unaskedDeeds },
  { name: "taken back", pairs: takenBack },
  { name: "tails", pairs: tails },
  { name: "what a request waits for", pairs: waits },
  { name: "unkept terms", pairs: unkeptTerms },
  { name: "the place of the verb", pairs: verbsPlace },
  { name: "reserved wordings", pairs: reservedWordings },
  { name: "deed wordings", pairs: deedWordings },
  { name: "element wordings", pairs: elementWordings },
  { name: "form wordings", pairs: formWordings },
  { name: "signer wordings", pairs: signerWordings },
  { name: "listed wordings", pairs: listedWordings },
  { name: "reference wordings", pairs: referenceWordings },
  { name: "chained wordings", pairs: chainedWordings },
  { name: "goal wordings", pairs: goalWordings },
  { name: "following wordings", pairs: followingWordings },
  { name: "shortly told", pairs: shortlyTold },
  { name: "joined wordings", pairs: joinedWordings },
  { name: "payment clauses", pairs: paymentClauses },
  { name: "headed wordings", pairs: headedWordings },
  { name: "terse wordings", pairs: terseWordings },
  { name: "time wordings", pairs: timeWordings },
  { name: "renewal wordings", pairs: renewalWordings },
  { name: "renewed rights", pairs: renewedRights },
  { name: "beforehand wordings", pairs: beforehandWordings },
  { name: "counted wordings", pairs: countedWordings },
  { name: "pool clauses", pairs: poolClauses },
  { name: "batch clauses", pairs: batchClauses },
  { name: "turns of several deeds", pairs: batchTurns },
  { name: "alike wordings", pairs: alikeWordings },
  { name: "independent wordings", pairs: independentWordings },
  { name: "right clauses", pairs: rightClauses },
  { name: "told beside", pairs: toldBeside },
  { name: "told pools", pairs: toldPools },
  { name: "told rights", pairs: toldRights },
  { name: "told sums", pairs: toldSums },
  { name: "told trades", pairs: toldTrades },
  { name: "code wordings", pairs: codeWordings },
  { name: "harmless turns", pairs: harmlessTurns },
  { name: "spoken words", pairs: spokenWords },
  { name: "tags and slips", pairs: tagsAndSlips },
  { name: "objects", pairs: objectPairs },
  { name: "chains", pairs: chainPairs },
  { name: "accounts", pairs: accountPairs },
  { name: "reported requests", pairs: reportedPairs },
  { name: "attacks", pairs: attacks },
  { name: "constructs", pairs: constructPairs },
  { name: "everyday", pairs: everydayPairs },
  { name: "hostile", pairs: hostilePairs },
];
