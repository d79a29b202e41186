import { accountControl } from "./nodes/adversarial-detection/account-control.ts";
import { approvalForAll } from "./nodes/adversarial-detection/approval-for-all.ts";
import { consistencyAnalysis } from "./nodes/adversarial-detection/consistency-analysis.ts";
import { foreignFunds } from "./nodes/adversarial-detection/foreign-funds.ts";
import { fundsLost } from "./nodes/adversarial-detection/funds-lost.ts";
import { hiddenCalls } from "./nodes/adversarial-detection/hidden-calls.ts";
import { intentManipulation } from "./nodes/adversarial-detection/intent-manipulation.ts";
import { lookalikeRecipient } from "./nodes/adversarial-detection/lookalike-recipient.ts";
import { mevRiskyParameters } from "./nodes/adversarial-detection/mev-risky-parameters.ts";
import { parameterManipulation } from "./nodes/adversarial-detection/parameter-manipulation.ts";
import { permitAbuse } from "./nodes/adversarial-detection/permit-abuse.ts";
import { tokenLookalike } from "./nodes/adversarial-detection/token-lookalike.ts";
import { unlimitedApproval } from "./nodes/adversarial-detection/unlimited-approval.ts";
import { unusualChoices } from "./nodes/adversarial-detection/unusual-choices.ts";
import { amountMatching } from "./nodes/intent-alignment/amount-matching.ts";
import { approvalCoversPrimary } from "./nodes/intent-alignment/approval-covers-primary.ts";
import { chainMatching } from "./nodes/intent-alignment/chain-matching.ts";
import { deadlineConsistency } from "./nodes/intent-alignment/deadline-consistency.ts";
import { elementMatching } from "./nodes/intent-alignment/element-matching.ts";
import { feeAlignment } from "./nodes/intent-alignment/fee-alignment.ts";
import { intentClarity } from "./nodes/intent-alignment/intent-clarity.ts";
import { nftMatching } from "./nodes/intent-alignment/nft-matching.ts";
import { operationMatching } from "./nodes/intent-alignment/operation-matching.ts";
import { partialFill } from "./nodes/intent-alignment/partial-fill.ts";
import { prohibitions } from "./nodes/intent-alignment/prohibitions.ts";
import { recipientMatching } from "./nodes/intent-alignment/recipient-matching.ts";
import { requirementCompliance } from "./nodes/intent-alignment/requirement-compliance.ts";
import { requirementCoverage } from "./nodes/intent-alignment/requirement-coverage.ts";
import { senderMatching } from "./nodes/intent-alignment/sender-matching.ts";
import { sequenceCheck } from "./nodes/intent-alignment/sequence-check.ts";
import { slippageTolerance } from "./nodes/intent-alignment/slippage-tolerance.ts";
import { spenderMatching } from "./nodes/intent-alignment/spender-matching.ts";
import { tokenMatching } from "./nodes/intent-alignment/token-matching.ts";
import { sanctionsScreening } from "./nodes/legal-compliance/sanctions-screening.ts";
import { tokenLegitimacy } from "./nodes/legal-compliance/token-legitimacy.ts";
import { FAMILIES, type Family, type Node } from "./nodes/node.ts";
import { callUnderstood } from "./nodes/technical-invariants/call-understood.ts";
import { contractKnown } from "./nodes/technical-invariants/contract-known.ts";
import { formatValidationLowlevel } from "./nodes/technical-invariants/format-validation-lowlevel.ts";
import { gasLimits } from "./nodes/technical-invariants/gas-limits.ts";
import { protocolCompatibility } from "./nodes/technical-invariants/protocol-compatibility.ts";

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
