import type { CallDecoder } from "./decoder.ts";
import { safeAdministration } from "./safe/administration.ts";
import { deployments } from "./safe/deployment.ts";
import { executions } from "./safe/execute.ts";
import { ownership } from "./safe/ownership.ts";

/** Safe's wallets, and the functions by which other contracts are administered. */
export const safe: readonly CallDecoder[] = [
  ...executions,
  ...safeAdministration,
  ...deployments,
  ...ownership,
];
