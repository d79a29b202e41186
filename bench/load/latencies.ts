import { setTimeout as sleep } from "node:timers/promises";
import { openConnection } from "./connection.ts";
import type { HttpLoad } from "./requests-per-second.ts";

/**
 * Milliseconds of every answer to requests that come at a steady rate, whether or not the earlier ones are answered. The
 * clock of each starts when it was due, so that waiting for a connection counts too.
 */
export async function latencies(load: HttpLoad, perSecond: number, forMs: number): Promise<number[]> {
  const free = await Promise.all(Array.from({ length: load.connections }, () => openConnection(load.port)));
  const all = [...free];
  const took: number[] = [];
  const due: number[] = [];
  const count = Math.floor((perSecond * forMs) / 1000);
  const began = performance.now();
  let sent = 0;

  async function answerDue(): Promise<void> {
    const connection = free.pop();
    if (!connection) return;
    for (let at = due.shift(); at !== undefined; at = due.shift()) {
      const request = load.requests[sent++ % load.requests.length];
      if (!request) throw new Error("nothing to ask for");
      const answer = await connection.send(request);
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text()}`);
      took.push(performance.now() - at);
    }
    free.push(connection);
  }

  const answering: Promise<void>[] = [];
  for (let made = 0; made < count; ) {
    const elapsed = performance.now() - began;
    for (; made < count && (made * 1000) / perSecond <= elapsed; made += 1) {
      due.push(began + (made * 1000) / perSecond);
      if (free.length > 0) answering.push(answerDue());
    }
    await sleep(1);
  }
  await Promise.all(answering);
  for (const connection of all) connection.close();
  return took;
}
