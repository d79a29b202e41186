import { availableParallelism, cpus, loadavg } from "node:os";

/** What a table was measured on, and what else the machine was doing. */
export function machine(): string {
  return `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model}), load ${load()}`;
}

export function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(", ");
}
