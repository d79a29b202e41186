export interface Chain {
  id: number;
  name: string;
  currency: string;
}

interface ChainEntry extends Chain {
  /** What people call it, in lower case. A name that is an everyday word stands here with "chain" or "network". */
  aliases: readonly string[];
}

const CHAINS: readonly ChainEntry[] = [
  {
    id: 1,
    name: "Ethereum",
    currency: "ETH",
    aliases: ["ethereum", "ethereum mainnet", "eth mainnet", "mainnet", "ethereum l1", "eth l1"],
  },
  { id: 10, name: "OP Mainnet", currency: "ETH", aliases: ["optimism", "op mainnet", "optimism mainnet"] },
  { id: 14, name: "Flare", currency: "FLR", aliases: ["flare", "flare network", "flare mainnet"] },
  { id: 19, name: "Songbird", currency: "SGB", aliases: ["songbird", "songbird network"] },
  {
    id: 56,
    name: "BNB Smart Chain",
    currency: "BNB",
    aliases: ["bnb chain", "bnb smart chain", "bsc", "binance smart chain"],
  },
  { id: 100, name: "Gnosis", currency: "XDAI", aliases: ["gnosis", "gnosis chain"] },
  { id: 130, name: "Unichain", currency: "ETH", aliases: ["unichain", "unichain mainnet"] },
  { id: 137, name: "Polygon", currency: "POL", aliases: ["polygon", "polygon mainnet", "polygon pos"] },
  { id: 143, name: "Monad", currency: "MON", aliases: ["monad mainnet", "monad network", "monad chain"] },
  { id: 146, name: "Sonic", currency: "S", aliases: ["sonic mainnet", "sonic network", "sonic chain"] },
  { id: 196, name: "X Layer", currency: "OKB", aliases: ["x layer", "xlayer"] },
  { id: 324, name: "ZKsync Era", currency: "ETH", aliases: ["zksync", "zksync era", "zksync mainnet"] },
  { id: 480, name: "World Chain", currency: "ETH", aliases: ["world chain", "worldchain"] },
  {
    id: 1088,
    name: "Metis",
    currency: "METIS",
    aliases: ["metis andromeda", "metis network", "metis chain"],
  },
  { id: 1101, name: "Polygon zkEVM", currency: "ETH", aliases: ["polygon zkevm"] },
  { id: 1301, name: "Unichain Sepolia", currency: "ETH", aliases: ["unichain sepolia"] },
  { id: 1868, name: "Soneium", currency: "ETH", aliases: ["soneium", "soneium mainnet"] },
  { id: 999, name: "HyperEVM", currency: "HYPE", aliases: ["hyperevm"] },
  {
    id: 4200,
    name: "Merlin",
    currency: "BTC",
    aliases: ["merlin chain", "merlin network", "merlin mainnet"],
  },
  { id: 4326, name: "MegaETH", currency: "ETH", aliases: ["megaeth", "megaeth mainnet"] },
  {
    id: 5000,
    name: "Mantle",
    currency: "MNT",
    aliases: ["mantle mainnet", "mantle network", "mantle chain"],
  },
  { id: 8453, name: "Base", currency: "ETH", aliases: ["base", "base mainnet"] },
  {
    id: 9745,
    name: "Plasma",
    currency: "XPL",
    aliases: ["plasma mainnet", "plasma network", "plasma chain"],
  },
  { id: 10_200, name: "Chiado", currency: "XDAI", aliases: ["chiado", "gnosis chiado"] },
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
    aliases: ["arbitrum", "arbitrum one", "arbitrum mainnet", "arb1", "arb one"],
  },
  { id: 42_220, name: "Celo", currency: "CELO", aliases: ["celo mainnet", "celo network", "celo chain"] },
  { id: 43_113, name: "Avalanche Fuji", currency: "AVAX", aliases: ["fuji", "avalanche fuji"] },
  { id: 43_114, name: "Avalanche", currency: "AVAX", aliases: ["avalanche", "avalanche c-chain"] },
  { id: 57_073, name: "Ink", currency: "ETH", aliases: ["ink mainnet", "ink network", "ink chain"] },
  { id: 59_144, name: "Linea", currency: "ETH", aliases: ["linea", "linea mainnet"] },
  { id: 80_002, name: "Polygon Amoy", currency: "POL", aliases: ["amoy", "polygon amoy"] },
  { id: 80_094, name: "Berachain", currency: "BERA", aliases: ["berachain", "berachain mainnet"] },
  { id: 81_457, name: "Blast", currency: "ETH", aliases: ["blast mainnet", "blast network", "blast chain"] },
  { id: 84_532, name: "Base Sepolia", currency: "ETH", aliases: ["base sepolia"] },
  { id: 421_614, name: "Arbitrum Sepolia", currency: "ETH", aliases: ["arbitrum sepolia"] },
  {
    id: 534_352,
    name: "Scroll",
    currency: "ETH",
    aliases: ["scroll mainnet", "scroll network", "scroll chain"],
  },
  { id: 560_048, name: "Hoodi", currency: "ETH", aliases: ["hoodi", "hoodi testnet"] },
  { id: 7_777_777, name: "Zora", currency: "ETH", aliases: ["zora mainnet", "zora network", "zora chain"] },
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

export const knownChains: readonly Chain[] = [...byId.values()];

/** What people call the chains, in lower case, to their ids. */
export const spokenChains: readonly (readonly [spoken: string, id: number])[] = CHAINS.flatMap(
  ({ id, aliases }) => aliases.map((alias) => [alias, id] as const),
);

/** Chains whose coins are worth nothing. */
export function isTestnet({ name }: Chain): boolean {
  return /sepolia|holesky|hoodi|chiado|amoy|fuji|testnet|local|hardhat|anvil/i.test(name);
}
