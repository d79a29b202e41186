import type { Family } from "../case/check.ts";
import { FAMILIES } from "../case/check.ts";
import { accountControl } from "./adversarial-detection/account-control.ts";
import { approvalForAll } from "./adversarial-detection/approval-for-all.ts";
import { codeAtParties } from "./adversarial-detection/code-at-parties.ts";
import { consistencyAnalysis } from "./adversarial-detection/consistency-analysis.ts";
import { foreignFunds } from "./adversarial-detection/foreign-funds.ts";
import { fundsLost } from "./adversarial-detection/funds-lost.ts";
import { hiddenCalls } from "./adversarial-detection/hidden-calls.ts";
import { intentManipulation } from "./adversarial-detection/intent-manipulation.ts";
import { lookalikeRecipient } from "./adversarial-detection/lookalike-recipient.ts";
import { mevRiskyParameters } from "./adversarial-detection/mev-risky-parameters.ts";
import { parameterManipulation } from "./adversarial-detection/parameter-manipulation.ts";
import { permitAbuse } from "./adversarial-detection/permit-abuse.ts";
import { tokenLookalike } from "./adversarial-detection/token-lookalike.ts";
import { unlimitedApproval } from "./adversarial-detection/unlimited-approval.ts";
import { unusualChoices } from "./adversarial-detection/unusual-choices.ts";
import { amountMatching } from "./intent-alignment/amount-matching.ts";
import { approvalCoversPrimary } from "./intent-alignment/approval-covers-primary.ts";
import { chainMatching } from "./intent-alignment/chain-matching.ts";
import { deadlineConsistency } from "./intent-alignment/deadline-consistency.ts";
import { elementMatching } from "./intent-alignment/element-matching.ts";
import { feeAlignment } from "./intent-alignment/fee-alignment.ts";
import { intentClarity } from "./intent-alignment/intent-clarity.ts";
import { nftMatching } from "./intent-alignment/nft-matching.ts";
import { operationMatching } from "./intent-alignment/operation-matching.ts";
import { partialFill } from "./intent-alignment/partial-fill.ts";
import { prohibitions } from "./intent-alignment/prohibitions.ts";
import { recipientMatching } from "./intent-alignment/recipient-matching.ts";
import { requirementCompliance } from "./intent-alignment/requirement-compliance.ts";
import { requirementCoverage } from "./intent-alignment/requirement-coverage.ts";
import { senderMatching } from "./intent-alignment/sender-matching.ts";
import { sequenceCheck } from "./intent-alignment/sequence-check.ts";
import { slippageTolerance } from "./intent-alignment/slippage-tolerance.ts";
import { spenderMatching } from "./intent-alignment/spender-matching.ts";
import { tokenMatching } from "./intent-alignment/token-matching.ts";
import { sanctionsScreening } from "./legal-compliance/sanctions-screening.ts";
import { tokenLegitimacy } from "./legal-compliance/token-legitimacy.ts";
import type { Node } from "./node.ts";
import { callUnderstood } from "./technical-invariants/call-understood.ts";
import { contractKnown } from "./technical-invariants/contract-known.ts";
import { formatValidationLowlevel } from "./technical-invariants/format-validation-lowlevel.ts";
import { fundsAvailable } from "./technical-invariants/funds-available.ts";
import { gasLimits } from "./technical-invariants/gas-limits.ts";
import { protocolCompatibility } from "./technical-invariants/protocol-compatibility.ts";
import { simulation } from "./technical-invariants/simulation.ts";

/** Every check. Their order here is kept within a level and family; levels and families sort the rest. */
const NODES: readonly Node[] = [
  formatValidationLowlevel,
  callUnderstood,
  contractKnown,
  sanctionsScreening,
  tokenLegitimacy,
  intentManipulation,
  accountControl,
  hiddenCalls,
  tokenLookalike,
  mevRiskyParameters,
  intentClarity,
  chainMatching,
  operationMatching,
  prohibitions,
  protocolCompatibility,
  gasLimits,
  unlimitedApproval,
  approvalForAll,
  permitAbuse,
  unusualChoices,
  lookalikeRecipient,
  fundsLost,
  foreignFunds,
  codeAtParties,
  tokenMatching,
  nftMatching,
  amountMatching,
  recipientMatching,
  spenderMatching,
  senderMatching,
  deadlineConsistency,
  feeAlignment,
  partialFill,
  sequenceCheck,
  approvalCoversPrimary,
  requirementCoverage,
  slippageTolerance,
  simulation,
  fundsAvailable,
  elementMatching,
  requirementCompliance,
  parameterManipulation,
  consistencyAnalysis,
];

/** The graph's order: by level, then by family. The first FAIL in it is the primary one. */
export const GRAPH: readonly Node[] = NODES.toSorted(
  (left, right) => left.level - right.level || FAMILIES.indexOf(left.family) - FAMILIES.indexOf(right.family),
);

const byFamily = Map.groupBy(GRAPH, ({ family }) => family);

/** A family's nodes in the graph's order. */
export function nodesOf(family: Family): readonly Node[] {
  return byFamily.get(family) ?? [];
}

export const NODE_IDS: readonly string[] = GRAPH.map(({ id }) => id);
