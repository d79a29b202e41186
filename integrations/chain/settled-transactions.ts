/** Tells those who ask for it when a transaction of this process has come to its outcome. */
export interface SettledTransactions {
  /** Resolves when it is told of; never, where it is not. */
  next(id: string): Promise<void>;
  tell(id: string): void;
}

export function createSettledTransactions(): SettledTransactions {
  // One round at a time asks, so there is one to remember.
  let asked: { id: string; resolve(): void } | undefined;
  return {
    next: (id) =>
      new Promise((resolve) => {
        asked = { id, resolve };
      }),
    tell(id) {
      if (asked?.id === id) asked.resolve();
    },
  };
}
