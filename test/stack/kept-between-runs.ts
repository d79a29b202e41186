import { join } from "node:path";

/** What is the same as long as its sources are, kept from run to run: compiled code, the bundle of the workflows. */
export const KEPT_BETWEEN_RUNS = join(
  import.meta.dirname,
  "..",
  "..",
  "node_modules",
  ".cache",
  "countersign-tests",
);
