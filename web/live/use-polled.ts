import { useEffect, useRef, useState } from "preact/hooks";
import { Refused } from "../session/call-api.ts";
import { explained, UNEXPLAINED } from "../session/explained.ts";

export interface Polled<T> {
  readonly value: T | undefined;
  /** Since when what is shown could not be renewed, and why; undefined while all is well. */
  readonly problem: string | undefined;
  /** The service has said that there is nothing to be had, so it is not asked again. */
  readonly isFinal: boolean;
  readonly loadedAt: Date | undefined;
  /** Asks again at once. */
  again(): void;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
/** Wrongly asked, not allowed, not there: no patience changes that. */
const FINAL = new Set([400, 401, 403, 404]);

/**
 * Keeps what `load` answers fresh: `every` says after how many milliseconds it is asked again, undefined for never. While it
 * fails it is asked ever less often; while nobody looks at the page, not at all. `key` is what the answer depends on.
 */
export function usePolled<T>(
  load: () => Promise<T>,
  every: (value: T) => number | undefined,
  key: string,
): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, "again">>(NOTHING_YET);
  const ask = useRef<() => void>(() => {});
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryMs = FIRST_RETRY_MS;
    let asked = 0;

    async function once(): Promise<void> {
      clearTimeout(timer);
      asked += 1;
      const mine = asked;
      let next: number | undefined;
      try {
        const value = await load();
        if (isOver || mine !== asked) return;
        retryMs = FIRST_RETRY_MS;
        next = every(value);
        setState({ value, problem: undefined, isFinal: false, loadedAt: new Date() });
      } catch (error) {
        if (isOver || mine !== asked) return;
        const isFinal = error instanceof Refused && FINAL.has(error.status);
        next = isFinal ? undefined : retryMs;
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
        setState((before) => ({ ...before, isFinal, problem: explained(error) ?? UNEXPLAINED }));
      }
      if (next !== undefined) timer = setTimeout(whenSeen, next);
    }
    function whenSeen(): void {
      if (!document.hidden) void once();
      else document.addEventListener("visibilitychange", whenSeen, { once: true });
    }

    ask.current = () => void once();
    setState(NOTHING_YET);
    void once();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [key]);
  return { ...state, again: () => ask.current() };
}

const NOTHING_YET = { value: undefined, problem: undefined, isFinal: false, loadedAt: undefined };
