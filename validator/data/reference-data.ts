import contracts from "./contracts.json" with { type: "json" };
import curvePools from "./curve-pools.json" with { type: "json" };
import { listedTable } from "./listed-tokens.ts";
import { loadSanctions, type SanctionsList, type SanctionsPaths } from "./load-sanctions.ts";
import morphoMarkets from "./morpho-markets.json" with { type: "json" };
import tokens from "./tokens.json" with { type: "json" };
import vaults from "./vaults.json" with { type: "json" };

/** The package that carries the ERC-7730 registry, which is read when a call needs it. */
export const REGISTRY_PACKAGE = "micro-eth-signer 0.20.1";

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
    tokens: versionOf(tokens),
    token_contracts: versionOf(listedTable()),
    contracts: versionOf(contracts),
    vaults: versionOf(vaults),
    curve_pools: versionOf(curvePools),
    morpho_markets: versionOf(morphoMarkets),
    erc7730: REGISTRY_PACKAGE,
    sanctions: {
      date: sanctions.date,
      sources: sanctions.sources,
      entries: Object.keys(sanctions.entries).length,
      sha256: sanctions.sha256,
    },
  };
}

function versionOf({ version, date }: { version: string; date: string }) {
  return { version, date };
}
