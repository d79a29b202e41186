import { foreignFunds } from "./nodes/adversarial-detection/foreign-funds.ts";
import { fundsLost } from "./nodes/adversarial-detection/funds-lost.ts";
import { intentManipulation } from "./nodes/adversarial-detection/intent-manipulation.ts";
import { lookalikeRecipient } from "./nodes/adversarial-detection/lookalike-recipient.ts";
import { unlimitedApproval } from "./nodes/adversarial-detection/unlimited-approval.ts";
import { amountMatching } from "./nodes/intent-alignment/amount-matching.ts";
import { approvalCoversPrimary } from "./nodes/intent-alignment/approval-covers-primary.ts";
import { chainMatching } from "./nodes/intent-alignment/chain-matching.ts";
import { deadlineConsistency } from "./nodes/intent-alignment/deadline-consistency.ts";
import { intentClarity } from "./nodes/intent-alignment/intent-clarity.ts";
import { operationMatching } from "./nodes/intent-alignment/operation-matching.ts";
import { recipientMatching } from "./nodes/intent-alignment/recipient-matching.ts";
import { senderMatching } from "./nodes/intent-alignment/sender-matching.ts";
import { sequenceCheck } from "./nodes/intent-alignment/sequence-check.ts";
import { spenderMatching } from "./nodes/intent-alignment/spender-matching.ts";
import { tokenMatching } from "./nodes/intent-alignment/token-matching.ts";
import { sanctionsScreening } from "./nodes/legal-compliance/sanctions-screening.ts";
import { tokenLegitimacy } from "./nodes/legal-compliance/token-legitimacy.ts";
import { FAMILIES, type Node } from "./nodes/node.ts";
import { callUnderstood } from "./nodes/technical-invariants/call-understood.ts";
import { formatValidationLowlevel } from "./nodes/technical-invariants/format-validation-lowlevel.ts";
import { protocolCompatibility } from "./nodes/technical-invariants/protocol-compatibility.ts";

/** Every check. Their order here is kept within a level and family; levels and families sort the rest. */
const NODES: readonly Node[] = [
  formatValidationLowlevel,
  callUnderstood,
  sanctionsScreening,
  tokenLegitimacy,
  intentManipulation,
  intentClarity,
  chainMatching,
  operationMatching,
  protocolCompatibility,
  unlimitedApproval,
  lookalikeRecipient,
  fundsLost,
  foreignFunds,
  tokenMatching,
  amountMatching,
  recipientMatching,
  spenderMatching,
  senderMatching,
  deadlineConsistency,
  sequenceCheck,
  approvalCoversPrimary,
];

/** The graph's order: by level, then by family. The first FAIL in it is the primary one. */
export const GRAPH: readonly Node[] = NODES.toSorted(
  (left, right) => left.level - right.level || FAMILIES.indexOf(left.family) - FAMILIES.indexOf(right.family),
);

export const NODE_IDS: readonly string[] = GRAPH.map(({ id }) => id);
