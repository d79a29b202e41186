export const transactionWorkflowId = (requestHash: string) => `tx-${requestHash}`;

export const requestHashOf = (workflowId: string) => workflowId.replace(/^tx-/, "");
