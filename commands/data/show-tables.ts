import contracts from "../../validator/data/contracts.json" with { type: "json" };
import curvePools from "../../validator/data/curve-pools.json" with { type: "json" };
import { listedTable } from "../../validator/data/listed-tokens.ts";
import { loadSanctions, type SanctionsPaths } from "../../validator/data/load-sanctions.ts";
import morphoMarkets from "../../validator/data/morpho-markets.json" with { type: "json" };
import { REGISTRY_PACKAGE } from "../../validator/data/reference-data.ts";
import tokens from "../../validator/data/tokens.json" with { type: "json" };
import vaults from "../../validator/data/vaults.json" with { type: "json" };

const DAY_MS = 86_400_000;

/** Every table with its version, age and sources. */
export function showTables(paths: SanctionsPaths, now: number): string[] {
  const tables = { contracts, tokens, "more tokens": listedTable(), vaults, curvePools, morphoMarkets };
  const sanctions = loadSanctions(paths);
  return [
    ...Object.entries(tables).map(
      ([name, { version, date, sources }]) =>
        `${name}: version ${version}, of ${date} (${ageOf(date, now)}), from ${sources.length} sources`,
    ),
    `ERC-7730 registry: ${REGISTRY_PACKAGE}`,
    `sanctions: of ${sanctions.date} (${ageOf(sanctions.date, now)}), ${Object.keys(sanctions.entries).length} addresses`,
    "",
    "Sources of the tables:",
    ...tokens.sources.map((source) => `  ${source}`),
  ];
}

function ageOf(date: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(date)) / DAY_MS));
  return days === 1 ? "1 day old" : `${days} days old`;
}
