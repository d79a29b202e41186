import { setTimeout as sleep } from "node:timers/promises";

/** The pause before another look: soon at first, then less often, as looks take the cores that are waited for. */
export async function lookAgain(began: number): Promise<void> {
  await sleep(Math.min(Math.max((Date.now() - began) / 10, 30), 120));
}
