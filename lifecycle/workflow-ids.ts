export const transactionWorkflowId = (requestHash: string) => `tx-${requestHash}`;

/** The request whose workflow has this id. */
export const requestHashOf = (workflowId: string) => workflowId.slice("tx-".length);

export const accountWorkflowId = (address: string) => `account-${address}`;

export const connectionWorkflowId = (codeHash: string) => `connect-${codeHash}`;

export const oauthWorkflowId = (sessionHash: string) => `oauth-${sessionHash}`;

/** There is one sweep. */
export const SWEEP_WORKFLOW_ID = "sweep";
