import type { Judged, WholeRequest } from "../engine/engine.ts";

/** Nobody waits for the answer any more. */
export class RequestAbandoned extends Error {
  constructor() {
    super("The request was abandoned before its turn came.");
  }
}

/** Says whether whoever asked is still there; an AbortSignal is one. */
export interface Asker {
  readonly aborted: boolean;
}

interface Waiting {
  request: WholeRequest;
  asker: Asker | undefined;
  resolve(judged: Judged): void;
  reject(error: unknown): void;
}

/** Below this a second thread costs more than it saves. */
const SMALLEST_SHARE = 8;
const LARGEST_BATCH = 32;
/** What a request waits at most for others to share its task, or behind a slow one, while a thread is free. */
const LONGEST_WAIT_MS = 2;

/**
 * Hands whole requests to the threads. Handing over a task costs as much as judging a request, so the requests that
 * wait go together: while one thread is at work another is set to work only by a full share, or after a short wait.
 */
export function createBatches(
  threads: number,
  judgeBatch: (requests: WholeRequest[]) => Promise<Judged[]>,
): { judge(request: WholeRequest, asker?: Asker): Promise<Judged> } {
  const waiting: Waiting[] = [];
  let atWork = 0;
  let isTimed = false;

  function handOut(smallest: number): void {
    while (atWork < threads && waiting.length >= (atWork === 0 ? 1 : smallest)) {
      const share = Math.max(SMALLEST_SHARE, Math.ceil(waiting.length / (threads - atWork)));
      const batch = waiting.splice(0, Math.min(share, LARGEST_BATCH)).filter(isWanted);
      if (batch.length > 0) void work(batch);
    }
    if (atWork === threads || waiting.length === 0 || isTimed) return;
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      handOut(1);
    }, LONGEST_WAIT_MS);
  }

  async function work(batch: Waiting[]): Promise<void> {
    atWork += 1;
    try {
      const judged = await judgeBatch(batch.map(({ request }) => request));
      for (const [index, answer] of judged.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      await judgeSingly(batch, error);
    } finally {
      atWork -= 1;
      handOut(SMALLEST_SHARE);
    }
  }

  /** One request that breaks its thread must not take its neighbours with it. */
  async function judgeSingly(batch: Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1) return batch[0]?.reject(error);
    for (const one of batch) {
      await judgeBatch([one.request]).then(([judged]) => judged && one.resolve(judged), one.reject);
    }
  }

  return {
    judge: (request, asker) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, asker, resolve, reject });
        // Requests that arrive in the same turn of the event loop share a task.
        if (waiting.length === 1 || waiting.length === SMALLEST_SHARE) setImmediate(handOut, SMALLEST_SHARE);
      }),
  };
}

/** A request that was given up while it waited costs no thread anything. */
function isWanted({ asker, reject }: Waiting): boolean {
  if (!asker?.aborted) return true;
  reject(new RequestAbandoned());
  return false;
}
