import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { aaveOracles } from "./contracts/aave.ts";
import { curvePools, poolRows } from "./contracts/curve-pools.ts";
import { morphoMarkets } from "./contracts/morpho-markets.ts";
import { vaultRows } from "./contracts/vaults.ts";
import { deriveContracts } from "./derive-contracts.ts";
import { deriveTokens } from "./derive-tokens.ts";
import { fetchPackages } from "./fetch-packages.ts";
import { PACKAGES, PINNED_ON, sourceOf } from "./packages.ts";
import { writeTable } from "./write-table.ts";

const FOLDER = new URL("../../validator/data/", import.meta.url);
const ORACLES = new URL("../../integrations/prices/aave-oracles.json", import.meta.url);
const PUBLICATIONS = "the projects' own publications, where no package has a row";

/** Derives the tables of contracts, tokens, vaults, pools, markets and price oracles anew. The same pins give the same bytes. */
export async function writeTables(): Promise<string[]> {
  const packages = await fetchPackages();
  try {
    const contracts = await deriveContracts(packages);
    const { tokens, everyday, contracts: lines } = await deriveTokens(packages);
    await writeTable(new URL("contracts.json", FOLDER), headOf({ contracts }), { contracts });
    await writeTable(
      new URL("tokens.json", FOLDER),
      { ...headOf({ everyday, tokens }), everyday },
      { tokens },
    );
    await writeFile(new URL("token-contracts.txt", FOLDER), textTable(lines));
    const vaults = await vaultRows(packages);
    await writeTable(new URL("vaults.json", FOLDER), headOf({ vaults }), { vaults });
    const pools = poolRows(await curvePools(packages));
    await writeTable(new URL("curve-pools.json", FOLDER), headOf({ pools }), { pools });
    const markets = await morphoMarkets(packages);
    await writeTable(new URL("morpho-markets.json", FOLDER), headOf({ markets }), { markets });
    const oracles = await aaveOracles(packages);
    await writeFile(ORACLES, `${JSON.stringify({ ...headOf({ oracles }), oracles }, null, 2)}\n`);
    const rows = Object.values(tokens).flat().length;
    return [
      `contracts.json: ${contracts.length} contracts`,
      `tokens.json: ${rows} tokens of ${Object.keys(tokens).length} chains`,
      `token-contracts.txt: ${lines.length} tokens`,
      `vaults.json: ${Object.values(vaults).flat().length} vaults`,
      `curve-pools.json: ${Object.values(pools).flat().length} pools`,
      `morpho-markets.json: ${Object.values(markets).flat().length} markets`,
      `aave-oracles.json: the oracles of ${Object.keys(oracles).length} chains`,
    ];
  } finally {
    await packages.remove();
  }
}

/** A head of one line, and a line for each row. */
function textTable(lines: readonly string[]): string {
  return `${JSON.stringify(headOf({ lines }))}\n${lines.join("\n")}\n`;
}

/** The version is a digest of the rows, so that equal versions mean equal data. */
function headOf(rows: unknown) {
  return {
    version: createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16),
    date: PINNED_ON,
    sources: [...PACKAGES.map(sourceOf), PUBLICATIONS],
  };
}
