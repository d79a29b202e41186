import { createHash } from "node:crypto";
import { aaveOracles } from "./contracts/aave.ts";
import { curvePools, poolRows } from "./contracts/curve-pools.ts";
import { morphoMarkets } from "./contracts/morpho-markets.ts";
import { vaultRows } from "./contracts/vaults.ts";
import { deriveContracts } from "./derive-contracts.ts";
import { deriveTokens } from "./derive-tokens.ts";
import type { FetchedPackages } from "./fetch-packages.ts";
import { type Pins, sourceOf } from "./packages.ts";
import { tableText } from "./table-text.ts";

const FOLDER = new URL("../../validator/data/", import.meta.url);
const ORACLES = new URL("../../integrations/prices/aave-oracles.json", import.meta.url);
const PUBLICATIONS = "the projects' own publications, where no package has a row";

/** A table as it is to be written. */
export interface DerivedTable {
  file: URL;
  text: string;
  /** What it has so many of: "612 contracts". */
  count: string;
}

/** Derives the tables of contracts, tokens, vaults, pools, markets and price oracles. The same pins give the same bytes. */
export async function deriveTables(packages: FetchedPackages, pins: Pins): Promise<DerivedTable[]> {
  const contracts = await deriveContracts(packages);
  const { tokens, everyday, contracts: lines } = await deriveTokens(packages);
  const vaults = await vaultRows(packages);
  const pools = poolRows(await curvePools(packages));
  const markets = await morphoMarkets(packages);
  const oracles = await aaveOracles(packages);
  const head = (rows: unknown) => headOf(rows, pins);
  const countOf = (rows: object) => Object.values(rows).flat().length;
  return [
    table("contracts.json", tableText(head({ contracts }), { contracts }), `${contracts.length} contracts`),
    table(
      "tokens.json",
      tableText({ ...head({ everyday, tokens }), everyday }, { tokens }),
      `${countOf(tokens)} tokens of ${Object.keys(tokens).length} chains`,
    ),
    // A head of one line, and a line for each row.
    table(
      "token-contracts.txt",
      `${JSON.stringify(head({ lines }))}\n${lines.join("\n")}\n`,
      `${lines.length} tokens`,
    ),
    table("vaults.json", tableText(head({ vaults }), { vaults }), `${countOf(vaults)} vaults`),
    table("curve-pools.json", tableText(head({ pools }), { pools }), `${countOf(pools)} pools`),
    table("morpho-markets.json", tableText(head({ markets }), { markets }), `${countOf(markets)} markets`),
    {
      file: ORACLES,
      text: `${JSON.stringify({ ...head({ oracles }), oracles }, null, 2)}\n`,
      count: `the oracles of ${Object.keys(oracles).length} chains`,
    },
  ];
}

function table(name: string, text: string, count: string): DerivedTable {
  return { file: new URL(name, FOLDER), text, count };
}

/** The version is a digest of the rows, so that equal versions mean equal data. */
function headOf(rows: unknown, { pinned_on: date, packages }: Pins) {
  return {
    version: createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16),
    date,
    sources: [...packages.map(sourceOf), PUBLICATIONS],
  };
}
