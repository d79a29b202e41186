import { createRequire } from "node:module";
import type { FetchedPackages } from "../fetch-packages.ts";
import { COMET_HELPERS, COMETS } from "./comets.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

interface CompoundModule {
  address: { mainnet: Record<string, string> };
}

/** Replaced by a second cWBTC, which the package knows and which has the symbol; deposits are still in this one. */
const LEGACY_CWBTC = "0xC11b1268C1A384e55C48c2391d8d480264A3A7F4";

/** The cTokens of Compound V2 on mainnet with what they lend; "native" for cETH. */
export function compoundV2Tokens(packages: FetchedPackages) {
  const { mainnet } = compoundModule(packages).address;
  const tokens = Object.entries(mainnet)
    .filter(([name]) => /^c[A-Z]/.test(name))
    .map(([symbol, address]) => ({
      symbol,
      address,
      underlying: symbol === "cETH" ? "native" : String(mainnet[symbol.slice(1)]),
    }));
  return [...tokens, { symbol: "cWBTC-legacy", address: LEGACY_CWBTC, underlying: String(mainnet.WBTC) }];
}

export function compoundContracts(packages: FetchedPackages): ContractRow[] {
  const { mainnet } = compoundModule(packages).address;
  const v2 = (name: string, address: string | undefined, aliases: string[]): ContractRow => ({
    name: `Compound V2 ${name}`,
    protocol: "compound_v2",
    aliases,
    at: chainsByAddress([[1, String(address)]]),
  });
  return [
    ...compoundV2Tokens(packages).map(({ symbol, address }) =>
      v2(symbol, address, [`compound v2 ${symbol.toLowerCase()}`, `compound ${symbol.toLowerCase()}`]),
    ),
    v2("Comptroller", mainnet.Comptroller, ["compound comptroller", "compound v2 comptroller"]),
    v2("Maximillion", mainnet.Maximillion, ["compound maximillion"]),
    ...comets(),
  ];
}

function comets(): ContractRow[] {
  const bySymbol = Map.groupBy(COMETS, ({ symbol }) => symbol);
  return [
    ...[...bySymbol].map(([symbol, markets]) => ({
      name: `Compound V3 ${symbol}`,
      protocol: "compound_v3",
      aliases: [
        `compound v3 ${symbol.toLowerCase()}`,
        symbol.toLowerCase(),
        `compound ${symbol.toLowerCase()}`,
      ],
      at: chainsByAddress(markets.map(({ chainId, address }) => [chainId, address])),
    })),
    ...Object.entries(COMET_HELPERS).map(([name, addresses]) => ({
      name: `Compound V3 ${name}`,
      protocol: "compound_v3",
      aliases: [`compound ${name.toLowerCase()}`, `compound v3 ${name.toLowerCase()}`],
      at: chainsByAddress(addresses),
    })),
  ];
}

function compoundModule(packages: FetchedPackages): CompoundModule {
  return createRequire(import.meta.url)(
    packages.path("@compound-finance/compound-js", "dist/nodejs/constants.js"),
  );
}
