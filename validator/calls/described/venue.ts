import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { contractAddress, contractAt } from "../../data/contracts.ts";
import type { Operation } from "../call.ts";

/** Where a described call goes, as far as it says. */
export interface Venue {
  protocol: string;
  to: Address;
  contract: string | null;
}

/** What a protocol is called otherwise. */
const ALIASES: Readonly<Record<string, string>> = {
  cowswap: "cow",
  cow_swap: "cow",
  cow_protocol: "cow",
  uniswapv2: "uniswap_v2",
  uniswapv3: "uniswap_v3",
  uniswapv4: "uniswap_v4",
  aave: "aave_v3",
  aavev3: "aave_v3",
  compoundv2: "compound_v2",
  compoundv3: "compound_v3",
  oneinch: "1inch",
};

/** The contract through which a protocol is used, where one is enough to say. */
function mainContract(protocol: string, asset: Asset | undefined): string | undefined {
  if (protocol === "uniswap" || protocol === "uniswap_v3") return "Uniswap V3 SwapRouter02";
  if (protocol === "uniswap_v2") return "Uniswap V2 Router";
  if (protocol === "uniswap_universal_router") return "Uniswap Universal Router";
  if (protocol === "cow") return "CoW Settlement";
  if (protocol === "aave_v3") return "Aave V3 Pool";
  if (protocol === "lido") return "Lido stETH";
  if (protocol === "1inch") return "1inch AggregationRouterV6";
  if (protocol === "compound" || protocol === "compound_v2") return `Compound V2 c${asset?.symbol}`;
  if (protocol === "compound_v3") return `Compound V3 c${asset?.symbol}v3`;
  return undefined;
}

const TOKEN_OPERATIONS: readonly Operation[] = ["transfer", "approve", "revoke"];

/** The protocol as the request names it, else the one that the contract belongs to; and its contract. */
export function venueOf(
  chainId: number,
  operation: Operation,
  asset: Asset | undefined,
  named: unknown,
  to: Address | undefined,
): Venue {
  if (TOKEN_OPERATIONS.includes(operation) && asset) {
    const token = asset.contract === "native" ? (to ?? ZERO_ADDRESS) : asset.contract;
    return {
      protocol: asset.contract === "native" ? "native" : "erc20",
      to: token,
      contract: nameAt(chainId, token),
    };
  }
  const known = to && contractAt(chainId, to);
  const protocol = canonical(named) ?? known?.protocol ?? "described";
  if (to) return { protocol, to, contract: known?.name ?? null };
  const name = mainContract(protocol, asset);
  const address = name === undefined ? undefined : contractAddress(name, chainId);
  return { protocol, to: address ?? ZERO_ADDRESS, contract: address && name ? name : null };
}

function nameAt(chainId: number, address: Address): string | null {
  return contractAt(chainId, address)?.name ?? null;
}

function canonical(named: unknown): string | undefined {
  if (typeof named !== "string" || named.trim() === "") return undefined;
  const plain = named
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_")
    .slice(0, 100);
  return Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : plain;
}
