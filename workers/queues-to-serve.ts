import { CannotStart } from "../runtime/cannot-start.ts";
import type { Queue } from "./create-queues.ts";

/** The queues that WORKER_QUEUES names; all of them where it names none. */
export function queuesToServe(
  queues: readonly Queue[],
  wanted: readonly string[] | undefined,
): readonly Queue[] {
  const known = queues.map(({ name }) => name);
  const stranger = wanted?.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new CannotStart(`WORKER_QUEUES names ${stranger}; there are ${known.join(", ")}.`);
  return wanted ? queues.filter(({ name }) => wanted.includes(name)) : queues;
}
