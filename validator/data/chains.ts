export interface Chain {
  id: number;
  name: string;
  currency: string;
}

interface ChainEntry extends Chain {
  /** What people call it, in lower case. */
  aliases: readonly string[];
}

const CHAINS: readonly ChainEntry[] = [
  {
    id: 1,
    name: "Ethereum",
    currency: "ETH",
    aliases: ["ethereum", "ethereum mainnet", "eth mainnet", "mainnet"],
  },
  { id: 10, name: "OP Mainnet", currency: "ETH", aliases: ["optimism", "op mainnet", "optimism mainnet"] },
  {
    id: 56,
    name: "BNB Smart Chain",
    currency: "BNB",
    aliases: ["bnb chain", "bnb smart chain", "bsc", "binance smart chain"],
  },
  { id: 100, name: "Gnosis", currency: "XDAI", aliases: ["gnosis", "gnosis chain"] },
  { id: 137, name: "Polygon", currency: "POL", aliases: ["polygon", "polygon mainnet", "polygon pos"] },
  { id: 8453, name: "Base", currency: "ETH", aliases: ["base", "base mainnet"] },
  { id: 17_000, name: "Holesky", currency: "ETH", aliases: ["holesky", "holesky testnet"] },
  {
    id: 31_337,
    name: "a local chain",
    currency: "ETH",
    aliases: ["anvil", "hardhat", "localhost", "local chain"],
  },
  {
    id: 42_161,
    name: "Arbitrum One",
    currency: "ETH",
    aliases: ["arbitrum", "arbitrum one", "arbitrum mainnet"],
  },
  { id: 43_114, name: "Avalanche", currency: "AVAX", aliases: ["avalanche", "avalanche c-chain"] },
  { id: 84_532, name: "Base Sepolia", currency: "ETH", aliases: ["base sepolia"] },
  { id: 421_614, name: "Arbitrum Sepolia", currency: "ETH", aliases: ["arbitrum sepolia"] },
  { id: 560_048, name: "Hoodi", currency: "ETH", aliases: ["hoodi", "hoodi testnet"] },
  {
    id: 11_155_111,
    name: "Sepolia",
    currency: "ETH",
    aliases: ["sepolia", "sepolia testnet", "ethereum sepolia"],
  },
  { id: 11_155_420, name: "OP Sepolia", currency: "ETH", aliases: ["op sepolia", "optimism sepolia"] },
];

const byId = new Map(CHAINS.map(({ id, name, currency }) => [id, { id, name, currency }]));

/** A chain that the table does not know still has an id; its currency is taken to be called ETH. */
export function chainById(id: number): Chain {
  return byId.get(id) ?? { id, name: `chain ${id}`, currency: "ETH" };
}

/** What people call the chains, in lower case, to their ids. */
export const spokenChains: readonly (readonly [spoken: string, id: number])[] = CHAINS.flatMap(
  ({ id, aliases }) => aliases.map((alias) => [alias, id] as const),
);
