import { sleep } from "@temporalio/workflow";

/** Workflows as a careless change would leave them: the same names, and something else to begin with. */
export async function transaction(): Promise<void> {
  await sleep("1 hour");
}

export async function sweep(): Promise<void> {
  await sleep("1 hour");
}
