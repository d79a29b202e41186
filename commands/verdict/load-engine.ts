import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Environment } from "../../runtime/environment.ts";
import { UnreadableSanctionsList } from "../../validator/data/parse-sanctions.ts";
import { loadReferenceData } from "../../validator/data/reference-data.ts";
import { createEngine, type Engine } from "../../validator/engine/engine.ts";

/** The engine with the lists that the validator and the worker use under the same variables. */
export function loadEngine({ SANCTIONS_LIST_PATH, DATA_DIR }: Environment): Engine {
  try {
    return createEngine(loadReferenceData({ sanctionsListPath: SANCTIONS_LIST_PATH, dataDir: DATA_DIR }));
  } catch (error) {
    if (error instanceof UnreadableSanctionsList) throw new CannotStart(error.message);
    throw error;
  }
}
