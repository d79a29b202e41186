/** One question, as it goes to a model. */
export interface ModelPrompt {
  system: string;
  user: string;
  /** The JSON schema that the answer is to fit. */
  schema: Record<string, unknown>;
}

/** What came back: the answer's text, or in a sentence of our own why there is none. */
export type ModelReply = { text: string } | { failure: string };

/** Puts one question to a model. Never throws: whatever goes wrong is a failure. */
export type AskModel = (prompt: ModelPrompt, signal: AbortSignal) => Promise<ModelReply>;

export interface Model {
  name: string;
  /** What all questions about one request may take together. */
  timeoutMs: number;
  ask: AskModel;
}
