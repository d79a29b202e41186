export const CUSTODY_ENVIRONMENTS = ["sandbox", "testnet", "mainnet"] as const;
export type CustodyEnvironment = (typeof CUSTODY_ENVIRONMENTS)[number];

export const CUSTODY_REGIONS = ["US", "EU", "EU2"] as const;
export type CustodyRegion = (typeof CUSTODY_REGIONS)[number];

const MAINNET = 1;

/** Real money and test money never mix: mainnet is executed in `mainnet` alone, other chains never there. */
export function executesOn(environment: CustodyEnvironment, chainId: number): boolean {
  return (chainId === MAINNET) === (environment === "mainnet");
}
