/** A pair of intent and transaction with the decision that is right for it. */
export interface CorpusCase {
  /** What makes it right or wrong, in words. */
  rule: string;
  intent: string;
  tx: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /**
   * The node that has to fail; absent where the pair is aligned. Where several are equally right, all of them, the
   * one that fits best first.
   */
  fails?: string | readonly string[];
  /** The request's proposed_tx as JSON text, where digits matter that a JavaScript number would lose. */
  txText?: string;
}

type Given = Record<string, unknown>;

export function aligned(rule: string, intent: string, tx: Given, metadata: Given = {}): CorpusCase {
  return { rule, intent, tx, metadata };
}

export function faulty(
  rule: string,
  fails: string | readonly string[],
  intent: string,
  tx: Given,
  metadata: Given = {},
): CorpusCase {
  return { rule, intent, tx, metadata, fails };
}
