import { useRef, useState } from "preact/hooks";
import { explained, UNEXPLAINED } from "../session/explained.ts";

/** What a person set going: what it waits for or came to, and what went wrong. */
export interface Attempt {
  readonly said: string;
  readonly problem: string;
  /** Does one thing at a time. `doing` is said until it is over, and then what the work returns. */
  run(doing: string, work: (say: (doing: string) => void) => Promise<string>): Promise<void>;
}

export function useAttempt(): Attempt {
  const [said, say] = useState("");
  const [problem, complain] = useState("");
  const isBusy = useRef(false);
  return {
    said,
    problem,
    async run(doing, work) {
      if (isBusy.current) return;
      isBusy.current = true;
      complain("");
      say(doing);
      try {
        say(await work(say));
      } catch (error) {
        say("");
        complain(explained(error) ?? UNEXPLAINED);
      } finally {
        isBusy.current = false;
      }
    },
  };
}
