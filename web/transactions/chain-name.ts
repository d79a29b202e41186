const NAMES: Readonly<Record<number, string>> = {
  1: "Ethereum",
  10: "Optimism",
  137: "Polygon",
  8453: "Base",
  42161: "Arbitrum One",
  11155111: "Sepolia",
  31337: "local chain",
};

export function chainName(chainId: number): string {
  return NAMES[chainId] ?? `chain ${chainId}`;
}
