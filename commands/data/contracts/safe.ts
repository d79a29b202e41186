import { readdir } from "node:fs/promises";
import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

const SAFE = "@safe-global/safe-deployments";

interface Deployment {
  version: string;
  deployments: Record<string, { address: string }>;
  networkAddresses: Record<string, string | string[]>;
}

const NAMES: Readonly<Record<string, string>> = {
  gnosis_safe: "Safe",
  gnosis_safe_l2: "Safe L2",
  safe: "Safe",
  safe_l2: "Safe L2",
  multi_send: "Safe MultiSend",
  multi_send_call_only: "Safe MultiSendCallOnly",
  proxy_factory: "Safe ProxyFactory",
  safe_proxy_factory: "Safe ProxyFactory",
  compatibility_fallback_handler: "Safe CompatibilityFallbackHandler",
  default_callback_handler: "Safe DefaultCallbackHandler",
  extensible_fallback_handler: "Safe ExtensibleFallbackHandler",
  token_callback_handler: "Safe TokenCallbackHandler",
  create_call: "Safe CreateCall",
  create_and_add_modules: "Safe CreateAndAddModules",
  sign_message_lib: "Safe SignMessageLib",
  simulate_tx_accessor: "Safe SimulateTxAccessor",
  safe_migration: "Safe Migration",
  safe_to_l2_migration: "Safe ToL2Migration",
  safe_to_l2_setup: "Safe ToL2Setup",
};

/** Every version of the wallet's singletons and helpers; the wallets themselves are proxies with addresses of their own. */
export async function safeContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const rows: ContractRow[] = [];
  for (const version of (await readdir(packages.path(SAFE, "dist/assets"))).toSorted()) {
    for (const file of (await readdir(packages.path(SAFE, `dist/assets/${version}`))).toSorted()) {
      const name = NAMES[file.replace(".json", "")];
      if (!name) throw new Error(`${SAFE} has a contract that has no name here: ${file}`);
      const found = (await packages.json(SAFE, `dist/assets/${version}/${file}`)) as Deployment;
      rows.push({
        name: `${name} ${found.version}`,
        protocol: "safe",
        at: chainsByAddress(addresses(found)),
      });
    }
  }
  return rows;
}

function addresses({ deployments, networkAddresses }: Deployment): (readonly [number, string])[] {
  return Object.entries(networkAddresses).flatMap(([chainId, kinds]) =>
    [kinds].flat().map((kind) => [Number(chainId), deployments[kind]?.address ?? ""] as const),
  );
}
