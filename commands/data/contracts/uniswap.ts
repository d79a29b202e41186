import { createRequire } from "node:module";
import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

const CORE = "@uniswap/sdk-core";
const ROUTER = "@uniswap/universal-router-sdk";

interface Addresses {
  v3CoreFactoryAddress: string;
  swapRouter02Address?: string;
  nonfungiblePositionManagerAddress?: string;
  v4PositionManagerAddress?: string;
  v4PoolManagerAddress?: string;
}

interface CoreModule {
  V2_FACTORY_ADDRESSES: Record<string, string>;
  V2_ROUTER_ADDRESSES: Record<string, string>;
  CHAIN_TO_ADDRESSES_MAP: Record<string, Addresses>;
}

/** The first deployments share their addresses; SwapRouter02 lives at its default address only beside this factory. */
const FIRST_FACTORY = "0x1f98431c8ad98523631ae4a59f267346ea31f984";
const FIRST_SWAP_ROUTER_02 = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45";
const SWAP_ROUTER = "0xE592427A0AEce92De3Edee1F18E0157C05861564";

export async function uniswapContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const core = createRequire(import.meta.url)(packages.path(CORE, "dist/cjs/src/addresses.js")) as CoreModule;
  const chains = Object.entries(core.CHAIN_TO_ADDRESSES_MAP).map(([id, one]) => ({ id: Number(id), ...one }));
  const isFirst = (one: Addresses) => one.v3CoreFactoryAddress.toLowerCase() === FIRST_FACTORY;
  const each = (address: (one: Addresses) => string | undefined) =>
    chainsByAddress(chains.map((one) => [one.id, address(one) ?? ""] as const));
  return [
    {
      name: "Uniswap V2 Router",
      protocol: "uniswap_v2",
      aliases: ["uniswap v2", "uniswap v2 router"],
      at: chainsByAddress(byChain(core.V2_ROUTER_ADDRESSES)),
    },
    {
      name: "Uniswap V2 Factory",
      protocol: "uniswap_v2",
      aliases: ["uniswap v2 factory"],
      at: chainsByAddress(byChain(core.V2_FACTORY_ADDRESSES)),
    },
    {
      name: "Uniswap V3 SwapRouter",
      protocol: "uniswap_v3",
      aliases: ["uniswap v3", "uniswap v3 router", "uniswap v3 swaprouter", "uniswap v3 swap router"],
      at: each((one) => (isFirst(one) ? SWAP_ROUTER : undefined)),
    },
    {
      name: "Uniswap V3 SwapRouter02",
      protocol: "uniswap_v3",
      aliases: [
        "uniswap v3",
        "uniswap v3 router",
        "swaprouter02",
        "uniswap swaprouter02",
        "uniswap v3 swaprouter02",
        "swap router 02",
        "uniswap swap router 02",
        "uniswap v3 swap router 02",
      ],
      at: each((one) => one.swapRouter02Address ?? (isFirst(one) ? FIRST_SWAP_ROUTER_02 : undefined)),
    },
    {
      name: "Uniswap V3 NonfungiblePositionManager",
      protocol: "uniswap_v3",
      aliases: ["uniswap v3 position manager", "nonfungiblepositionmanager"],
      at: each((one) => one.nonfungiblePositionManagerAddress),
    },
    {
      name: "Uniswap V4 PositionManager",
      protocol: "uniswap_v4",
      aliases: ["uniswap v4 position manager"],
      at: each((one) => one.v4PositionManagerAddress),
    },
    {
      name: "Uniswap V4 PoolManager",
      protocol: "uniswap_v4",
      aliases: ["uniswap v4 pool manager"],
      at: each((one) => one.v4PoolManagerAddress),
    },
    ...(await universalRouters(packages)),
  ];
}

function byChain(addresses: Record<string, string>): (readonly [number, string])[] {
  return Object.entries(addresses).map(([id, address]) => [Number(id), address] as const);
}

const ENTRY =
  /^ {4}\[(\d+)\]: \{|weth: '(0x[0-9a-fA-F]{40})'|UniversalRouterVersion\.V([\d_]+)\]: \{\s*address: '(0x[0-9a-fA-F]{40})'/gm;

interface RouterConfig {
  weth: (readonly [chainId: number, address: string])[];
  /** Where an old chain repeats an address for later versions, the first version is the code that is there. */
  routers: Map<string, (readonly [chainId: number, address: string])[]>;
}

/** Read as text: the module pulls in a large library to do its arithmetic. */
export async function universalRouterConfig(packages: FetchedPackages): Promise<RouterConfig> {
  const config: RouterConfig = { weth: [], routers: new Map() };
  const seen = new Set<string>();
  let chainId = 0;
  for (const [, chain, weth, version, address] of (
    await packages.text(ROUTER, "dist/cjs/src/utils/constants.js")
  ).matchAll(ENTRY)) {
    if (chain) chainId = Number(chain);
    if (weth) config.weth.push([chainId, weth]);
    if (!version || !address || seen.has(`${chainId}:${address}`)) continue;
    seen.add(`${chainId}:${address}`);
    const name = version.replaceAll("_", ".");
    config.routers.set(name, [...(config.routers.get(name) ?? []), [chainId, address]]);
  }
  return config;
}

async function universalRouters(packages: FetchedPackages): Promise<ContractRow[]> {
  const { routers } = await universalRouterConfig(packages);
  return [...routers].map(([version, addresses]) => ({
    name: "Uniswap Universal Router",
    protocol: "uniswap_universal_router",
    aliases: ["uniswap universal router", "universal router"],
    version,
    at: chainsByAddress(addresses),
  }));
}
