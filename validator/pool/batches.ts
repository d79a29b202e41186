import type { Judged, WholeRequest } from "./thread.ts";

interface Waiting {
  request: WholeRequest;
  resolve(judged: Judged): void;
  reject(error: unknown): void;
}

/** Below this a second thread costs more than it saves. */
const SMALLEST_SHARE = 8;
const LARGEST_BATCH = 32;

/**
 * Hands whole requests to the threads. While all are at work requests wait here, and the next free thread takes its
 * share of them as one task: handing over a task costs as much as judging a request.
 */
export function createBatches(
  threads: number,
  judgeBatch: (requests: WholeRequest[]) => Promise<Judged[]>,
): { judge(request: WholeRequest): Promise<Judged> } {
  const waiting: Waiting[] = [];
  let atWork = 0;

  function handOut(): void {
    while (atWork < threads && waiting.length > 0) {
      const share = Math.max(SMALLEST_SHARE, Math.ceil(waiting.length / (threads - atWork)));
      void work(waiting.splice(0, Math.min(share, LARGEST_BATCH)));
    }
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
      handOut();
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
    judge: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        // Requests that arrive in the same turn of the event loop share a task.
        if (waiting.length === 1) setImmediate(handOut);
      }),
  };
}
