import { createRequire } from "node:module";
import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

type ByChain = Record<string, string>;

interface CowConfig {
  COW_PROTOCOL_SETTLEMENT_CONTRACT_ADDRESS: ByChain;
  COW_PROTOCOL_VAULT_RELAYER_ADDRESS: ByChain;
  ETH_FLOW_ADDRESSES: ByChain;
  COMPOSABLE_COW_CONTRACT_ADDRESS: ByChain;
}

export function cowContracts(packages: FetchedPackages): ContractRow[] {
  const config = createRequire(import.meta.url)(
    packages.path("@cowprotocol/sdk-config", "dist/index.js"),
  ) as CowConfig;
  const row = (name: string, aliases: string[], byChain: ByChain) => ({
    name: `CoW ${name}`,
    protocol: "cow",
    aliases,
    at: chainsByAddress(Object.entries(byChain).map(([id, address]) => [Number(id), address] as const)),
  });
  return [
    row(
      "VaultRelayer",
      [
        "cow swap",
        "cowswap",
        "cow protocol",
        "cow vault relayer",
        "cow vaultrelayer",
        "cow swap vault relayer",
        "cow relayer",
        "vault relayer",
      ],
      config.COW_PROTOCOL_VAULT_RELAYER_ADDRESS,
    ),
    row("Settlement", ["cow settlement", "gpv2settlement"], config.COW_PROTOCOL_SETTLEMENT_CONTRACT_ADDRESS),
    row("ETH Flow", ["cow eth flow", "eth flow", "ethflow"], config.ETH_FLOW_ADDRESSES),
    row("ComposableCoW", ["composablecow", "composable cow"], config.COMPOSABLE_COW_CONTRACT_ADDRESS),
  ];
}
