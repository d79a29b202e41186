/** How streams are paced. */
export interface Pace {
  /** How long a stream stays silent. It then looks for news, should a notice have been lost, and at its credential. */
  readonly silenceMs: number;
  /** How long a client may leave unread what fills its connection, before that is closed. */
  readonly patienceMs: number;
}

export const PACE: Pace = { silenceMs: 15_000, patienceMs: 30_000 };
