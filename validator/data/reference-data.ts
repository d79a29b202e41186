import contracts from "./contracts.json" with { type: "json" };
import { loadSanctions, type SanctionsList, type SanctionsPaths } from "./load-sanctions.ts";
import tokens from "./tokens.json" with { type: "json" };

/** What is read from files at the start, and again when they change, and handed to every thread as plain data. */
export interface ReferenceData {
  sanctions: SanctionsList;
}

export function loadReferenceData(paths: SanctionsPaths): ReferenceData {
  return { sanctions: loadSanctions(paths) };
}

/** The versions of all tables, as every verdict records them: a replay with the same ones gives the same bytes. */
export function dataVersions({ sanctions }: ReferenceData): Record<string, unknown> {
  return {
    tokens: { version: tokens.version, date: tokens.date },
    contracts: { version: contracts.version, date: contracts.date },
    sanctions: {
      date: sanctions.date,
      sources: sanctions.sources,
      entries: Object.keys(sanctions.entries).length,
      sha256: sanctions.sha256,
    },
  };
}
