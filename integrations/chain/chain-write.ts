/** One change to make on the chain, at most once. Functions such as `createRequest` describe it, the writer makes it. */
export interface ChainWrite {
  /** Says the purpose: asked for twice under one key, it is one transaction. */
  key: string;
  /** null makes a contract. */
  to: string | null;
  data: string;
  /**
   * Calls of equal shape (contract, function, length) cost the same, so that one estimate serves them all and a write
   * needs no simulation of its own. Only for functions whose cost depends on nothing else.
   */
  costsAlike?: boolean;
  /** May be made in one transaction with others of the same inbox; only for functions that its `performAll` can call. */
  joins?: boolean;
}

/** Lower case throughout, so that one address or hash written in two ways is still one purpose. */
export function writeKey(purpose: string, ...parts: readonly string[]): string {
  return [purpose, ...parts].join(":").toLowerCase();
}
