/** One workflow per transaction that the custody provider executes. */
export const custodyWorkflowId = (requestHash: string) => `custody-${requestHash}`;

/** One per order of an administrator, by the SHA-256 of what they track it by. */
export const adminCustodyWorkflowId = (trackingHash: string) => `custody-admin-${trackingHash}`;
