import { loadSanctions, type SanctionsList } from "./load-sanctions.ts";
import tokens from "./tokens.json" with { type: "json" };

/** What is read once at the start and handed to every thread as plain data. */
export interface ReferenceData {
  sanctions: SanctionsList;
}

export function loadReferenceData(options: { sanctionsListPath: string | undefined }): ReferenceData {
  return { sanctions: loadSanctions(options.sanctionsListPath) };
}

/** The versions of all tables, as every verdict records them. */
export function dataVersions({ sanctions }: ReferenceData): Record<string, unknown> {
  return {
    tokens: tokens.version,
    sanctions: {
      date: sanctions.date,
      sources: sanctions.sources,
      entries: Object.keys(sanctions.entries).length,
    },
  };
}
