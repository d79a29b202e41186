/** One for one the transaction's own queues, under other names because its workers listen on those. */
export const bareQueues = { lifecycle: "bare-lifecycle", validation: "bare-validation" } as const;
