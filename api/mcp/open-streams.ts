import { Refusal } from "../refusal.ts";

const MOST_PER_HOLDER = 20;

/** Counts the streams that each holder has open here. */
export interface OpenStreams {
  /** Returns how to leave. */
  enter(holder: string): () => void;
}

export function createOpenStreams(): OpenStreams {
  const open = new Map<string, number>();
  return {
    enter(holder) {
      const count = (open.get(holder) ?? 0) + 1;
      if (count > MOST_PER_HOLDER)
        throw new Refusal(429, `You have ${MOST_PER_HOLDER} streams open; close one first.`);
      open.set(holder, count);
      return () => {
        const left = (open.get(holder) ?? 1) - 1;
        if (left === 0) open.delete(holder);
        else open.set(holder, left);
      };
    },
  };
}
