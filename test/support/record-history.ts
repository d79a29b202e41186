import { writeFile } from "node:fs/promises";
import type { WorkflowHandle } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";

const folder = new URL("../replay/histories/", import.meta.url);

/** Keeps a real run's history for the replay tests, unless one of that name is kept already: delete the file to record it anew. */
export async function recordHistory(name: string, handle: WorkflowHandle): Promise<void> {
  const history = historyToJSON(await handle.fetchHistory());
  try {
    await writeFile(new URL(`${name}.json`, folder), `${history}\n`, { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
