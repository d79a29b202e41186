import { parseAddress } from "../../domain/ethereum-address.ts";
import { aaveContracts } from "./contracts/aave.ts";
import { COMET_HELPERS, COMETS } from "./contracts/comets.ts";
import { compoundContracts } from "./contracts/compound.ts";
import type { ContractRow } from "./contracts/contract-row.ts";
import { cowContracts } from "./contracts/cow.ts";
import { curveContracts } from "./contracts/curve-pools.ts";
import { lidoContracts } from "./contracts/lido.ts";
import { PUBLISHED } from "./contracts/published.ts";
import { registryContracts } from "./contracts/registry.ts";
import { safeContracts } from "./contracts/safe.ts";
import { uniswapContracts } from "./contracts/uniswap.ts";
import { SAVINGS, vaultContracts } from "./contracts/vaults.ts";
import { wrappedNativeContracts } from "./contracts/wrapped-natives.ts";
import type { FetchedPackages } from "./fetch-packages.ts";

/** All known contracts, one row per name and version, sorted. */
export async function deriveContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  checkWritten();
  const rows = [
    ...(await uniswapContracts(packages)),
    ...PUBLISHED,
    ...(await aaveContracts(packages)),
    ...compoundContracts(packages),
    ...cowContracts(packages),
    ...(await lidoContracts(packages)),
    ...(await safeContracts(packages)),
    ...(await vaultContracts(packages)),
    ...(await wrappedNativeContracts(packages)),
  ];
  rows.push(...notYetKnown(await curveContracts(packages), rows));
  rows.push(...notYetKnown(await registryContracts(packages), rows));
  const merged = new Map<string, ContractRow>();
  for (const row of rows) {
    const key = `${row.name} ${row.version ?? ""}`;
    const before = merged.get(key);
    merged.set(key, { ...row, ...before, at: { ...before?.at, ...lowerCase(row.at) } });
  }
  return [...merged.values()]
    .filter(({ at }) => Object.keys(at).length > 0)
    .map(({ name, protocol, version, aliases, also, at }) => ({
      name,
      protocol,
      ...(version ? { version } : {}),
      ...(aliases?.length ? { aliases } : {}),
      ...(also?.length ? { also } : {}),
      at: sortedChains(at),
    }))
    .toSorted((left, right) => compare(left.name, right.name) || compare(left.version, right.version));
}

/** Where a contract has a row of its own already, the registry's is left out. */
function notYetKnown(rows: readonly ContractRow[], before: readonly ContractRow[]): ContractRow[] {
  const seen = new Set(
    before.flatMap(({ at }) =>
      Object.entries(lowerCase(at)).flatMap(([address, chains]) =>
        chains === "*" ? [address] : chains.map((chain) => `${chain}:${address}`),
      ),
    ),
  );
  return rows.map((row) => {
    const at: Record<string, number[]> = {};
    for (const [address, chains] of Object.entries(row.at)) {
      const left = (chains === "*" ? [] : chains).filter((chain) => {
        const key = `${chain}:${address}`;
        if (seen.has(address) || seen.has(key)) return false;
        seen.add(key);
        return true;
      });
      if (left.length > 0) at[address] = left;
    }
    return { ...row, at };
  });
}

/** Addresses that were written by hand must carry a right checksum: a mistyped digit would be trusted. */
function checkWritten(): void {
  const written = [
    ...PUBLISHED.flatMap(({ at }) => Object.keys(at)),
    ...COMETS.flatMap(({ address, base }) => [address, base]),
    ...SAVINGS.flatMap(({ address, asset }) => [address, asset]),
    ...Object.values(COMET_HELPERS).flatMap((addresses) => addresses.map(([, address]) => address)),
  ];
  for (const address of written) {
    if (parseAddress(address) === undefined) throw new Error(`the checksum of ${address} is wrong`);
  }
}

function lowerCase(at: ContractRow["at"]): ContractRow["at"] {
  return Object.fromEntries(Object.entries(at).map(([address, chains]) => [address.toLowerCase(), chains]));
}

/** In the order in which the addresses were found: the first one on a chain is the one in use. */
function sortedChains(at: ContractRow["at"]): ContractRow["at"] {
  return Object.fromEntries(
    Object.entries(at).map(([address, chains]) => [
      address,
      chains === "*" ? chains : chains.toSorted((left, right) => left - right),
    ]),
  );
}

function compare(left = "", right = ""): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
