import { defineSearchAttributeKey, SearchAttributeType } from "@temporalio/common";

/** What operators can filter workflows by in Temporal's UI. */
export const searchAttributes = {
  requestHash: defineSearchAttributeKey("RequestHash", SearchAttributeType.KEYWORD),
  escrowAddress: defineSearchAttributeKey("EscrowAddress", SearchAttributeType.KEYWORD),
  txStatus: defineSearchAttributeKey("TxStatus", SearchAttributeType.KEYWORD),
  executionType: defineSearchAttributeKey("ExecutionType", SearchAttributeType.KEYWORD),
  chainId: defineSearchAttributeKey("ChainId", SearchAttributeType.INT),
} as const;
