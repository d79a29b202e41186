import { endStack } from "./stack.ts";

/** Parts start when a test first asks for one; whatever was started ends with the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await endStack();
}
