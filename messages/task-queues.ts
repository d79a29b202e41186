/** Where work waits: one queue per kind of load, so that slow work never holds up quick work. */
export const taskQueues = {
  /** Workflows and light activities: database, chain, IPFS. */
  lifecycle: "lifecycle",
  /** The arbiter: as many at once as there are cores. */
  validation: "validation",
  /** The custody provider: slow and rate limited. */
  custody: "custody",
} as const;
