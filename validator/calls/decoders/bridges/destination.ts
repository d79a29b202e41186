import { chainById, knownChains, spokenChains } from "../../../data/chains.ts";
import type { Destination } from "../../deed.ts";

/** Chains that no EVM id belongs to, and what they are called. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  Starknet: ["starknet", "starknet mainnet"],
  Solana: ["solana", "solana mainnet"],
  Noble: ["noble chain", "noble network"],
  Sui: ["sui network", "sui mainnet"],
  Aptos: ["aptos", "aptos mainnet"],
  Hyperliquid: ["hyperliquid", "hypercore"],
};

/** A chain as a bridge's destination, with what it is called; by its number alone where no table has it. */
export function destinationOf(chainId: number): Destination {
  const { name } = chainById(chainId);
  const isKnown = knownChains.some(({ id }) => id === chainId);
  const spoken = spokenChains.flatMap(([alias, id]) => (id === chainId ? [alias] : []));
  return { chainId, name, spoken: isKnown ? spoken : [`chain ${chainId}`, `chain id ${chainId}`] };
}

export function destinationNamed(name: string): Destination {
  return { name, spoken: OTHERS[name] ?? [name.toLowerCase()] };
}
