export const transactionWorkflowId = (requestHash: string) => `tx-${requestHash}`;
