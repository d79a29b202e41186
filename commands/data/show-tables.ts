import aaveOracles from "../../integrations/prices/aave-oracles.json" with { type: "json" };
import contracts from "../../validator/data/contracts.json" with { type: "json" };
import curvePools from "../../validator/data/curve-pools.json" with { type: "json" };
import { listedTable } from "../../validator/data/listed-tokens.ts";
import { loadSanctions, type SanctionsPaths } from "../../validator/data/load-sanctions.ts";
import morphoMarkets from "../../validator/data/morpho-markets.json" with { type: "json" };
import tokens from "../../validator/data/tokens.json" with { type: "json" };
import vaults from "../../validator/data/vaults.json" with { type: "json" };
import { ENGINE_VERSION } from "../../validator/engine/version.ts";
import { type Package, PINS, sourceOf } from "./packages.ts";
import { TABLE_SOURCES } from "./table-sources.ts";

const DAY_MS = 86_400_000;

/** Every table with its version, when it was derived, and from what, each source with its own age. */
export function showTables(paths: SanctionsPaths, now: number): string[] {
  const tables = {
    contracts,
    tokens,
    "more tokens": listedTable(),
    vaults,
    pools: curvePools,
    markets: morphoMarkets,
    "price oracles": aaveOracles,
  };
  const derived = Object.entries(tables).map(([name, { version, date }]) => ({
    name: name as keyof typeof tables,
    says: `version ${version}, derived ${aged(date, now)}`,
  }));
  const sanctions = loadSanctions(paths);
  return [
    ...derived.flatMap(({ name, says }) => [`${name}: ${says}`, ...sourcesOf(name, now)]),
    "ERC-7730 registry: read from its package as it is",
    ...sourcesOf("ERC-7730 registry", now),
    `chains, collections: written by hand, part of engine ${ENGINE_VERSION}`,
    `sanctions: of ${aged(sanctions.date, now)}, ${Object.keys(sanctions.entries).length} addresses`,
    ...sanctions.sources.map((source) => `  ${source}`),
    "",
    "Rows of contracts, tokens and vaults that no package has are from the projects' own publications.",
    "Newer ones: npm run data -- newer (tables), npm run data -- sanctions",
  ];
}

function sourcesOf(table: keyof typeof TABLE_SOURCES, now: number): string[] {
  const named = new Set<string>(TABLE_SOURCES[table]);
  return PINS.packages.filter(({ name }) => named.has(name)).map((one) => `  ${shown(one, now)}`);
}

function shown(one: Package, now: number): string {
  return one.published === undefined
    ? sourceOf(one)
    : `${sourceOf(one)}, published ${aged(one.published, now)}`;
}

function aged(date: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(date)) / DAY_MS));
  return `${date} (${days === 1 ? "1 day" : `${days} days`} ago)`;
}
