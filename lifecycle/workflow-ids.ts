export const transactionWorkflowId = (requestHash: string) => `tx-${requestHash}`;

/** There is one sweep. */
export const SWEEP_WORKFLOW_ID = "sweep";
