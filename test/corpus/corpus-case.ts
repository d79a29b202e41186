/** A pair of intent and transaction with the decision that is right for it. */
export interface CorpusCase {
  /** What makes it right or wrong, in words. */
  rule: string;
  intent: string;
  tx: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** The node that has to fail; absent where the pair is aligned. */
  fails?: string;
}
