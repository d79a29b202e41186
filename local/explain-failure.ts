import { CannotStart } from "../runtime/cannot-start.ts";
import type { DataDirectory } from "./data-directory.ts";
import { requireDiskSpace, TO_GO_ON } from "./disk-space.ts";
import { lastWords } from "./last-words.ts";
import { PartFailed } from "./part.ts";

/** Turns what went wrong into the one sentence that the user gets, where there is one. */
export async function explainFailure(error: unknown, data: DataDirectory): Promise<unknown> {
  if (error instanceof CannotStart) return error;
  try {
    await requireDiskSpace(data.path, TO_GO_ON);
  } catch (full) {
    return full;
  }
  if (!(error instanceof PartFailed)) return error;
  const log = data.logFile(error.part);
  const words = lastWords(log);
  return new CannotStart(`${error.message}${words ? ` and said "${words}"` : ""}; its log is ${log}.`);
}
