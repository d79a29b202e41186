import { setTimeout as delay } from "node:timers/promises";

const ANSWERS_WITHIN_MS = 1000;

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string };
  readonly result?: { readonly usedSize?: number };
  readonly error?: { readonly message: string };
}

export interface Inspected {
  /** Has every thread of the process that is awake collect its garbage; resolves with the megabytes that their heaps still use. */
  usedAfterCollection(): Promise<number>;
  close(): void;
}

/** A process that was started with --inspect, over that protocol: its main thread, and its other threads through it. */
export async function inspect(port: number): Promise<Inspected> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error(`there is nothing to inspect at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`port ${port} cannot be inspected`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const threads = new Set<string>();
  let calls = 0;

  function call(method: string, params: object, thread?: string): Promise<Answer> {
    const id = ++calls;
    const message = JSON.stringify({ id, method, params });
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      if (!thread) return socket.send(message);
      // The carrier's own answer says nothing more and has an id of its own.
      const carrier = { method: "NodeWorker.sendMessageToWorker", params: { sessionId: thread, message } };
      socket.send(JSON.stringify({ id: ++calls, ...carrier }));
    });
  }
  function take(answer: Answer): void {
    if (answer.method === "NodeWorker.attachedToWorker") threads.add(String(answer.params?.sessionId));
    if (answer.method === "NodeWorker.detachedFromWorker") threads.delete(String(answer.params?.sessionId));
    if (answer.method === "NodeWorker.receivedMessageFromWorker")
      take(JSON.parse(String(answer.params?.message)));
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  }
  socket.onmessage = ({ data }) => take(JSON.parse(String(data)));
  await call("NodeWorker.enable", { waitForDebuggerOnStart: false });

  async function usedBy(thread?: string): Promise<number> {
    const collected = await call("HeapProfiler.collectGarbage", {}, thread);
    if (collected.error) throw new Error(collected.error.message);
    const { result } = await call("Runtime.getHeapUsage", {}, thread);
    return result?.usedSize ?? Number.NaN;
  }
  /** A pool's thread that has nothing to do sleeps and answers nobody: it holds what it held before. */
  const asleep = () => delay(ANSWERS_WITHIN_MS, 0, { ref: false });
  return {
    async usedAfterCollection() {
      let used = await usedBy();
      for (const thread of threads) used += await Promise.race([usedBy(thread), asleep()]);
      return used / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
