/** Everything that an open transaction can wait for. "service" names what the service itself does, within moments; the others decide when they do. */
export const WAITS = {
  start: { for: "its workflow to be started", by: "service" },
  telling: { for: "its workflow to be told of a decision or a report", by: "service" },
  registration: { for: "its registration: IPFS, then the chain", by: "service" },
  orion: { for: "orion's decision", by: "arbiter" },
  publication: { for: "orion's decision to be published: IPFS, then the chain", by: "service" },
  archive: { for: "its history to be archived", by: "service" },
  owner: { for: "the owner's decision", by: "people" },
  execution: { for: "a reported execution to be seen, deep enough, on its chain", by: "chain" },
  custody: { for: "the custody provider", by: "custody" },
  end: { for: "a report of its execution, a settlement or a cancel", by: "people" },
} as const satisfies Record<string, { for: string; by: string }>;

export type Wait = keyof typeof WAITS;
export type WaitedFor = (typeof WAITS)[Wait]["by"];

/** From when on waiting for each of them is worth a look. */
export const STUCK_AFTER_MS: Record<WaitedFor, number> = {
  service: 60_000,
  arbiter: 5 * 60_000,
  chain: 60 * 60_000,
  custody: 60 * 60_000,
  people: 0,
};
